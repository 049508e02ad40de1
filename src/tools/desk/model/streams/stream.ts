import type * as Flow from "../../../../protocol/streams/flow/stream";
import type * as Lockup from "../../../../protocol/streams/lockup/stream";

/** A token as an index describes it. Anyone can deploy a token with any name, so its symbol proves nothing. */
export interface Token {
  readonly chainId: number;
  /** Lower case. */
  readonly address: string;
  /** At most 20 visible characters, without marks that change the direction of the text. */
  readonly symbol: string;
  /** 0 to 255. */
  readonly decimals: number;
}

/** What both products have in common. Addresses are in lower case, times in Unix seconds. */
interface Common {
  /** `address-chainId-tokenId`, the key in the indexers. */
  readonly id: string;
  /** `LK3-1-42`; the long ID where the contract is not one of the known releases. */
  readonly name: string;
  readonly chainId: number;
  readonly contract: string;
  readonly tokenId: bigint;
  /** `v4.0`; empty where the contract is not one of the known releases. */
  readonly version: string;
  /** Whether the contract is one of the released contracts on this chain. Without that, no transaction is offered. */
  readonly isKnown: boolean;
  readonly sender: string;
  /** In Lockup v1.0, the owner of the proxy that is the sender. */
  readonly proxender?: string | undefined;
  readonly recipient: string;
  readonly token: Token;
  readonly isTransferable: boolean;
  readonly createdAt: bigint;
}

/** A Lockup stream as an index last saw it. */
export interface LockupStream extends Common {
  readonly product: "lockup";
  /** What the contract stores, as the arithmetic of this site needs it. */
  readonly state: Lockup.Stream;
  readonly canceledAt: bigint | undefined;
}

/** A Flow stream as an index last saw it. */
export interface FlowStream extends Common {
  readonly product: "flow";
  readonly state: Flow.Stream;
  /** Base units. */
  readonly withdrawnAmount: bigint;
  /** Base units that were written off when the stream was voided. */
  readonly forgivenDebt: bigint;
  readonly startTime: bigint;
}

export type Stream = LockupStream | FlowStream;
