import { formatUtc } from "../../../../protocol/text/moments";
import { computeAmountsAt } from "../streams/amounts";
import { isWaitingForPrice } from "../streams/explain";
import type { FlowStream, LockupStream, Stream } from "../streams/stream";

/** Why the contract rejects a call with the facts of a moment. */
export interface Refusal {
  /** What the title of the transaction adds: `fails until 2027-02-22 10:00 UTC`; nothing if it is not offered. */
  readonly brief?: string;
  /** Whole sentences; empty if the status of the stream already says it. */
  readonly sentence: string;
}

/** A call that its stream will never accept, as the stream's status says. */
const FINAL: Refusal = { sentence: "" };

const leaveOut = (sentence: string): Refusal => ({ sentence });

/** Returns the first second from which something can be withdrawn if nobody acts; nothing if there is none. */
function findFirstWithdrawable(stream: Stream, now: bigint): bigint | undefined {
  const isPaid = (at: bigint) => computeAmountsAt(stream, at).withdrawable > 0n;
  let late: bigint;
  if (stream.product === "lockup") late = stream.state.schedule.endTime;
  else {
    const { ratePerSecond, snapshotDebtScaled, snapshotTime } = stream.state;
    if (ratePerSecond === 0n) return undefined;
    // One token, 18 decimals, is at least one base unit.
    const scaled = 10n ** 18n + (snapshotDebtScaled < 0n ? -snapshotDebtScaled : 0n);
    late = (snapshotTime > now ? snapshotTime : now) + scaled / ratePerSecond + 1n;
  }
  if (late <= now || !isPaid(late)) return undefined;
  let early = now;
  // What can be withdrawn only grows as long as nobody acts.
  while (late - early > 1n) {
    const middle = (early + late) / 2n;
    if (isPaid(middle)) late = middle;
    else early = middle;
  }
  return late;
}

/** Says why a withdrawal fails. */
export function explainWithdrawalRefusal(stream: Stream, now: bigint): Refusal | undefined {
  if (stream.product === "lockup" && stream.state.isDepleted) return FINAL;
  if (isWaitingForPrice(stream, now)) {
    return {
      brief: "fails below the target price",
      sentence:
        "It fails and costs gas while the oracle's price is below the target, because nothing can be withdrawn then.",
    };
  }
  if (computeAmountsAt(stream, now).withdrawable > 0n) return undefined;
  const at = findFirstWithdrawable(stream, now);
  if (at !== undefined) {
    return {
      brief: `fails until ${formatUtc(at)}`,
      sentence: `Nothing can be withdrawn before ${formatUtc(at)}, so the transaction fails and costs gas until then.`,
    };
  }
  if (stream.product === "lockup" || stream.state.isVoided) return FINAL;
  return leaveOut(
    stream.state.balance === 0n
      ? "A withdrawal is left out, because the stream's balance is empty: it fails until someone deposits."
      : "A withdrawal is left out, because nothing is owed: it fails until the sender restarts the stream.",
  );
}

/** Says why a cancellation of Lockup fails. */
export function explainCancellationRefusal(stream: LockupStream, now: bigint): Refusal | undefined {
  const { isCancelable, isDepleted, schedule, wasCanceled } = stream.state;
  if (isDepleted || wasCanceled) return FINAL;
  if (!isCancelable) return leaveOut("A cancellation is left out, because this stream is not cancelable.");
  if (isWaitingForPrice(stream, now)) {
    return {
      brief: "fails from the target price on",
      sentence:
        "It fails and costs gas while the oracle's price is at the target or above, because everything has streamed then.",
    };
  }
  if (computeAmountsAt(stream, now).streamed < schedule.depositedAmount) return undefined;
  return leaveOut(
    "A cancellation is left out, because everything has streamed. Nothing is left to get back, so the contract rejects it.",
  );
}

/** Says why a pause of Flow by its sender fails. */
export function explainPauseRefusal({ state }: FlowStream, now: bigint): Refusal | undefined {
  if (state.isVoided || state.ratePerSecond === 0n) return FINAL;
  if (state.snapshotTime <= now) return undefined;
  return {
    brief: `fails until ${formatUtc(state.snapshotTime)}`,
    sentence: `A stream that has not started cannot be paused, so the transaction fails and costs gas until ${formatUtc(state.snapshotTime)}.`,
  };
}

/** Says why a refund of Flow to its sender fails. */
export function explainRefundRefusal(stream: FlowStream, now: bigint): Refusal | undefined {
  if (computeAmountsAt(stream, now).refundable > 0n) return undefined;
  if (stream.state.isVoided) return FINAL;
  return leaveOut(
    stream.state.balance === 0n
      ? "A refund is left out, because the stream's balance is empty, so the contract rejects it."
      : "A refund is left out, because the whole balance is owed to the recipient, so the contract rejects it.",
  );
}
