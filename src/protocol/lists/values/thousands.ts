import { AMOUNT_COLUMNS } from "./amountUnits";
import type { CsvFormat } from "../format";
import { findEvidence, findOnly, readsTwice, type NumberStyle } from "./numbers";

/** Amounts such as `1.355`, which are 1355 where a point is between thousands. */
export interface ThousandsQuestion {
  /** The first such amount. */
  readonly sample: string;
  /** Sum of the column in thousandths of a token, with the point before fractions. */
  readonly fractions: bigint;
  /** The same with the point between thousands. */
  readonly thousands: bigint;
}

/** What one column of amounts holds. */
class Column {
  readonly styles = new Set<NumberStyle>();
  sample: string | undefined;
  fractions = 0n;
  thousands = 0n;

  take(amount: string): void {
    if (/^\+?\d{1,80}$/u.test(amount)) {
      const units = BigInt(amount.replace("+", "")) * 1_000n;
      this.fractions += units;
      this.thousands += units;
    } else if (amount.includes(".") && readsTwice(amount)) {
      this.sample ??= amount;
      const units = BigInt(amount.replace(/[.+]/gu, ""));
      this.fractions += units;
      this.thousands += units * 1_000n;
    } else {
      const style = findEvidence(amount);
      if (style) this.styles.add(style);
    }
  }
}

/**
 * Whether a file has amounts that can be read in two ways: one group of three digits after a point, in a column where no
 * other amount shows what the point is.
 */
export class Thousands {
  readonly #columns: readonly (readonly [index: number, column: Column])[];

  constructor({ columns }: CsvFormat) {
    this.#columns = columns.flatMap((name, index) =>
      AMOUNT_COLUMNS.has(name) ? [[index, new Column()] as const] : [],
    );
  }

  take(cells: readonly string[]): void {
    for (const [index, column] of this.#columns) column.take(cells[index]?.trim() ?? "");
  }

  question(): ThousandsQuestion | undefined {
    const columns = this.#columns.map(([, column]) => column);
    const all = new Set(columns.flatMap(({ styles }) => [...styles]));
    const open = columns.find(
      ({ sample, styles }) => sample !== undefined && findOnly(styles.size > 0 ? styles : all) !== "point",
    );
    if (!open) return undefined;
    return { sample: open.sample!, fractions: open.fractions, thousands: open.thousands };
  }
}
