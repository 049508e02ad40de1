import { formatDecimal, parseDecimal } from "../../text/amount";
import { addMonths, parseDate, parseLength } from "../../text/moments";
import type { Change, TableRow } from "./table";

/** The text of a column `cliffAmount` whose amounts follow from the other cells of each row. */
export const TIME_SHARE = "share of the time";

/** The text of a column `cliffAmount` whose amounts are shares by calendar months: a quarter for 12 of 48 months. */
export const MONTH_SHARE = "share of the calendar months";

/** What a change says of an amount. It is the same for all rows, so that a list of changes names it once. */
const COMPUTED: Readonly<Record<string, string>> = {
  [TIME_SHARE]: "The amount is computed: the share of the time until the cliff, rounded down.",
  [MONTH_SHARE]: "The amount is computed: the share of the calendar months until the cliff, rounded down.",
};

/** What a change says of an amount that cannot be computed: its cell is emptied, because the text is no amount. */
const NOT_COMPUTED: Readonly<Record<string, string>> = {
  [TIME_SHARE]: "The amount cannot be computed from the other cells of the row. Enter it yourself.",
  [MONTH_SHARE]:
    "The amount cannot be computed: the cliff and the end must be whole months after the start. Enter it yourself.",
};

/** Maximum number of digits after the point of an amount that is computed, if the list itself has fewer. */
const DIGITS = 6;

/**
 * Writes the amount at the cliff of a row that has {@link TIME_SHARE} or {@link MONTH_SHARE} there: the part of the amount,
 * without the unlock at the start, that fits the time until the cliff. It is rounded down. The cell is
 * empty, and the change says why, where the other cells cannot be read, or where the dates are not whole months apart if
 * months are to be counted.
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
  const way = row.cells[at] ?? "";
  const message = COMPUTED[way];
  if (row.raw !== undefined || message === undefined) return row;
  const amount = computeShare((column) => row.cells[columns.indexOf(column)]?.trim(), decimals, way);
  changes.push({
    line: row.line,
    column: "cliffAmount",
    message: amount === undefined ? NOT_COMPUTED[way]! : message,
  });
  return { ...row, cells: row.cells.map((text, index) => (index === at ? (amount ?? "") : text)) };
}

function computeShare(
  cell: (column: string) => string | undefined,
  decimals: number,
  way: string,
): string | undefined {
  const times = way === MONTH_SHARE ? listMonths(cell) : listTimes(cell);
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

/** Returns the calendar months between two moments, UTC seconds; nothing unless they are whole months apart. */
function countMonths(start: bigint, end: bigint): number | undefined {
  const [from, to] = [new Date(Number(start) * 1_000), new Date(Number(end) * 1_000)];
  const months = (to.getUTCFullYear() - from.getUTCFullYear()) * 12 + to.getUTCMonth() - from.getUTCMonth();
  return addMonths(start, months) === end ? months : undefined;
}

/** Returns the months until the cliff and until the end; nothing unless all of them are whole. */
function listMonths(cell: (column: string) => string | undefined): ReturnType<typeof listTimes> {
  const dates = ["startAt", "cliffAt", "endAt"].map((column) => parseDate(cell(column) ?? "", "UTC"));
  const [start, cliffAt, endAt] = dates;
  // A length has years of 365 days, all of them equal.
  if (start === undefined || cliffAt === undefined || endAt === undefined) return listTimes(cell);
  const [cliff = 0, total = 0] = [countMonths(start, cliffAt), countMonths(start, endAt)];
  return cliff > 0 && cliff < total ? { cliff: BigInt(cliff), total: BigInt(total) } : undefined;
}

/** Returns the seconds until the cliff and until the end; nothing unless the cliff is between start and end. */
function listTimes(
  cell: (column: string) => string | undefined,
): { readonly cliff: bigint; readonly total: bigint } | undefined {
  const [start, cliffAt, endAt] = ["startAt", "cliffAt", "endAt"].map((column) =>
    parseDate(cell(column) ?? "", "UTC"),
  );
  const [cliff, total] =
    start !== undefined && cliffAt !== undefined && endAt !== undefined
      ? [cliffAt - start, endAt - start]
      : [parseLength(cell("cliffDuration") ?? ""), parseLength(cell("duration") ?? "")];
  return cliff > 0n && cliff < total ? { cliff, total } : undefined;
}
