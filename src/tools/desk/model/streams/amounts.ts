import * as Flow from "../../../../protocol/streams/flow/debt";
import * as Lockup from "../../../../protocol/streams/lockup/stream";
import { computeEarlierLinearAmount, isEarlierLinear } from "./earlierReleases";
import type { FlowStream, LockupStream, Stream } from "./stream";

/** What a stream is worth at a moment, in base units of its token. */
export interface Amounts {
  /** What the recipient can withdraw. */
  readonly withdrawable: bigint;
  /** What the sender can get back: by a cancellation in Lockup, by a refund in Flow. */
  readonly refundable: bigint;
  readonly withdrawn: bigint;
  /** What has become the recipient's so far, withdrawn or not. */
  readonly streamed: bigint;
  /** Only in Flow: what is owed and not covered by the balance. */
  readonly uncovered?: bigint;
}

/** Returns the amount that a Lockup stream has streamed, by the arithmetic of its release. */
function computeLockupStreamed({ state, version }: LockupStream, now: bigint): bigint {
  const { schedule } = state;
  const runs = !state.isDepleted && !state.wasCanceled;
  if (runs && schedule.model === "linear" && isEarlierLinear(version)) {
    return computeEarlierLinearAmount(schedule, version, now);
  }
  return Lockup.streamedAmount(state, { now });
}

function computeLockupAmounts(stream: LockupStream, now: bigint): Amounts {
  const { isCancelable, isDepleted, schedule, withdrawnAmount } = stream.state;
  const streamed = computeLockupStreamed(stream, now);
  const canReturn = isCancelable && !isDepleted;
  return {
    streamed,
    withdrawn: withdrawnAmount,
    withdrawable: streamed > withdrawnAmount ? streamed - withdrawnAmount : 0n,
    refundable: canReturn ? schedule.depositedAmount - streamed : 0n,
  };
}

function computeFlowAmounts({ state, withdrawnAmount }: FlowStream, now: bigint): Amounts {
  // Before the last withdrawal the indexed facts do not hold: a clock that is late makes the debt negative.
  const isEarly = Flow.totalDebt(state, now) < 0n;
  const debt = isEarly ? 0n : Flow.totalDebt(state, now);
  const covered = isEarly ? 0n : Flow.coveredDebt(state, now);
  return {
    streamed: withdrawnAmount + debt,
    withdrawn: withdrawnAmount,
    withdrawable: covered,
    refundable: state.balance - covered,
    uncovered: debt - covered,
  };
}

/**
 * Computes the amounts of a stream as its contract would at a block of that time. They are exact as long as the indexed
 * facts are: a withdrawal, cancellation or deposit that the index has not seen changes them.
 *
 * @param now Unix seconds
 */
export function computeAmountsAt(stream: Stream, now: bigint): Amounts {
  return stream.product === "lockup" ? computeLockupAmounts(stream, now) : computeFlowAmounts(stream, now);
}
