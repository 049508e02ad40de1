import * as FlowDebt from "../../../../protocol/streams/flow/debt";
import type * as FlowStreamState from "../../../../protocol/streams/flow/stream";
import * as Transition from "../../../../protocol/streams/flow/transition";
import { computeAmountsAt } from "../streams/amounts";
import type { FlowStream, LockupStream, Stream } from "../streams/stream";
import type { StreamAction } from "../indexer/rows";

/** What a stream had streamed and not paid out at a past moment, in base units. */
export interface PastBalance {
  readonly stream: Stream;
  /** Streamed by then and not withdrawn by then. */
  readonly unpaid: bigint;
  /** In Flow, the part of it that the balance did not cover. */
  readonly uncovered: bigint;
}

/** Returns the withdrawals of a stream up to a moment. */
function sumWithdrawn(actions: readonly StreamAction[], at: bigint): bigint {
  return actions
    .filter((action) => action.kind === "Withdraw" && action.at <= at)
    .reduce(
      (sum, { product, amountA, amountB }) => sum + ((product === "lockup" ? amountB : amountA) ?? 0n),
      0n,
    );
}

/** Checks whether the known withdrawals are all withdrawals of a stream: their sum is the one that the index counts. */
export function isComplete(stream: Stream, actions: readonly StreamAction[]): boolean {
  const all = actions.reduce((last, { at }) => (at > last ? at : last), 0n);
  return sumWithdrawn(actions, all) === computeAmountsAt(stream, all).withdrawn;
}

function computePastLockup(
  stream: LockupStream,
  actions: readonly StreamAction[],
  at: bigint,
): bigint | undefined {
  const { state, canceledAt } = stream;
  // Before its cancellation the stream ran as if nothing would happen.
  const wasCanceled = state.wasCanceled && (canceledAt === undefined || canceledAt <= at);
  const past = { ...state, isDepleted: false, wasCanceled, withdrawnAmount: sumWithdrawn(actions, at) };
  if (state.schedule.model === "priceGated") return undefined;
  return computeAmountsAt({ ...stream, state: past }, at).streamed - past.withdrawnAmount;
}

/** Plays the actions of a Flow stream again, up to a moment. */
function replay({ state, startTime }: FlowStream, actions: readonly StreamAction[], at: bigint) {
  let stream: FlowStreamState.Stream | undefined;
  const history = [...actions].sort((a, b) => Number(a.at - b.at) || detectOrder(a) - detectOrder(b));
  for (const { kind, at: now, amountA, amountB } of history) {
    if (now > at) break;
    const amount = amountA ?? 0n;
    if (kind === "Create") {
      stream = {
        ...state,
        balance: 0n,
        ratePerSecond: amount,
        snapshotTime: startTime,
        snapshotDebtScaled: 0n,
        isVoided: false,
      };
    } else if (!stream) return undefined;
    else if (kind === "Deposit") stream = Transition.deposit(stream, amount);
    else if (kind === "Withdraw") stream = Transition.withdraw(stream, amount, now);
    else if (kind === "Refund") stream = Transition.refund(stream, amount, now);
    else if (kind === "Adjust") stream = Transition.adjustRatePerSecond(stream, amountB ?? 0n, now);
    else if (kind === "Pause") stream = Transition.pause(stream, now);
    else if (kind === "Restart") stream = Transition.restart(stream, amount, now);
    else stream = Transition.voidStream(stream, now);
  }
  return stream;
}

/** Returns the place of an action in its transaction, which its ID ends with. */
const detectOrder = ({ id }: StreamAction) => Number(/-(\d{1,9})$/.exec(id)?.[1] ?? 0);

function computePastFlow(
  stream: FlowStream,
  actions: readonly StreamAction[],
  at: bigint,
): PastBalance | undefined {
  try {
    const past = replay(stream, actions, at);
    if (!past) return undefined;
    return {
      stream,
      unpaid: FlowDebt.totalDebt(past, at),
      uncovered: FlowDebt.uncoveredDebt(past, at),
    };
  } catch {
    // An action is missing, so the contract would have rejected the next one.
    return undefined;
  }
}

/**
 * Computes what a stream had streamed and not paid out at a past moment, from its schedule and its actions.
 *
 * @param actions those of this stream
 * @param at Unix seconds
 * @returns nothing where an action is missing, so that the amount is not known
 */
export function computeBalanceAt(
  stream: Stream,
  actions: readonly StreamAction[],
  at: bigint,
): PastBalance | undefined {
  if (stream.createdAt > at) return { stream, unpaid: 0n, uncovered: 0n };
  if (!isComplete(stream, actions)) return undefined;
  if (stream.product === "flow") return computePastFlow(stream, actions, at);
  const unpaid = computePastLockup(stream, actions, at);
  return unpaid === undefined ? undefined : { stream, unpaid, uncovered: 0n };
}
