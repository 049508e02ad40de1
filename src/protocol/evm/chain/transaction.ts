import type { Abi, Hex } from "viem";
import type { DecodedEvent } from "./registry";

/** A raw log as the EVM emitted it. */
export type Log = { address: Hex; topics: Hex[]; data: Hex };

/** What a transaction did. */
export type Receipt<Result = unknown> = {
  /** Hash that identifies the transaction on this chain. Not a hash of a signed transaction. */
  hash: Hex;
  blockNumber: bigint;
  /** Seconds since the Unix epoch. */
  timestamp: bigint;
  from: Hex;
  /** The contract called; undefined when the transaction created one. */
  to: Hex | undefined;
  /** The address created; undefined when the transaction called one. */
  created: Hex | undefined;
  /** Wei sent along. */
  value: bigint;
  /** Decoded return value: undefined, a single value, or a tuple as an array. */
  result: Result;
  /** Returned bytes. */
  output: Hex;
  logs: Log[];
  /** Decoded logs in the order in which they were emitted. Logs of unknown contracts are left out. */
  events: DecodedEvent[];
  /**
   * Gas used by execution: what `gasleft()` before minus after the call shows. Without the 21,000 gas and the
   * calldata gas that every transaction pays, and before refunds.
   */
  gasUsed: bigint;
  /** Gas that the entire transaction pays for: with its own 21,000 and its calldata, less what storage gives back. */
  transactionGas: bigint;
};

/** Who calls, and with how much. */
export type CallOptions = {
  /** Account that calls; the chain's `deployer` when left out. */
  from?: Hex;
  /** Wei sent along. */
  value?: bigint;
};

/** How a contract is read. */
export type ReadOptions = CallOptions & {
  /** Seconds since the Unix epoch at which the call is to run; the chain's own time when left out. */
  at?: bigint;
};

/** A call in bytes. */
export type RawCall = CallOptions & {
  /** The contract called; one is created when left out. */
  to?: Hex;
  data?: Hex;
};

/** What a contract's handle asks of its chain. */
export interface Node {
  call(call: RawCall & ReadOptions): Promise<{ output: Hex; gasUsed: bigint }>;
  transact(call: RawCall): Promise<Receipt>;
}

/** Any contract artifact: the ABI and the creation bytecode, with all libraries linked. */
export type Artifact = { abi: Abi; bytecode: Hex };
