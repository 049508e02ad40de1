import { type Address } from "viem";
import {
  computeRate,
  MAX_RATE_PER_SECOND,
  PERIODS,
  type Period,
} from "../../../../protocol/streams/flow/ratePerSecond";
import { AMOUNT_COLUMNS } from "../../../../protocol/lists/values/amountUnits";
import { parseDecimal } from "../../../../protocol/text/amount";
import { parseDate, parseLength } from "../../../../protocol/text/moments";
import { removeEnd } from "../../../../protocol/text/ends";

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

/**
 * Returns an amount in base units of the token.
 * @throws RowRefused where the token has fewer decimals, or the contract no room
 */
export function readAmount(row: Row, column: string, { decimals }: Reading): bigint {
  const text = row[column] ?? "0";
  const digits = removeEnd(text.split(".")[1] ?? "", "0");
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
 * Returns a rate of Flow, UD21x18, rounded down.
 * @throws RowRefused where it would be zero, or the contract has no room for it
 */
export function readRate(row: Row, reading: Reading): bigint {
  const amount = readAmount(row, "rateAmount", reading);
  const period = PERIODS[row.rateInterval as Period];
  if ((amount * 10n ** BigInt(18 - reading.decimals)) / period > MAX_RATE_PER_SECOND) {
    throw new RowRefused("rateAmount", "The rate per second is larger than the contract's uint128.");
  }
  const rate = computeRate({ amount, period, decimals: reading.decimals });
  if (rate === 0n)
    throw new RowRefused("rateAmount", "It is too small, because the rate per second would be zero.");
  return rate;
}

/**
 * Returns a date in Unix seconds.
 * @throws RowRefused where the clock is set forward over it
 */
export function readDate(row: Row, column: string, { zone }: Reading): bigint {
  const seconds = parseDate(row[column]!, zone);
  if (seconds === undefined) {
    throw new RowRefused(
      column,
      `${row[column]} does not exist in ${zone}, because the clock is set forward at that time.`,
    );
  }
  return seconds;
}

/** Returns what is wrong with the amounts and dates of a row, each by itself. A row is refused at the first of them. */
export function findFaults(row: Row, reading: Reading): RowRefused[] {
  const faults: RowRefused[] = [];
  for (const [column, text] of Object.entries(row)) {
    if (text === "") continue;
    try {
      if (AMOUNT_COLUMNS.has(column)) readAmount(row, column, reading);
      else if (column.endsWith("At")) readDate(row, column, reading);
    } catch (error) {
      if (!(error instanceof RowRefused)) throw error;
      faults.push(error);
    }
  }
  return faults;
}

/** The cells of a row, by dates or by lengths, seen as seconds after the start. */
export class Cells {
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

  get oracle(): Address | undefined {
    return this.#reading.oracle;
  }

  get isRange(): boolean {
    return this.#isRange;
  }

  get start(): bigint {
    return this.#isRange ? readDate(this.#row, "startAt", this.#reading) : 0n;
  }

  /** Returns the seconds from the start to what a column names: `cliff` is `cliffAt` or `cliffDuration`. */
  after(name: "cliff" | "firstUnlock" | "secondUnlock" | "end"): bigint {
    if (this.#isRange) return this.#afterStart(`${name}At`);
    return parseLength(this.#row[name === "end" ? "duration" : `${name}Duration`]!);
  }

  #afterStart(column: string): bigint {
    const seconds = readDate(this.#row, column, this.#reading) - this.start;
    // The order within a row is checked before; a start outside the list is not.
    if (seconds <= 0n) throw new RowRefused(column, "It is not after the start.");
    return seconds;
  }

  amount(column: string): bigint {
    return readAmount(this.#row, column, this.#reading);
  }

  text(column: string): string {
    return this.#row[column]!;
  }
}
