import { computeAmountOver } from "../../../../protocol/streams/flow/ratePerSecond";
import { formatAmount, formatDecimal } from "../../../../protocol/text/amount";
import { describeLength } from "../../../../protocol/text/moments";
import {
  describeAmount,
  type Decoded,
  type Knowledge,
  describeMoment,
  type Token,
  describeToken,
  findToken,
} from "./knowledge";

/** Says what a call does, one sentence for each stream. */
export function writeSentences(decoded: Decoded, to: string | undefined, knowledge: Knowledge): string[] {
  const { name, values } = decoded;
  const token = describeToken(knowledge, findToken(decoded, to));
  const sayAmount = (value: unknown) => describeAmount(BigInt(value as bigint), token);
  const stream = `stream ${String(values.streamId)}`;
  if (Array.isArray(values.batch)) {
    return (values.batch as Values[]).map((request) => describeVesting(request, request, token, knowledge));
  }
  if (name.startsWith("createWith") && values.params) {
    return [
      describeVesting(values.params as Values, { ...(values.params as Values), ...values }, token, knowledge),
    ];
  }
  switch (name) {
    case "approve": {
      const spender = String(values.spender);
      const who = knowledge.contractAt(spender) ?? spender;
      return [`Lets ${who} take ${sayAmount(values.value ?? values.amount)} from the account.`];
    }
    case "transfer":
      return [
        `Sends ${sayAmount(values.value ?? values.amount)} to ${String(values.to ?? values.recipient)}.`,
      ];
    case "create":
    case "createAndDeposit":
      return "ratePerSecond" in values ? [describeFlow(values, token, knowledge)] : [];
    case "deposit":
      return [`Pays ${sayAmount(values.amount)} into ${stream} of ${String(values.recipient)}.`];
    case "adjustRatePerSecond":
      return [`Changes the rate of ${stream} to ${describeRate(values.newRatePerSecond, token)}.`];
    case "restart":
      return [`Restarts ${stream}, at ${describeRate(values.ratePerSecond, token)}.`];
    case "pause":
      return [`Pauses ${stream}: no more debt is added from then on.`];
    case "void":
      return [`Stops ${stream} permanently, and forgives the debt that its balance does not cover.`];
    case "refundMax":
      return [`Takes back everything in ${stream} that is not owed.`];
    case "refund":
      return [`Takes ${sayAmount(values.amount)} back from ${stream}.`];
    case "withdraw":
      return [`Withdraws ${sayAmount(values.amount)} from ${stream} to ${String(values.to)}.`];
    case "withdrawMultiple":
      if ((values.streamIds as unknown[]).length !== (values.amounts as unknown[]).length)
        return ["The call has a different number of streams and amounts, so the contract rejects it."];
      return pairAmounts(values).map(
        ([id, units]) =>
          `Withdraws ${sayAmount(units)} from stream ${id} to its recipient.${explainSkipped(to, knowledge)}`,
      );
    case "cancelMultiple":
      return pairAmounts(values).map(
        ([id]) =>
          `Cancels stream ${id}: what has not been streamed returns to the sender.${explainSkipped(to, knowledge)}`,
      );
    case "withdrawMax":
      return [`Withdraws everything that can be withdrawn from ${stream} to ${String(values.to)}.`];
    case "cancel":
      return [`Cancels ${stream}: what has not been streamed returns to the sender.`];
    default:
      return [];
  }
}

type Values = Readonly<Record<string, unknown>>;

/** Says what `withdrawMultiple` and `cancelMultiple` do instead of a revert, from Lockup v3.0 on. */
function explainSkipped(to: string | undefined, { contractAt }: Knowledge): string {
  const contract = to === undefined ? undefined : contractAt(to);
  return contract === undefined || /Lockup v[12]\./u.test(contract)
    ? ""
    : " The call skips this stream if the contract rejects it.";
}

/** Returns streams with their amounts, if any. */
function pairAmounts({ streamIds, amounts }: Values): [id: string, amount: unknown][] {
  return (streamIds as readonly bigint[]).map((id, index) => [
    String(id),
    (amounts as readonly bigint[] | undefined)?.[index],
  ]);
}

/** Days of the month that rates are stated for. */
const MONTH = 2_592_000n;

/** Returns a rate per second of Flow, and what it makes in 30 days. */
export function describeRate(ratePerSecond: unknown, token: Token | undefined): string {
  const rate = BigInt(ratePerSecond as bigint);
  const monthly = token
    ? `, which is ${describeAmount(computeAmountOver(rate, MONTH, token.decimals), token)} in 30 days`
    : "";
  return `${formatDecimal(rate, 18)} ${token?.symbol ?? "tokens"} a second${monthly}`;
}

function describeFlow(values: Values, token: Token | undefined, knowledge: Knowledge): string {
  const rate = BigInt(values.ratePerSecond as bigint);
  const start = BigInt((values.startTime ?? 0) as number);
  const begins =
    start === 0n ? "from the moment of execution" : `from ${describeMoment(start, knowledge.zone)} on`;
  const deposit = BigInt((values.amount ?? 0n) as bigint);
  const lasts =
    token && rate > 0n
      ? `, which lasts ${describeLength((deposit * 10n ** BigInt(18 - token.decimals)) / rate)}`
      : "";
  const paid = deposit === 0n ? "Pays nothing in." : `Pays in ${describeAmount(deposit, token)}${lasts}.`;
  return `Opens a Flow stream to ${String(values.recipient)}: ${describeRate(rate, token)}, ${begins}. ${paid} It is ${values.transferable === true ? "" : "not "}transferable.`;
}

interface Part {
  readonly amount: bigint;
  readonly exponent?: bigint;
  readonly timestamp?: number;
  /** The same in Lockup v1.0 and v1.1. */
  readonly milestone?: number;
  readonly duration?: number;
  /** The same in Lockup v1.0 and v1.1. */
  readonly delta?: number;
}

/** Start and end in Unix seconds. Up to Lockup v1.2 the cliff is among them. */
interface Range {
  readonly start: number;
  readonly cliff?: number;
  readonly end: number;
}

/** Returns one vesting: `common` has the fields that all kinds have, `own` also those of its kind. */
function describeVesting(common: Values, own: Values, token: Token | undefined, { zone }: Knowledge): string {
  const sayAmount = (value: unknown) => describeAmount(BigInt((value ?? 0n) as bigint), token);
  const at = (seconds: unknown) => describeMoment(BigInt(seconds as number), zone);
  const after = (seconds: unknown) => `${describeLength(BigInt(seconds as number))} after the execution`;
  const range = (own.timestamps ?? own.range) as Range | undefined;
  const durations = own.durations as { cliff: number; total: number } | undefined;
  const unlocks = own.unlockAmounts as { start: bigint; cliff: bigint } | undefined;
  const parts = (own.segments ?? own.tranches ?? own.segmentsWithDuration ?? own.tranchesWithDuration) as
    readonly Part[] | undefined;
  const said = [
    `Vests ${sayAmount(common.depositAmount ?? common.totalAmount)} to ${String(common.recipient)}`,
  ];
  if (range) said.push(`from ${at(range.start)} to ${at(range.end)}`);
  else if (durations)
    said.push(`over ${describeLength(BigInt(durations.total))} from the moment of execution`);
  else if (own.startTime) said.push(`from ${at(own.startTime)}`);
  const details: string[] = [];
  if (unlocks && unlocks.start > 0n) details.push(`${sayAmount(unlocks.start)} at the start`);
  const cliffTime = Number(own.cliffTime ?? range?.cliff ?? 0);
  // In Lockup v1.0 and v1.1 a cliff at the start means that there is none.
  const isLater = cliffTime > 0 && cliffTime !== range?.start;
  const cliff = isLater ? at(cliffTime) : durations?.cliff ? after(durations.cliff) : "";
  if (cliff) {
    const there = unlocks ? `${sayAmount(unlocks.cliff)} there` : "there what has accrued since the start";
    details.push(
      `${details.length > 0 ? "nothing more" : "nothing"} before the cliff at ${cliff}, and ${there}`,
    );
  }
  const gate = own.unlockParams as { oracle: string; targetPrice: bigint } | undefined;
  if (gate) {
    const price = `$${formatAmount(gate.targetPrice, 8, 8)}`;
    details.push(`all at once when the price feed ${gate.oracle} returns ${price} or more, or at the end`);
  }
  const step = BigInt((own.granularity ?? 0) as number);
  if (step > 1n) details.push(`in steps of ${describeLength(step)}`);
  if (parts) details.push(...describeParts(parts, sayAmount, at));
  const broker = own.broker as { account: string; fee: bigint } | undefined;
  if (broker && broker.fee > 0n)
    details.push(`the broker ${broker.account} takes ${formatAmount(broker.fee, 16, 16)}% of the amount`);
  // Lockup v1.0 has no such field: the recipient can always transfer the stream.
  const isTransferable = !("transferable" in common) || common.transferable;
  const flags = [
    common.cancelable ? "cancelable" : "not cancelable",
    isTransferable ? "transferable" : "not transferable",
  ];
  return `${said.join(" ")}${details.length > 0 ? `: ${details.join("; ")}` : ""}. It is ${flags.join(" and ")}.`;
}

/** Of more parts than these, only the number is shown. */
const MOST_PARTS = 12;

function describeParts(
  parts: readonly Part[],
  amount: (value: unknown) => string,
  at: (seconds: unknown) => string,
): string[] {
  const shown = parts.length > MOST_PARTS ? [...parts.slice(0, MOST_PARTS - 1), parts.at(-1)!] : parts;
  let after = 0n;
  const ends = parts.map(({ duration, delta }) => (after += BigInt(duration ?? delta ?? 0)));
  const lines = shown.map((part) => {
    const moment = part.timestamp ?? part.milestone;
    const when =
      moment === undefined ? `${describeLength(ends[parts.indexOf(part)]!)} after the execution` : at(moment);
    const curve =
      part.exponent === undefined || part.exponent === 10n ** 18n
        ? ""
        : `, along a curve of exponent ${formatDecimal(part.exponent, 18)}`;
    return `${amount(part.amount)} by ${when}${curve}`;
  });
  if (parts.length > MOST_PARTS) {
    const amounts = parts.slice(MOST_PARTS - 1, -1).map((part) => part.amount);
    const sum = amounts.reduce((total, part) => total + part, 0n);
    const largest = amounts.reduce((most, part) => (part > most ? part : most), 0n);
    const between = `${amounts.length} more parts of ${amount(sum)} in all, at most ${amount(largest)} each`;
    lines.splice(-1, 1, between, `and the last: ${lines.at(-1)}`);
  }
  return lines;
}
