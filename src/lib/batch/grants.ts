import { type Address, getAddress } from "viem";
import { fromAmount, MAX_RATE_PER_SECOND, PERIODS, type Period } from "../streams/flow/ratePerSecond";
import { parseDecimal } from "../text/amount";
import type { BatchFunction } from "./abi";
import { monthsLater, secondsOfDate, secondsOfLength } from "./moments";

/** A stream to create. Amounts in base units of the token, times in Unix seconds. */
export type Grant = FlowGrant | LockupGrant;

interface Common {
  /** The line of the list, counted from 1, that asks for it. */
  readonly line: number;
  readonly recipient: Address;
  /** What is paid in at the creation. */
  readonly deposit: bigint;
}

export interface FlowGrant extends Common {
  readonly kind: "flow";
  /** UD21x18, rounded down. */
  readonly ratePerSecond: bigint;
  /** 0 for the moment of the execution. */
  readonly startTime: bigint;
}

export interface LockupGrant extends Common {
  readonly kind: "lockup";
  readonly functionName: BatchFunction;
  /** Fields of the function's struct, without those that all functions have. */
  readonly schedule: Readonly<Record<string, unknown>>;
  /** Name of the shape, written to the creation's event. */
  readonly shape: string;
  /** Segments or tranches; 0 in linear streams. */
  readonly parts: number;
}

/** How the cells of a list are read. */
export interface Reading {
  /** Decimals of the token, 0 to 18. */
  readonly decimals: number;
  /** Time zone of the dates, such as `UTC` or `Europe/Berlin`. */
  readonly zone: string;
  /** Exponent of curves, UD2x18; of the templates `dynamicExponential` and `dynamicCliffExponential`. */
  readonly exponent: bigint;
  /** Price feed of the template `priceGated`. */
  readonly oracle?: Address | undefined;
}

/** Why a row makes no stream, as a sentence. */
export class RowRefused extends Error {
  override readonly name = "RowRefused";
  constructor(
    readonly column: string,
    message: string,
  ) {
    super(message);
  }
}

/** The cells of a row, by column. */
export type Row = Readonly<Record<string, string>>;
type Schedule = Pick<LockupGrant, "functionName" | "schedule" | "parts">;

const DAY = 86_400n;
const STEPS: Readonly<Record<string, bigint>> = { daily: DAY, weekly: 7n * DAY, yearly: 365n * DAY };
const ONE = 10n ** 18n;

/**
 * The stream that a row of a template asks for. The row has passed the check of `src/lib/airdrops/csv`.
 *
 * @param template id of the SDK, such as `lockup/range/cliff`
 * @throws RowRefused where the row cannot be meant
 */
export function grantOf(template: string, row: Row, line: number, reading: Reading): Grant {
  const recipient = getAddress(row.address!.toLowerCase());
  if (template.startsWith("flow/")) return flowGrant(row, { line, recipient }, reading);
  const [, timing, shape = ""] = template.split("/");
  const deposit = amountOf(row, "amount", reading);
  const cells = new Cells(row, reading, timing === "range");
  const schedule =
    shape === "priceGated" ? priceGated(row, cells, reading) : scheduleOf(shape, cells, deposit);
  // Price-gated streams have no name of a shape.
  return {
    kind: "lockup",
    line,
    recipient,
    deposit,
    shape: shape === "priceGated" ? "" : shape,
    ...schedule,
  };
}

/**
 * An amount in base units of the token.
 * @throws RowRefused where the token has fewer decimals, or the contract no room
 */
export function amountOf(row: Row, column: string, { decimals }: Reading): bigint {
  const text = row[column] ?? "0";
  const digits = (text.split(".")[1] ?? "").replace(/0+$/u, "");
  if (digits.length > decimals) {
    throw new RowRefused(
      column,
      `It has ${digits.length} digits after the point, and the token has ${decimals} decimals.`,
    );
  }
  const [integer = "0"] = text.split(".");
  const amount = parseDecimal(digits ? `${integer}.${digits}` : integer, decimals);
  if (amount >= 2n ** 128n) throw new RowRefused(column, "It is larger than the contract's uint128.");
  return amount;
}

/**
 * A rate of Flow, UD21x18, rounded down.
 * @throws RowRefused where it would be zero, or the contract has no room for it
 */
export function rateOf(row: Row, reading: Reading): bigint {
  const amount = amountOf(row, "rateAmount", reading);
  const period = PERIODS[row.rateInterval as Period];
  if ((amount * 10n ** BigInt(18 - reading.decimals)) / period > MAX_RATE_PER_SECOND) {
    throw new RowRefused("rateAmount", "The rate per second is larger than the contract's uint128.");
  }
  const rate = fromAmount({ amount, period, decimals: reading.decimals });
  if (rate === 0n) throw new RowRefused("rateAmount", "It is too little: the rate per second would be zero.");
  return rate;
}

function flowGrant(row: Row, common: Pick<Common, "line" | "recipient">, reading: Reading): FlowGrant {
  return {
    kind: "flow",
    ...common,
    deposit: amountOf(row, "initialDepositAmount", reading),
    ratePerSecond: rateOf(row, reading),
    startTime: row.startAt ? dateOf(row, "startAt", reading) : 0n,
  };
}

function dateOf(row: Row, column: string, { zone }: Reading): bigint {
  const seconds = secondsOfDate(row[column]!, zone);
  if (seconds === undefined) {
    throw new RowRefused(column, `${row[column]} does not exist in ${zone}: the clock is set forward then.`);
  }
  return seconds;
}

/** The cells of a row, by dates or by lengths, seen as seconds after the start. */
class Cells {
  readonly #row: Row;
  readonly #reading: Reading;
  readonly #isRange: boolean;

  constructor(row: Row, reading: Reading, isRange: boolean) {
    this.#row = row;
    this.#reading = reading;
    this.#isRange = isRange;
  }

  get exponent(): bigint {
    return this.#reading.exponent;
  }

  get isRange(): boolean {
    return this.#isRange;
  }

  get start(): bigint {
    return this.#isRange ? dateOf(this.#row, "startAt", this.#reading) : 0n;
  }

  /** Seconds from the start to what a column names: `cliff` is `cliffAt` or `cliffDuration`. */
  after(name: "cliff" | "firstUnlock" | "secondUnlock" | "end"): bigint {
    if (this.#isRange) return dateOf(this.#row, `${name}At`, this.#reading) - this.start;
    return secondsOfLength(this.#row[name === "end" ? "duration" : `${name}Duration`]!);
  }

  amount(column: string): bigint {
    return amountOf(this.#row, column, this.#reading);
  }

  text(column: string): string {
    return this.#row[column]!;
  }
}

function scheduleOf(shape: string, cells: Cells, deposit: bigint): Schedule {
  switch (shape) {
    case "linear":
      return linear(cells, {});
    case "cliff":
    case "linearUnlockCliff":
    case "linearUnlockLinear":
      return linear(cells, {
        cliff: shape === "linearUnlockLinear" ? 0n : cells.after("cliff"),
        unlockAtStart: cells.amount("unlockAmount"),
        unlockAtCliff: cells.amount("cliffAmount"),
      });
    case "linearStepper":
      return linear(cells, { granularity: STEPS[cells.text("granularity")]! });
    case "linearTimelock":
      return linear(cells, { cliff: cells.after("end") - 1n });
    case "dynamicExponential":
      return dynamic(cells, [[deposit, cells.exponent, cells.after("end")]]);
    case "dynamicCliffExponential":
      return dynamic(cells, [
        ...jump(cells.amount("cliffAmount"), cells.after("cliff")),
        [deposit - cells.amount("cliffAmount"), cells.exponent, cells.after("end") - cells.after("cliff")],
      ]);
    case "dynamicDoubleUnlock": {
      const [first, second] = [cells.amount("firstUnlockAmount"), cells.amount("secondUnlockAmount")];
      const [one, two] = [cells.after("firstUnlock"), cells.after("secondUnlock")];
      return dynamic(cells, [
        ...jump(first, one),
        ...jump(second, two - one),
        [deposit - first - second, ONE, cells.after("end") - two],
      ]);
    }
    default:
      return tranched(shape, cells, deposit);
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

function linear(cells: Cells, options: LinearOptions): Schedule {
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

/** Everything at once when the price feed answers the target price or more, and at the end anyway. */
function priceGated(row: Row, cells: Cells, { oracle }: Reading): Schedule {
  const targetPrice = priceOf(row.targetPrice!);
  if (!targetPrice) {
    throw new RowRefused("targetPrice", "It is not a price in dollars above 0, with at most 8 decimals.");
  }
  const { start } = cells;
  const timestamps = { start: Number(start), end: Number(start + cells.after("end")) };
  const schedule = { timestamps, unlockParams: { oracle, targetPrice } };
  return { functionName: "createWithTimestampsLPG", schedule, parts: 0 };
}

/** A price in dollars with 8 decimals, as the contracts count it; nothing where a text is none. */
export function priceOf(text: string): bigint | undefined {
  if (!/^\d{1,29}(?:\.\d{1,8})?$/u.test(text)) return undefined;
  const price = parseDecimal(text, 8);
  return price > 0n ? price : undefined;
}

/** Amount, exponent (UD2x18) and seconds of a segment. */
type Segment = readonly [amount: bigint, exponent: bigint, duration: bigint];

/** Nothing for all of a time but its last second, in which an amount is released at once. */
const jump = (amount: bigint, duration: bigint): Segment[] => [
  [0n, ONE, duration - 1n],
  [amount, ONE, 1n],
];

function dynamic(cells: Cells, segments: readonly Segment[]): Schedule {
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

function tranched(shape: string, cells: Cells, deposit: bigint): Schedule {
  const { start } = cells;
  if (shape === "tranchedTimelock") return tranches(cells, [[deposit, cells.after("end")]]);
  if (shape === "tranchedStepper") {
    const count = Number(cells.text("stepCount"));
    const total = cells.after("end");
    const shares = equalShares(deposit, count);
    return tranches(
      cells,
      shares.map((amount, index) => [amount, (total * BigInt(index + 1)) / BigInt(count)]),
    );
  }
  if (shape === "tranchedMonthly") {
    const shares = equalShares(deposit, Number(cells.text("monthCount")));
    return tranches(
      cells,
      shares.map((amount, index) => [amount, later(start, index + 1) - start]),
    );
  }
  if (shape === "tranchedBackweighted") {
    const weights = cells.text("unlockPercentages").split(";").map(BigInt);
    let given = 0n;
    return tranches(
      cells,
      weights.map((weight, index) => {
        // The last share takes what rounding has left.
        const amount = index === weights.length - 1 ? deposit - given : (deposit * weight) / 100n;
        given += amount;
        return [amount, later(start, 12 * (index + 1)) - start];
      }),
    );
  }
  throw new Error(`No stream is known for the shape ${shape}.`);
}

function later(start: bigint, months: number): bigint {
  const moment = monthsLater(start, months);
  if (moment !== undefined) return moment;
  throw new RowRefused("startAt", "Some of the months have no such day. Start on one of the days 1 to 28.");
}

/** Equal shares of an amount; the last one takes what does not divide. */
function equalShares(amount: bigint, count: number): bigint[] {
  const share = amount / BigInt(count);
  return Array.from({ length: count }, (_, index) =>
    index === count - 1 ? amount - share * BigInt(count - 1) : share,
  );
}

function tranches(cells: Cells, list: readonly (readonly [amount: bigint, after: bigint])[]): Schedule {
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
