import { formatThousands } from "../../text/wording";
import type { CsvProblem } from "../check";
import { OtherColumns, type MixedColumn } from "../columns/otherColumns";
import type { Change, Table, TableRow } from "./table";

/** What the owner of a list has decided about rows of several kinds, and about an index that is none. */
export interface SplitOptions {
  /** Which value's rows to keep, by the name of the column. */
  readonly only?: Readonly<Record<string, string>>;
  /** Put the rows in the order of their index, or leave that column out. */
  readonly index?: "sort" | "drop";
}

/** A list whose rows are of one kind, as far as that was decided. */
export interface Split {
  readonly header: readonly string[];
  readonly rows: readonly TableRow[];
  readonly changes: readonly Change[];
  /** Columns to decide about, decided ones among them. */
  readonly mixed: readonly MixedColumn[];
  /** An index contradicts the order of the rows. */
  readonly hasWrongIndex: boolean;
  /** What is left to decide, as problems. */
  readonly problems: readonly CsvProblem[];
}

/**
 * Keeps the rows of one token, currency and chain, and puts the index in order, as the owner decided.
 *
 * @param width how many columns are the template's
 * @param keepsOthers keep the other columns once they are of one kind
 */
export function split(
  table: Table,
  width: number,
  { only = {}, index }: SplitOptions,
  keepsOthers: boolean,
): Split {
  const changes: Change[] = [];
  const before = look(table.header, table.rows, width);
  const isDecided = ({ name }: MixedColumn) => only[name] !== undefined;
  let { header, rows } = table;
  for (const { name } of before.mixed().filter(isDecided)) {
    const column = header.indexOf(name, width);
    const wanted = only[name]!.toLowerCase();
    const kept = rows.filter(
      ({ cells, raw }) => raw !== undefined || cells[column]?.trim().toLowerCase() === wanted,
    );
    const left = formatThousands(rows.length - kept.length);
    changes.push({
      message: `Only the rows whose ${name} is ${only[name] || "empty"} stay, and ${left} are removed.`,
    });
    rows = kept;
  }
  const after = look(header, rows, width);
  const column = before.findWrongIndex();
  if (column !== undefined && index) {
    if (index === "sort") rows = [...rows].sort((a, b) => locate(a, column) - locate(b, column));
    changes.push({
      message: `${index === "sort" ? "The rows are in the order of their index. " : ""}The column ${header[column]} is left out.`,
    });
    const isKept = (_: string, at: number) => at !== column;
    header = header.filter(isKept);
    rows = rows.map((row) => (row.raw === undefined ? { ...row, cells: row.cells.filter(isKept) } : row));
  }
  const open = after.mixed().map(({ name }) => name);
  const problems = look(header, rows, width).listProblems();
  if (!keepsOthers && problems.length === 0 && header.length > width) {
    const names = header.slice(width).join(", ");
    changes.push({ message: `The template has no column ${names}, which is left out.` });
    header = header.slice(0, width);
    rows = rows.map((row) => (row.raw === undefined ? { ...row, cells: row.cells.slice(0, width) } : row));
  }
  return {
    header,
    rows,
    changes,
    mixed: before.mixed().filter((question) => isDecided(question) || open.includes(question.name)),
    hasWrongIndex: column !== undefined,
    problems,
  };
}

function look(header: readonly string[], rows: readonly TableRow[], width: number): OtherColumns {
  const others = new OtherColumns(header, (index) => index >= width);
  for (const { cells, line, raw } of rows) if (raw === undefined) others.take(cells, line);
  return others;
}

/** Returns the index that a row has in a column. Rows without an index come last. */
function locate({ cells }: TableRow, column: number): number {
  const index = Number(cells[column]?.trim() || NaN);
  return Number.isNaN(index) ? Number.MAX_SAFE_INTEGER : index;
}
