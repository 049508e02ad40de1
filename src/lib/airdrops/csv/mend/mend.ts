import Papa from "papaparse";
import { formatDecimal } from "../../../text/amount";
import { AMOUNT_COLUMNS } from "../amountUnits";
import { Check, type CsvReport } from "../check";
import type { CsvFormat } from "../format";
import type { CsvRecord } from "../lines";
import { mendCell } from "./cells";
import { styleOf, type NumberStyle } from "./numbers";
import { readTable, type Change, type TableRow } from "./table";

/** What the owner of a list has decided; all of it may be left open. */
export interface MendOptions {
  /** Decimals of the token, 0 to 255. */
  readonly decimals: number;
  readonly unit?: "tokens" | "base";
  /** What `1,000` is: a thousand with a point before fractions, or one with a comma. */
  readonly style?: NumberStyle;
  /** Add up the rows of one address, in place of the first. */
  readonly isSummed?: boolean;
  /** Give addresses with a wrong checksum the right one. */
  readonly isRespelled?: boolean;
}

/** What only the owner can decide: how often each question comes up. */
export interface OpenQuestions {
  /** Rows whose address stood there before. */
  readonly doubles: number;
  /** Addresses with a wrong checksum. */
  readonly checksums: number;
  /** Amounts that can be read in two ways. */
  readonly numbers: number;
}

/** A corrected file. */
export interface Mended {
  readonly text: string;
  readonly changes: readonly Change[];
  readonly warnings: readonly string[];
  readonly questions: OpenQuestions;
  /** How the amounts were read. */
  readonly unit: "tokens" | "base" | undefined;
  /** The check of the corrected rows; its lines are those of the file as it was. */
  readonly report: CsvReport;
}

/**
 * Corrects a file as far as it can be known what is meant, and says each change.
 *
 * @param format which columns it is to have
 * @throws UnreadableFile when it cannot be read, or its columns cannot be told apart
 */
export async function mendFile(file: Blob, format: CsvFormat, options: MendOptions): Promise<Mended> {
  const isAirdrop = format.decimals !== undefined;
  const table = await readTable(file, format.columns, isAirdrop);
  const changes: Change[] = [...table.changes];
  const columns = format.columns;
  const style = options.style ?? styleOf(amountsOf(table.rows, columns));
  const unit = options.unit ?? (table.isInBaseUnits ? "base" : undefined);
  if (table.isInBaseUnits && !options.unit)
    changes.push({ message: "Amounts in such a file are base units." });

  const questions = { doubles: 0, checksums: 0, numbers: 0 };
  const cellOptions = {
    decimals: options.decimals,
    unit: unit ?? ("tokens" as const),
    style,
    isRespelled: options.isRespelled ?? false,
  };
  const mended = table.rows.map((row) => {
    if (row.raw !== undefined) return row;
    const cells = row.cells.map((text, index) => {
      const column = columns[index];
      if (column === undefined) return text;
      const cell = mendCell(column, text, cellOptions);
      if (cell.open) questions[cell.open === "checksum" ? "checksums" : "numbers"]++;
      if (cell.text !== text) {
        const message = `"${shorten(text)}" becomes ${shorten(cell.text)}: ${cell.reasons.join(", ")}.`;
        changes.push({ line: row.line, column, message });
      }
      return cell.text;
    });
    return { ...row, cells };
  });

  const rows = isAirdrop ? sumDoubles(mended, options, questions, changes) : mended;
  return {
    text: [table.header, ...rows].map(lineOf).join(""),
    changes: inOrder(changes),
    warnings: table.warnings,
    questions,
    unit,
    report: checkRows(table.header, rows, format),
  };
}

function lineOf(row: TableRow | readonly string[]): string {
  const cells = "line" in row ? row.cells : row;
  if ("line" in row && row.raw !== undefined) return `${row.raw}\n`;
  // Most rows need no quotation marks, and asking the library about each takes seconds in long lists.
  return `${cells.some((cell) => /["\r\n,]|^\s|\s$/u.test(cell)) ? Papa.unparse([[...cells]]) : cells.join()}\n`;
}

function* amountsOf(rows: readonly TableRow[], columns: readonly string[]): Generator<string> {
  const places = columns.flatMap((column, index) => (AMOUNT_COLUMNS.has(column) ? [index] : []));
  for (const { cells, raw } of rows) {
    if (raw === undefined) for (const place of places) yield cells[place]!;
  }
}

/** Rows of one address: counted, and added up where the owner wants it. */
function sumDoubles(
  rows: readonly TableRow[],
  { isSummed = false }: MendOptions,
  questions: { doubles: number },
  changes: Change[],
): readonly TableRow[] {
  const first = new Map<string, number>();
  const merged: TableRow[] = [];
  for (const row of rows) {
    const address = row.cells[0]?.toLowerCase() ?? "";
    const known = row.raw === undefined ? first.get(address) : undefined;
    if (known === undefined) {
      if (row.raw === undefined && /^0x/u.test(address)) first.set(address, merged.length);
      merged.push(row);
      continue;
    }
    questions.doubles++;
    const before = merged[known]!;
    const sum = isSummed ? add(before.cells[1]!, row.cells[1]!) : undefined;
    if (sum === undefined) merged.push(row);
    else {
      merged[known] = { ...before, cells: [before.cells[0]!, sum, ...before.cells.slice(2)] };
      const message = `The row leaves: its ${row.cells[1]} is added to line ${before.line}, which has ${sum} now.`;
      changes.push({ line: row.line, message });
    }
  }
  return merged;
}

/** The sum of two amounts, or nothing when one of them is none. */
function add(one: string, other: string): string | undefined {
  const parts = [one, other].map((amount) => /^\+?(\d*)(?:\.(\d*))?$/u.exec(amount));
  if (parts.some((part) => !part || (part[1] ?? "") + (part[2] ?? "") === "")) return undefined;
  const decimals = Math.max(...parts.map((part) => part![2]?.length ?? 0));
  const units = parts.map((part) => BigInt((part![1] ?? "") + (part![2] ?? "").padEnd(decimals, "0")));
  return formatDecimal(units[0]! + units[1]!, decimals);
}

function checkRows(header: readonly string[], rows: readonly TableRow[], format: CsvFormat): CsvReport {
  const check = new Check(format);
  const recordOf = ({ line, cells, raw }: TableRow): CsvRecord => ({
    line,
    text: raw ?? cells.join(),
    cells: raw !== undefined && cells.length === 0 ? undefined : cells,
  });
  check.take([recordOf({ line: 1, cells: header }), ...rows.map(recordOf)]);
  return check.report();
}

/** What concerns the file itself first, then by line. */
function inOrder(changes: readonly Change[]): readonly Change[] {
  return [...changes].sort((one, other) => (one.line ?? 0) - (other.line ?? 0));
}

function shorten(text: string): string {
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}
