import { formatDecimal } from "../../text/amount";
import type { Change, TableRow } from "./table";

/** Words that are before a sum at the end of a list. */
const TOTAL =
  /^(?:grand\s*|sub)?(?:total|totals|sum|summe|gesamt|gesamtsumme|somme|suma|totale|totaal|soma|итого|всего|合计|合計|总计|kwota)\b.{0,20}$/iu;

/** Returns an amount as an integer with the given decimals, or nothing when it is none. */
function countUnits(amount: string, decimals: number): bigint | undefined {
  const [, integer = "", fraction = ""] = /^\+?(\d*)(?:\.(\d*))?$/u.exec(amount) ?? [];
  return integer + fraction === "" ? undefined : BigInt(integer + fraction.padEnd(decimals, "0"));
}

/** The sum of amounts, or nothing when one of them is none. */
export function addUp(amounts: readonly string[]): string | undefined {
  const decimals = Math.max(0, ...amounts.map((amount) => amount.split(".")[1]?.length ?? 0));
  let sum = 0n;
  for (const amount of amounts) {
    const units = countUnits(amount, decimals);
    if (units === undefined) return undefined;
    sum += units;
  }
  return formatDecimal(sum, decimals);
}

/**
 * Leaves out the last row if it is a total. If it is not the sum of the rows above it, the change says so, because a row
 * may be missing. A row without a word such as `Total` has to be the sum.
 */
export function removeTotal(
  rows: readonly TableRow[],
  columns: readonly string[],
  changes: Change[],
): readonly TableRow[] {
  const amount = columns.indexOf("amount");
  const last = rows.at(-1);
  if (!last || amount < 0 || rows.length < 2 || last.raw !== undefined) return rows;
  const first = last.cells[0]!.trim();
  if (first !== "" && !TOTAL.test(first)) return rows;
  // A sheet with names has the word in the column of the names.
  const label = last.cells.map((cell) => cell.trim()).find((cell) => TOTAL.test(cell)) ?? "";
  const above = rows.slice(0, -1);
  const sum = above.every(({ raw }) => raw === undefined)
    ? addUp(above.map(({ cells }) => cells[amount]!))
    : undefined;
  const stated = addUp([last.cells[amount]!]);
  if (sum === undefined || stated === undefined) return rows;
  const { line } = last;
  if (sum === stated) {
    changes.push({ line, message: `The row is left out: its ${stated} is the sum of those above it.` });
    return above;
  }
  if (label !== "" && !last.cells.some((cell) => /0x[0-9a-f]{40}/iu.test(cell))) {
    changes.push({
      line,
      message: `The row is left out: it looks like a total. It says ${stated}, and the rows above sum up to ${sum}. Compare the two, because a row may be missing.`,
    });
    return above;
  }
  return rows;
}
