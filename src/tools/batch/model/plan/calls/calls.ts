import { type Address, encodeFunctionData, type Hex } from "viem";
import { TRANSACTION_GAS_CAP } from "../../../../../../data/contracts/gas/lockup";
import { getFunctionAbi, type Target } from "./abi";
import type { Deployment } from "./deployment";
import type { Action } from "../../rows/actionRows";
import type { FlowGrant, Grant, LockupGrant } from "../../rows/grants";

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
  /** Wei that withdrawals pay, once in a batch. */
  readonly fee: bigint;
}

/** What a row asks for: a stream to create, or something to do with one. */
export type Order = Grant | Action;

/** One batch: what its rows ask for, and the transactions that do it. */
export interface Batch {
  readonly orders: readonly Order[];
  readonly calls: readonly Call[];
}

/**
 * Gas that a row takes at most in a batch, with its calldata; tests measure what the contracts take. A part is a
 * segment or a tranche.
 */
export const GAS = { flow: 215_000n, lockup: 225_000n, part: 36_000n, action: 110_000n } as const;

/** What a batch takes beside its rows: the approval, and what the Safe itself does. */
const OVERHEAD = 300_000n;

function getGas(order: Order): bigint {
  return order.kind === "lockup" ? GAS.lockup + GAS.part * BigInt(order.parts) : GAS[order.kind];
}

/**
 * Splits rows into batches, so that each fits into one transaction: Ethereum takes none above 2^24 gas (EIP-7825).
 *
 * @param cap gas of a transaction
 */
export function split(orders: readonly Order[], cap = BigInt(TRANSACTION_GAS_CAP)): Order[][] {
  const batches: Order[][] = [];
  let left = 0n;
  for (const order of orders) {
    const gas = getGas(order);
    if (batches.length === 0 || gas > left) {
      batches.push([]);
      left = cap - OVERHEAD;
    }
    batches.at(-1)!.push(order);
    left -= gas;
  }
  return batches;
}

/** Returns a call of the contract that a batch knows by this name. */
function composeCall(
  target: Target,
  to: Address,
  functionName: string,
  args: readonly unknown[],
  value = 0n,
): Call {
  const data = encodeFunctionData({ abi: getFunctionAbi(target, functionName), functionName, args });
  return { target, to, value, data, functionName, args };
}

/** Returns the transactions of one batch: approvals of the exact sums, and what the rows ask for. */
export function composeCalls(orders: readonly Order[], terms: Terms, deployment: Deployment): Call[] {
  const flows = orders.filter((order) => order.kind === "flow");
  const lockups = orders.filter((order) => order.kind === "lockup");
  const actions = orders.filter((order) => order.kind === "action");
  return [
    ...composeApproval(flows, terms.token, deployment.flow),
    ...flows.map((grant) => createFlow(grant, terms, deployment)),
    ...composeApproval(lockups, terms.token, deployment.batchLockup),
    ...createLockups(lockups, terms, deployment),
    ...composeApproval(actions, terms.token, deployment.flow),
    ...act(actions, terms, deployment),
  ];
}

/** Returns what a list pays in, base units. */
export function addUpOrders(orders: readonly Order[]): bigint {
  return orders.reduce((sum, { deposit }) => sum + deposit, 0n);
}

/**
 * Returns the calls for an account that is no Safe, in as few transactions as there can be: what goes to Flow or to
 * Lockup becomes one call of the contract's own `batch`, so that all of it works or nothing does.
 */
export function encodePacked(calls: readonly Call[]): (Call & { readonly inner: readonly Call[] })[] {
  const alone = (list: readonly Call[]) => list.map((item) => ({ ...item, inner: [] }));
  // A batch calls one of the two.
  const inner = calls.filter(({ target }) => target === "flow" || target === "lockup");
  const [first] = inner;
  if (!first || inner.length < 2) return alone(calls);
  const value = inner.reduce((sum, call) => sum + call.value, 0n);
  const together = composeCall(first.target, first.to, "batch", [inner.map(({ data }) => data)], value);
  return [...alone(calls.filter((candidate) => !inner.includes(candidate))), { ...together, inner }];
}

/**
 * Returns the calls as a Safe sends them: one by one, so that its owners see each. Withdrawals that pay a fee go into
 * one call of the contract's `batch`, which checks all of them against the value that is sent once.
 */
export function composeSafeCall(calls: readonly Call[]): readonly Call[] {
  return calls.some(({ value }) => value > 0n) ? encodePacked(calls) : calls;
}

/** Returns the calls of actions: one a row, or one for all rows. */
function act(actions: readonly Action[], { fee }: Terms, deployment: Deployment): Call[] {
  const [first] = actions;
  if (!first) return [];
  const { product, functionName, isTogether, hasFee } = first.action;
  const lists = isTogether
    ? [first.args.map((_, index) => actions.map(({ args }) => args[index]))]
    : actions.map(({ args }) => args);
  return lists.map((args, index) =>
    composeCall(product, deployment[product], functionName, args, hasFee && index === 0 ? fee : 0n),
  );
}

function composeApproval(orders: readonly Order[], token: Address, spender: Address): Call[] {
  const sum = addUpOrders(orders);
  return sum === 0n ? [] : [composeCall("token", token, "approve", [spender, sum])];
}

function createFlow(grant: FlowGrant, { safe, token, isTransferable }: Terms, { flow }: Deployment): Call {
  const { recipient, ratePerSecond, startTime, deposit } = grant;
  const args = [safe, recipient, ratePerSecond, Number(startTime), token, isTransferable];
  // The contract refuses a deposit of nothing.
  return deposit === 0n
    ? composeCall("flow", flow, "create", args)
    : composeCall("flow", flow, "createAndDeposit", [...args, deposit]);
}

/** Returns one call for all rows of one function, in the order of the list. */
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
    return composeCall("batchLockup", batchLockup, functionName, [lockup, terms.token, structs]);
  });
}
