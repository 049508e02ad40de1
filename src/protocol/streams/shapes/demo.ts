import { computeSegments, type SegmentWithDuration } from "../lockup/dynamic";
import { type LinearDurations, type LinearSchedule, computeTimestamps } from "../lockup/linear";
import { computeTranches, type TrancheWithDuration } from "../lockup/tranched";
import { type Demo, type Timeline } from "./entry";

/** Builders of the demo streams: 18 decimals, starting on 1 January 2026. */

export const DAY = 86_400n;
export const WEEK = 7n * DAY;
export const YEAR = 365n * DAY;

/** 1 January 2026, 00:00 UTC. */
export const START = 1_767_225_600n;

/** What most demos deposit. */
export const DEPOSIT = tokens(100);

/** Returns tokens as base units of 18 decimals; up to six fractional digits. */
export function tokens(amount: number): bigint {
  return BigInt(Math.round(amount * 1e6)) * 10n ** 12n;
}

/** Returns an exponent or a percentage with 18 decimals. */
export const fixed = (value: number): bigint => tokens(value);

/** Returns a Linear demo. Amounts in tokens, durations in seconds. */
export function linear(
  durations: Partial<LinearDurations> & { total: bigint },
  options: { startUnlock?: number; cliffUnlock?: number; granularity?: bigint } = {},
): Demo {
  const schedule: LinearSchedule = {
    model: "linear",
    depositedAmount: DEPOSIT,
    ...computeTimestamps({ cliff: 0n, ...durations }, START),
    unlockAmounts: { start: tokens(options.startUnlock ?? 0), cliff: tokens(options.cliffUnlock ?? 0) },
    granularity: options.granularity ?? 1n,
  };
  return { kind: "lockup", schedule };
}

/** Returns a Dynamic demo from segments of [tokens, exponent, seconds]. */
export function dynamic(...pieces: [amount: number, exponent: number, duration: bigint][]): Demo {
  const segments = computeSegments(
    pieces.map(([amount, exponent, duration]): SegmentWithDuration => ({
      amount: tokens(amount),
      exponent: fixed(exponent),
      duration,
    })),
    START,
  );
  const schedule = {
    model: "dynamic",
    depositedAmount: sum(segments),
    startTime: START,
    endTime: getEnd(segments),
    segments,
  } as const;
  return { kind: "lockup", schedule };
}

/** Returns a Tranched demo from tranches of [tokens, seconds]. */
export function tranched(...pieces: [amount: number, duration: bigint][]): Demo {
  const tranches = computeTranches(
    pieces.map(([amount, duration]): TrancheWithDuration => ({ amount: tokens(amount), duration })),
    START,
  );
  const schedule = {
    model: "tranched",
    depositedAmount: sum(tranches),
    startTime: START,
    endTime: getEnd(tranches),
    tranches,
  } as const;
  return { kind: "lockup", schedule };
}

/** The seconds of each month of 2026: what is between two unlocks on the first of a month. */
export const MONTHS: readonly bigint[] = Array.from({ length: 12 }, (_, month) => {
  const first = Date.UTC(2026, month, 1);
  const next = Date.UTC(2026, month + 1, 1);
  return BigInt((next - first) / 1000);
});

/** Returns a time axis that counts units of equal length. */
export function timeline(
  unit: { name: "day" | "week" | "year"; seconds: bigint },
  count: number,
  every: number,
): Timeline {
  const ticks = [];
  for (let index = 0; index <= count; index += every) {
    const name = index === 0 ? "the start" : `${unit.name} ${index}`;
    ticks.push({ at: START + BigInt(index) * unit.seconds, label: String(index), name });
  }
  return {
    start: START,
    end: START + BigInt(count) * unit.seconds,
    label: `${unit.name}s after the start`,
    ticks,
  };
}

/** The time axis of nearly every demo: 100 days. */
export const HUNDRED_DAYS = timeline({ name: "day", seconds: DAY }, 100, 25);

/** The time axis of the monthly demos: the year 2026. */
export const CALENDAR_YEAR: Timeline = {
  start: START,
  end: START + getSum(MONTHS),
  label: "first of the month, 2026 to 2027",
  ticks: [0, 3, 6, 9, 12].map((month) => ({
    at: START + getSum(MONTHS.slice(0, month)),
    label: ["Jan", "Apr", "Jul", "Oct", "Jan"][month / 3]!,
    name: ["1 January 2026", "1 April", "1 July", "1 October", "1 January 2027"][month / 3]!,
  })),
};

function getSum(values: readonly bigint[]): bigint {
  return values.reduce((total, value) => total + value, 0n);
}

function sum(pieces: readonly { amount: bigint }[]): bigint {
  return getSum(pieces.map(({ amount }) => amount));
}

function getEnd(pieces: readonly { timestamp: bigint }[]): bigint {
  return pieces[pieces.length - 1]!.timestamp;
}
