import { computeAmountOver } from "../../../../../protocol/streams/flow/ratePerSecond";
import { type Finding, unknown } from "../findings";
import type { Directory } from "../knowledge";
import type { Stream } from "./namedCall";

/** Seconds. */
const DAY = 86_400;
/** Seconds. Nobody agrees on a stream that ends later than 50 years from now. */
const LONGEST = 50 * 365 * DAY;
/** Days that a rate is judged by, in seconds. */
const MONTH = 30n * BigInt(DAY);
/** Tokens a month that nobody pays. */
const MOST_A_MONTH = 10n ** 12n;
/** Exponent of a curve, with 18 decimals. */
const STEEP = 10n ** 19n;

/** A segment or tranche of a stream. Lockup v1.0 and v1.1 call its moment a milestone and its length a delta. */
export interface Part {
  readonly amount: bigint;
  readonly exponent?: bigint;
  readonly timestamp?: number;
  readonly milestone?: number;
  readonly duration?: number;
  readonly delta?: number;
}

/** The fields of a new stream that say when its money can be withdrawn, in all releases. */
export interface Schedule {
  readonly depositAmount?: bigint;
  readonly totalAmount?: bigint;
  readonly deposit?: bigint;
  readonly salary?: bigint;
  readonly timestamps?: { readonly start: number; readonly end: number };
  readonly range?: { readonly start: number; readonly cliff?: number; readonly end: number };
  readonly durations?: { readonly cliff: number; readonly total: number };
  readonly cliffTime?: number;
  readonly granularity?: number;
  readonly shape?: string;
  readonly broker?: { readonly fee: bigint };
  readonly unlockAmounts?: { readonly start: bigint; readonly cliff: bigint };
  readonly segments?: readonly Part[];
  readonly tranches?: readonly Part[];
  readonly segmentsWithDuration?: readonly Part[];
  readonly tranchesWithDuration?: readonly Part[];
  readonly startTime?: number | bigint;
  readonly stopTime?: bigint;
  readonly ratePerSecond?: bigint;
  readonly amount?: bigint;
  readonly token?: string;
}

/** Returns what a new stream gets, in base units; nothing if the call does not say it. */
export const sumStreamAmount = (stream: Stream): bigint | undefined => {
  const { depositAmount, totalAmount, deposit, salary, amount } = stream as Schedule;
  return depositAmount ?? totalAmount ?? deposit ?? salary ?? amount;
};

/**
 * Finds new streams of which a recipient can withdraw half or more within a day: a start in the past, an end that is
 * near, unlocks, or a high rate. Such a stream is a payment at once, whatever it is called. Finds streams, too, that keep
 * their money for longer than anyone agrees on.
 *
 * @param now Unix seconds, or 0 if the current time is not known
 */
export function* judgeSchedules(
  streams: readonly Stream[],
  now: number,
  directory: Directory,
): Generator<Finding> {
  const hasHalf = (stream: Schedule, moment: number) =>
    (computeShareAt(stream, now, moment, directory) ?? 0) >= 0.5;
  const isSoon = streams.some((stream) => hasHalf(stream, now + DAY));
  const isSudden = streams.some((stream) => hasHalf(stream, Math.max(getStart(stream, now), now) + DAY));
  if (isSoon || isSudden)
    yield unknown(
      `A recipient can withdraw half of a stream or more within a day${isSoon ? "" : " of its start"}. Compare the dates, the unlocks and the rate with what was agreed.`,
    );
  yield* judgeRates(streams, directory);
  if (streams.some((stream) => listParts(stream).some(({ exponent = 0n }) => exponent >= STEEP)))
    yield unknown(
      "The exponent of a curve is 10 or more, so nearly everything is paid at the end. Compare it with what was agreed.",
    );
  if (now > 0 && streams.some((stream) => getEnd(stream as Schedule, now) > now + LONGEST))
    yield unknown(
      "A stream ends more than 50 years from now, or begins then. Compare its dates with what was agreed.",
    );
}

/** Returns the segments or tranches of a stream. */
export const listParts = (stream: Schedule): readonly Part[] =>
  stream.segments ?? stream.tranches ?? stream.segmentsWithDuration ?? stream.tranchesWithDuration ?? [];

/** Returns the Unix seconds at which a stream begins. */
function getStart({ timestamps, range, durations, startTime }: Schedule, now: number): number {
  return Number(timestamps?.start ?? range?.start ?? (durations ? now : startTime || now));
}

/** Finds rates of Flow that were written for a token with different decimals. */
function* judgeRates(streams: readonly Schedule[], directory: Directory): Generator<Finding> {
  for (const { ratePerSecond: rate, token, amount = 0n } of streams) {
    const decimals = directory.token(String(token))?.decimals;
    if (rate === undefined || decimals === undefined) continue;
    const monthly = computeAmountOver(rate, MONTH, decimals);
    const lasts = rate === 0n ? 0n : (amount * 10n ** BigInt(18 - decimals)) / rate;
    if (monthly === 0n || lasts > BigInt(LONGEST))
      yield unknown(
        "The rate of a stream is so low that it pays nothing in a month, or that the deposit lasts longer than 50 years. Compare the rate with what was agreed.",
      );
    if (monthly >= MOST_A_MONTH * 10n ** BigInt(decimals))
      yield unknown(
        "The rate of a stream is a million million tokens a month or more. Compare the rate with what was agreed.",
      );
  }
}

/** Returns the Unix seconds at which a stream ends, or at which it begins if it has no end. 0 if the call says neither. */
function getEnd(stream: Schedule, now: number): number {
  const { timestamps, range, durations, stopTime, startTime } = stream;
  const parts = listParts(stream);
  const lengths = parts.reduce((sum, { duration, delta }) => sum + Number(duration ?? delta ?? 0), 0);
  const moments = parts.map(({ timestamp, milestone }) => Number(timestamp ?? milestone ?? 0));
  const ends = [timestamps?.end, range?.end, stopTime, startTime].map((moment) => Number(moment ?? 0));
  return Math.max(...ends, ...moments, now + lengths + (durations?.total ?? 0));
}

/** Returns the part of a stream, from 0 to 1, that can be withdrawn at a moment. Nothing if the call does not say it. */
function computeShareAt(
  stream: Schedule,
  now: number,
  moment: number,
  directory: Directory,
): number | undefined {
  const { timestamps, range, durations, stopTime, ratePerSecond, unlockAmounts } = stream;
  if (ratePerSecond !== undefined) return computeShareOfFlow(stream, now, moment, directory);
  const total = Number(stream.depositAmount ?? stream.totalAmount ?? stream.deposit ?? stream.salary ?? 0n);
  const from = getStart(stream, now);
  const parts = listParts(stream);
  if (total === 0) return undefined;
  if (parts.length > 0) return getSum(parts, from, moment) / total;
  const end = Number(timestamps?.end ?? range?.end ?? stopTime ?? (durations ? now + durations.total : NaN));
  if (Number.isNaN(end)) return undefined;
  if (moment >= end) return 1;
  if (moment < from) return 0;
  const cliff = durations?.cliff ? now + durations.cliff : Number(stream.cliffTime ?? range?.cliff ?? 0);
  const atStart = Number(unlockAmounts?.start ?? 0n);
  if (moment < cliff) return atStart / total;
  if (!unlockAmounts) return (moment - from) / (end - from);
  const unlocked = atStart + (cliff > 0 ? Number(unlockAmounts.cliff) : 0);
  // After the cliff the rest is streamed from there on.
  const begin = cliff > 0 ? cliff : from;
  return (unlocked + (total - unlocked) * ((moment - begin) / (end - begin))) / total;
}

/** Returns the sum of what segments or tranches pay until a moment; a tranche has no exponent and pays at its end. */
function getSum(parts: readonly Part[], from: number, moment: number): number {
  let [sum, start] = [0, from];
  for (const { amount, exponent, timestamp, milestone, duration, delta } of parts) {
    const end = Number(timestamp ?? milestone ?? start + Number(duration ?? delta ?? 0));
    if (moment >= end) sum += Number(amount);
    else if (exponent !== undefined && moment > start)
      sum += Number(amount) * ((moment - start) / (end - start)) ** (Number(exponent) / 1e18);
    start = Math.max(start, end);
  }
  return sum;
}

/** Returns the part of the deposit that is owed. Without a deposit, a start that is long past counts as all of it. */
function computeShareOfFlow(
  stream: Schedule,
  now: number,
  moment: number,
  directory: Directory,
): number | undefined {
  const start = Number(stream.startTime ?? 0) || now;
  const deposit = Number(stream.amount ?? 0n);
  const decimals = directory.token(String(stream.token))?.decimals;
  if (deposit === 0) return start < now - DAY ? 1 : 0;
  if (decimals === undefined || moment < start) return undefined;
  return Number(computeAmountOver(stream.ratePerSecond!, BigInt(moment - start), decimals)) / deposit;
}
