import { type Address, encodeFunctionData, type Hex } from "viem";
import { TRANSACTION_GAS_CAP } from "../../../data/contracts/gas/lockup";
import { abiOf, type Target } from "./abi";
import type { FlowGrant, Grant, LockupGrant } from "./grants";

/** Where a chain has the contracts that a batch calls: Lockup v4.0 and Flow v3.0. */
export interface Deployment {
  readonly chainId: number;
  readonly lockup: Address;
  readonly batchLockup: Address;
  readonly flow: Address;
}

/** A transaction of a batch, in bytes. */
export interface Transaction {
  readonly to: Address;
  /** Wei sent along. */
  readonly value: bigint;
  readonly data: Hex;
}

/** A transaction with what it was encoded from. */
export interface Call extends Transaction {
  readonly target: Target;
  readonly functionName: string;
  readonly args: readonly unknown[];
}

/** What all streams of a batch have in common. */
export interface Terms {
  /** The account that pays, and stays the sender of the streams. */
  readonly safe: Address;
  readonly token: Address;
  /** Of Lockup streams: whether the sender can cancel. */
  readonly isCancelable: boolean;
  readonly isTransferable: boolean;
}

/** One batch: what its rows ask for, and the transactions that do it. */
export interface Batch {
  readonly grants: readonly Grant[];
  readonly calls: readonly Call[];
}

/**
 * Gas that a row takes at most in a batch, with its calldata; tests measure what the contracts take. A part is a
 * segment or a tranche.
 */
export const GAS = { flow: 215_000n, lockup: 225_000n, part: 36_000n } as const;

/** What a batch takes beside its rows: the approval, and what the Safe itself does. */
const OVERHEAD = 300_000n;

function gasOf(grant: Grant): bigint {
  return grant.kind === "flow" ? GAS.flow : GAS.lockup + GAS.part * BigInt(grant.parts);
}

/**
 * Splits rows into batches, so that each fits into one transaction: Ethereum takes none above 2^24 gas (EIP-7825).
 *
 * @param cap gas of a transaction
 */
export function split(grants: readonly Grant[], cap = BigInt(TRANSACTION_GAS_CAP)): Grant[][] {
  const batches: Grant[][] = [];
  let left = 0n;
  for (const grant of grants) {
    const gas = gasOf(grant);
    if (batches.length === 0 || gas > left) {
      batches.push([]);
      left = cap - OVERHEAD;
    }
    batches.at(-1)!.push(grant);
    left -= gas;
  }
  return batches;
}

/** A call of the contract that a batch knows by this name. */
function call(target: Target, to: Address, functionName: string, args: readonly unknown[], value = 0n): Call {
  const data = encodeFunctionData({ abi: abiOf(target, functionName), functionName, args });
  return { target, to, value, data, functionName, args };
}

/** The transactions that create the streams of one batch: an approval of the exact sum, and the creations. */
export function callsOf(grants: readonly Grant[], terms: Terms, deployment: Deployment): Call[] {
  const flows = grants.filter((grant) => grant.kind === "flow");
  const lockups = grants.filter((grant) => grant.kind === "lockup");
  return [
    ...approval(flows, terms.token, deployment.flow),
    ...flows.map((grant) => createFlow(grant, terms, deployment)),
    ...approval(lockups, terms.token, deployment.batchLockup),
    ...createLockups(lockups, terms, deployment),
  ];
}

/** What a list pays in, base units. */
export function sumOf(grants: readonly Grant[]): bigint {
  return grants.reduce((sum, { deposit }) => sum + deposit, 0n);
}

/**
 * The calls for an account that is no Safe, in as few transactions as there can be: what goes to Flow becomes one call of
 * its own `batch`, so that all of it works or nothing does.
 */
export function packed(calls: readonly Call[]): (Call & { readonly inner: readonly Call[] })[] {
  const flows = calls.filter(({ target }) => target === "flow");
  if (flows.length < 2) return calls.map((one) => ({ ...one, inner: [] }));
  const rest = calls.filter(({ target }) => target !== "flow");
  const together = call("flow", flows[0]!.to, "batch", [flows.map(({ data }) => data)]);
  return [...rest.map((one) => ({ ...one, inner: [] })), { ...together, inner: flows }];
}

function approval(grants: readonly Grant[], token: Address, spender: Address): Call[] {
  const sum = sumOf(grants);
  return sum === 0n ? [] : [call("token", token, "approve", [spender, sum])];
}

function createFlow(grant: FlowGrant, { safe, token, isTransferable }: Terms, { flow }: Deployment): Call {
  const { recipient, ratePerSecond, startTime, deposit } = grant;
  const args = [safe, recipient, ratePerSecond, Number(startTime), token, isTransferable];
  // The contract refuses a deposit of nothing.
  return deposit === 0n
    ? call("flow", flow, "create", args)
    : call("flow", flow, "createAndDeposit", [...args, deposit]);
}

/** One call for all rows of one function, in the order of the list. */
function createLockups(grants: readonly LockupGrant[], terms: Terms, deployment: Deployment): Call[] {
  const names = [...new Set(grants.map(({ functionName }) => functionName))];
  return names.map((functionName) => {
    const structs = grants
      .filter((grant) => grant.functionName === functionName)
      .map(({ recipient, deposit, schedule, shape }) => ({
        sender: terms.safe,
        recipient,
        depositAmount: deposit,
        cancelable: terms.isCancelable,
        transferable: terms.isTransferable,
        ...schedule,
        shape,
      }));
    const { batchLockup, lockup } = deployment;
    return call("batchLockup", batchLockup, functionName, [lockup, terms.token, structs]);
  });
}
