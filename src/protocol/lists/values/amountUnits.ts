import type { CsvFormat } from "../format";

/** Amounts that look like base units where whole tokens belong. */
export interface UnitsQuestion {
  /** Sum of the first column of amounts as the digits are there: tokens in one reading, base units in the other. */
  readonly sum: bigint;
}

/** Columns that hold amounts of a token. */
export const AMOUNT_COLUMNS: ReadonlySet<string> = new Set([
  "amount",
  "unlockAmount",
  "cliffAmount",
  "firstUnlockAmount",
  "secondUnlockAmount",
  "rateAmount",
  "initialDepositAmount",
]);

/**
 * From which mean on amounts without a point are asked about, as a power of ten: a tenth of a token if they are base
 * units, but never under ten thousand, and always from ten thousand million on, which no list gives a recipient in
 * tokens on average.
 */
const getPower = (decimals: number) => Math.min(Math.max(decimals - 1, 4), 10);

/** Whether the amounts of a file can be base units: none of them has a point, and their mean is large. */
export class AmountUnits {
  readonly #column: number;
  readonly #decimals: number;
  #count = 0n;
  #sum = 0n;
  #isOut: boolean;

  constructor({ columns, decimals = 18 }: CsvFormat) {
    this.#column = columns.findIndex((column) => AMOUNT_COLUMNS.has(column));
    this.#decimals = decimals;
    this.#isOut = this.#column < 0 || decimals === 0;
  }

  /** Looks at a row. Cells that are no number are left out. */
  take(cells: readonly string[]): void {
    const amount = cells[this.#column]?.trim() ?? "";
    if (this.#isOut || !/^[+]?[\d.]{1,80}$/u.test(amount)) return;
    if (amount.includes(".")) {
      this.#isOut = true;
      return;
    }
    this.#count++;
    this.#sum += BigInt(amount.replace("+", ""));
  }

  question(): UnitsQuestion | undefined {
    const least = 10n ** BigInt(getPower(this.#decimals));
    if (this.#isOut || this.#count === 0n || this.#sum < least * this.#count) return undefined;
    return { sum: this.#sum };
  }
}
