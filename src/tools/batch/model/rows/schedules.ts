import { parseDecimal } from "../../../../protocol/text/amount";
import type { BatchFunction } from "../plan/calls/abi";
import { type Cells, RowRefused } from "./cells";
import { addMonths } from "../../../../protocol/text/moments";

/** When a Lockup stream pays: the function that creates it, and what is its own in the function's struct. */
export interface Schedule {
  readonly functionName: BatchFunction;
  /** Fields of the function's struct, without those that all functions have. */
  readonly schedule: Readonly<Record<string, unknown>>;
  /** Segments or tranches; 0 in linear streams. */
  readonly parts: number;
}

const DAY = 86_400n;
const STEPS: Readonly<Record<string, bigint>> = { daily: DAY, weekly: 7n * DAY, yearly: 365n * DAY };
const ONE = 10n ** 18n;

/**
 * Returns the schedule of a shape.
 *
 * @param shape the last part of a template's id
 * @param deposit what the stream pays in all, in base units
 * @throws RowRefused where the cells cannot be meant
 */
export function readSchedule(shape: string, cells: Cells, deposit: bigint): Schedule {
  switch (shape) {
    case "priceGated":
      return composePriceGated(cells);
    case "linear":
      return composeLinear(cells, {});
    case "cliff":
    case "linearUnlockCliff":
    case "linearUnlockLinear":
      return composeLinear(cells, {
        cliff: shape === "linearUnlockLinear" ? 0n : cells.after("cliff"),
        unlockAtStart: cells.amount("unlockAmount"),
        unlockAtCliff: cells.amount("cliffAmount"),
      });
    case "linearStepper":
      return composeLinear(cells, { granularity: STEPS[cells.text("granularity")]! });
    case "linearTimelock":
      return composeLinear(cells, { cliff: cells.after("end") - 1n });
    case "dynamicExponential":
      return composeDynamic(cells, [[deposit, cells.exponent, cells.after("end")]]);
    case "dynamicCliffExponential":
      return composeDynamic(cells, [
        ...jump(cells.amount("cliffAmount"), cells.after("cliff")),
        [deposit - cells.amount("cliffAmount"), cells.exponent, cells.after("end") - cells.after("cliff")],
      ]);
    case "dynamicDoubleUnlock": {
      const [first, second] = [cells.amount("firstUnlockAmount"), cells.amount("secondUnlockAmount")];
      const [firstAfter, two] = [cells.after("firstUnlock"), cells.after("secondUnlock")];
      return composeDynamic(cells, [
        ...jump(first, firstAfter),
        ...jump(second, two - firstAfter),
        [deposit - first - second, ONE, cells.after("end") - two],
      ]);
    }
    default:
      return composeTranched(shape, cells, deposit);
  }
}

interface LinearOptions {
  /** Seconds after the start; 0 for none. */
  readonly cliff?: bigint;
  readonly unlockAtStart?: bigint;
  readonly unlockAtCliff?: bigint;
  /** Seconds of a step. */
  readonly granularity?: bigint;
}

function composeLinear(cells: Cells, options: LinearOptions): Schedule {
  const { cliff = 0n, unlockAtStart = 0n, unlockAtCliff = 0n, granularity = 1n } = options;
  const unlocks = {
    unlockAmounts: { start: unlockAtStart, cliff: unlockAtCliff },
    granularity: Number(granularity),
  };
  if (!cells.isRange) {
    const durations = { cliff: Number(cliff), total: Number(cells.after("end")) };
    return { functionName: "createWithDurationsLL", schedule: { durations, ...unlocks }, parts: 0 };
  }
  const { start } = cells;
  const timestamps = { start: Number(start), end: Number(start + cells.after("end")) };
  const cliffTime = cliff === 0n ? 0 : Number(start + cliff);
  return {
    functionName: "createWithTimestampsLL",
    schedule: { timestamps, cliffTime, ...unlocks },
    parts: 0,
  };
}

/** Returns everything at once when the price feed answers the target price or more, and at the end anyway. */
function composePriceGated(cells: Cells): Schedule {
  const targetPrice = readPrice(cells.text("targetPrice"));
  if (!targetPrice) {
    throw new RowRefused("targetPrice", "It is not a price in dollars above 0, with at most 8 decimals.");
  }
  const { start, oracle } = cells;
  const timestamps = { start: Number(start), end: Number(start + cells.after("end")) };
  const schedule = { timestamps, unlockParams: { oracle, targetPrice } };
  return { functionName: "createWithTimestampsLPG", schedule, parts: 0 };
}

/** Returns a price in dollars with 8 decimals, as the contracts count it; nothing where a text is none. */
export function readPrice(text: string): bigint | undefined {
  if (!/^\d{1,29}(?:\.\d{1,8})?$/u.test(text)) return undefined;
  const price = parseDecimal(text, 8);
  return price > 0n ? price : undefined;
}

/** Amount, exponent (UD2x18) and seconds of a segment. */
type Segment = readonly [amount: bigint, exponent: bigint, duration: bigint];

/** Returns nothing for all of a time but its last second, in which an amount is released at once. */
const jump = (amount: bigint, duration: bigint): Segment[] => [
  [0n, ONE, duration - 1n],
  [amount, ONE, 1n],
];

function composeDynamic(cells: Cells, segments: readonly Segment[]): Schedule {
  const parts = segments.length;
  if (!cells.isRange) {
    const segmentsWithDuration = segments.map(([amount, exponent, duration]) => ({
      amount,
      exponent,
      duration: Number(duration),
    }));
    return { functionName: "createWithDurationsLD", schedule: { segmentsWithDuration }, parts };
  }
  let at = cells.start;
  const stamped = segments.map(([amount, exponent, duration]) => {
    at += duration;
    return { amount, exponent, timestamp: Number(at) };
  });
  const schedule = { startTime: Number(cells.start), segments: stamped };
  return { functionName: "createWithTimestampsLD", schedule, parts };
}

function composeTranched(shape: string, cells: Cells, deposit: bigint): Schedule {
  const { start } = cells;
  if (shape === "tranchedTimelock") return composeTranches(cells, [[deposit, cells.after("end")]]);
  if (shape === "tranchedStepper") {
    const count = Number(cells.text("stepCount"));
    const total = cells.after("end");
    const shares = splitEqually(deposit, count);
    return composeTranches(
      cells,
      shares.map((amount, index) => [amount, (total * BigInt(index + 1)) / BigInt(count)]),
    );
  }
  if (shape === "tranchedMonthly") {
    const shares = splitEqually(deposit, Number(cells.text("monthCount")));
    return composeTranches(
      cells,
      shares.map((amount, index) => [amount, addCalendarMonths(start, index + 1) - start]),
    );
  }
  if (shape === "tranchedBackweighted") {
    const weights = cells.text("unlockPercentages").split(";").map(BigInt);
    let given = 0n;
    return composeTranches(
      cells,
      weights.map((weight, index) => {
        // The last share takes what rounding has left.
        const amount = index === weights.length - 1 ? deposit - given : (deposit * weight) / 100n;
        given += amount;
        return [amount, addCalendarMonths(start, 12 * (index + 1)) - start];
      }),
    );
  }
  throw new Error(`No stream is known for the shape ${shape}.`);
}

function addCalendarMonths(start: bigint, months: number): bigint {
  const moment = addMonths(start, months);
  if (moment !== undefined) return moment;
  throw new RowRefused("startAt", "Some months do not have this day. Start on one of the days 1 to 28.");
}

/** Returns equal shares of an amount. The last share takes the remainder. */
function splitEqually(amount: bigint, count: number): bigint[] {
  const share = amount / BigInt(count);
  return Array.from({ length: count }, (_, index) =>
    index === count - 1 ? amount - share * BigInt(count - 1) : share,
  );
}

function composeTranches(
  cells: Cells,
  list: readonly (readonly [amount: bigint, after: bigint])[],
): Schedule {
  const parts = list.length;
  if (cells.isRange) {
    const { start } = cells;
    const stamped = list.map(([amount, after]) => ({ amount, timestamp: Number(start + after) }));
    return {
      functionName: "createWithTimestampsLT",
      schedule: { startTime: Number(start), tranches: stamped },
      parts,
    };
  }
  const tranchesWithDuration = list.map(([amount, after], index) => ({
    amount,
    duration: Number(after - (list[index - 1]?.[1] ?? 0n)),
  }));
  return { functionName: "createWithDurationsLT", schedule: { tranchesWithDuration }, parts };
}
