import * as Flow from "../../../../protocol/streams/flow/debt";
import { formatAmount } from "../../../../protocol/text/amount";
import { formatUtc } from "../../../../protocol/text/moments";
import { computeAmountsAt, type Amounts } from "./amounts";
import { findNextEvent } from "./nextEvent";
import type { FlowStream, LockupStream, Stream } from "./stream";

/** What a stream does at a moment, in words. */
export interface Explanation {
  /** One to three words: `streaming`. */
  readonly status: string;
  /** Why the withdrawable amount is what it is, and what to do; whole sentences. */
  readonly sentence: string;
  /** The page of this site that says more. */
  readonly url: string;
  /** Whether the reader should look: the stream is canceled, in debt, or waits for something. */
  readonly needsAttention: boolean;
}

const LOCKUP_STATUSES = "/concepts/lockup/statuses";
const FLOW_STATUSES = "/concepts/flow/statuses";

/** Returns an amount with its token: `12.5 DAI`. */
export const formatTokens = (amount: bigint, { token }: Stream, digits = 6): string =>
  `${formatAmount(amount, token.decimals, digits)} ${token.symbol}`;

/** Checks whether a price decides what can be withdrawn, which the index does not know. */
export function isWaitingForPrice(stream: Stream, now: bigint): boolean {
  if (stream.product !== "lockup" || stream.state.schedule.model !== "priceGated") return false;
  const { isDepleted, schedule, wasCanceled } = stream.state;
  return !isDepleted && !wasCanceled && schedule.endTime > now;
}

function explainLockup(stream: LockupStream, now: bigint, amounts: Amounts): Explanation {
  const { schedule, ...state } = stream.state;
  const say = (status: string, sentence: string, url = LOCKUP_STATUSES, needsAttention = false) => ({
    status,
    sentence,
    url,
    needsAttention,
  });
  const left = formatTokens(amounts.withdrawable, stream);
  const back = formatTokens(state.refundedAmount, stream);
  const day = stream.canceledAt === undefined ? "" : ` on ${formatUtc(stream.canceledAt)}`;
  if (state.wasCanceled && state.isDepleted) {
    const sentence = `This stream was canceled${day}, and ${back} went back to the sender. Everything that was left for the recipient has been withdrawn.`;
    return say("canceled, empty", sentence, "/support/faq#was-canceled", true);
  }
  if (state.isDepleted) {
    return say("empty", "Everything in this stream has been withdrawn. Nothing more will come.");
  }
  if (state.wasCanceled) {
    const sentence = `This stream was canceled${day}, and ${back} went back to the sender. ${left} is left for the recipient, without a deadline.`;
    return say("canceled", sentence, "/support/faq#was-canceled", true);
  }
  if (schedule.endTime <= now) {
    const rest = amounts.withdrawable > 0n ? `${left} waits to be withdrawn, without a deadline.` : "";
    return say("ended", `Everything has streamed. ${rest}`.trim());
  }
  if (isWaitingForPrice(stream, now)) {
    const sentence =
      "Everything unlocks once the price that the stream's oracle returns reaches its target, or at the end. The index does not know the target. Read it from the contract: getPriceGatedUnlockParams returns the oracle and the target price.";
    return say("waits for a price", sentence, "/guides/lockup/etherscan#price-gated", true);
  }
  if (schedule.startTime > now) {
    return say("not started", "Nothing can be withdrawn before the start.", LOCKUP_STATUSES, true);
  }
  if (amounts.withdrawable > 0n) return say("streaming", `${left} can be withdrawn now.`);
  if (schedule.model === "linear" && schedule.cliffTime > now) {
    return say(
      "before its cliff",
      "Nothing more can be withdrawn before the cliff.",
      "/support/faq#nothing-withdrawable",
      true,
    );
  }
  const next = findNextEvent(stream, now);
  return say(
    "streaming",
    [
      amounts.withdrawn > 0n
        ? "Everything that has streamed so far has been withdrawn."
        : "Nothing has streamed yet.",
      next?.kind === "step" ? `The next step is on ${formatUtc(next.at)}.` : "",
    ]
      .join(" ")
      .trim(),
    "/support/faq#nothing-withdrawable",
  );
}

function explainFlow(stream: FlowStream, now: bigint, amounts: Amounts): Explanation {
  const say = (status: string, sentence: string, needsAttention = false) => ({
    status,
    sentence,
    url: FLOW_STATUSES,
    needsAttention,
  });
  const left = formatTokens(amounts.withdrawable, stream);
  const uncovered = formatTokens(amounts.uncovered ?? 0n, stream);
  const debt = `${uncovered} is owed and not covered. It can be withdrawn as soon as someone deposits.`;
  switch (Flow.status(stream.state, now)) {
    case "PENDING":
      return say("not started", "Nothing is owed before the start.", true);
    case "VOIDED": {
      const lost =
        stream.forgivenDebt > 0n
          ? ` ${formatTokens(stream.forgivenDebt, stream)} of debt was written off.`
          : "";
      return say(
        "permanently stopped",
        `This stream was voided.${lost} ${left} is left for the recipient.`,
        true,
      );
    }
    case "STREAMING_INSOLVENT":
      return say("streaming, in debt", `The balance covers ${left}. ${debt}`, true);
    case "PAUSED_INSOLVENT":
      return say("paused, in debt", `The rate is zero, so nothing more accrues. ${debt}`, true);
    case "PAUSED_SOLVENT":
      return say(
        "paused",
        `The rate is zero, so nothing more accrues until the sender restarts the stream. ${left} can be withdrawn.`,
        true,
      );
    case "STREAMING_SOLVENT":
      return say("streaming", `${left} can be withdrawn now, and the balance covers it.`);
  }
}

/**
 * Explains a stream: what it does, why there is as much to withdraw as there is, and what the reader can do.
 *
 * @param now Unix seconds
 */
export function explain(stream: Stream, now: bigint): Explanation {
  const amounts = computeAmountsAt(stream, now);
  return stream.product === "lockup"
    ? explainLockup(stream, now, amounts)
    : explainFlow(stream, now, amounts);
}
