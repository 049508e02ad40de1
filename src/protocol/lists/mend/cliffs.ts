import { formatDecimal, parseDecimal } from "../../text/amount";
import { secondsOfDate, secondsOfLength } from "../../text/moments";
import type { Change, TableRow } from "./table";

/** The text of a column `cliffAmount` whose amounts follow from the other cells of each row. */
export const TIME_SHARE = "share of the time";

/** Maximum number of digits after the point of an amount that is computed, if the list itself has fewer. */
const DIGITS = 6;

/**
 * Writes the amount at the cliff of a row that has {@link TIME_SHARE} there: the part of the amount, without the unlock
 * at the start, that fits the time until the cliff. It is rounded down. A row whose other cells cannot be read stays as
 * it is.
 *
 * @param decimals of the token
 */
export function mendCliff(
  row: TableRow,
  columns: readonly string[],
  decimals: number,
  changes: Change[],
): TableRow {
  const at = columns.indexOf("cliffAmount");
  if (row.raw !== undefined || at < 0 || row.cells[at] !== TIME_SHARE) return row;
  const amount = shareOf((column) => row.cells[columns.indexOf(column)]?.trim(), decimals);
  if (amount === undefined) return row;
  const message = `The amount is ${amount}: the share of the time until the cliff, rounded down.`;
  changes.push({ line: row.line, column: "cliffAmount", message });
  return { ...row, cells: row.cells.map((text, index) => (index === at ? amount : text)) };
}

function shareOf(cell: (column: string) => string | undefined, decimals: number): string | undefined {
  const times = timesOf(cell);
  const [amount, unlock] = [cell("amount") ?? "", cell("unlockAmount") ?? "0"];
  const digits = Math.max(DIGITS, ...[amount, unlock].map((figure) => figure.split(".")[1]?.length ?? 0));
  const places = Math.min(decimals, digits);
  if (!times) return undefined;
  try {
    const rest = parseDecimal(amount, places) - parseDecimal(unlock, places);
    return rest < 0n ? undefined : formatDecimal((rest * times.cliff) / times.total, places);
  } catch (error) {
    // The check names an amount that is no figure, or that the token has no decimals for.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** Returns the seconds until the cliff and until the end; nothing unless the cliff is between start and end. */
function timesOf(
  cell: (column: string) => string | undefined,
): { readonly cliff: bigint; readonly total: bigint } | undefined {
  const [start, cliffAt, endAt] = ["startAt", "cliffAt", "endAt"].map((column) =>
    secondsOfDate(cell(column) ?? "", "UTC"),
  );
  const [cliff, total] =
    start !== undefined && cliffAt !== undefined && endAt !== undefined
      ? [cliffAt - start, endAt - start]
      : [secondsOfLength(cell("cliffDuration") ?? ""), secondsOfLength(cell("duration") ?? "")];
  return cliff > 0n && cliff < total ? { cliff, total } : undefined;
}
