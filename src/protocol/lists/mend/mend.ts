// Long, because the steps of one reading share its counts, its questions and its changes.
import Papa from "papaparse";
import { AMOUNT_COLUMNS } from "../values/amountUnits";
import { Check, type CsvProblem, type CsvReport } from "../check";
import type { CsvFormat } from "../format";
import { readText, type CsvRecord } from "../lines";
import { findEvidence, readsTwice, findStyles, takeApart, type NumberStyle } from "../values/numbers";
import { compareKinds, type MixedColumn } from "../columns/otherColumns";
import { mendCell, type CellOptions, type MendedCell } from "./cells";
import { mendCliff } from "./cliffs";
import { addLength, isLength, detectOrder, type DateOrder, type LengthUnit } from "./dates";
import { split, type Split, type SplitOptions } from "./split";
import { addUp, removeTotal } from "./sums";
import {
  readTable,
  UnclearColumns,
  type Change,
  type ColumnSource,
  type ColumnsQuestion,
  type Table,
  type TableRow,
} from "./table";

/** What the owner of a list has decided; all of it may be left open. */
export interface MendOptions extends SplitOptions {
  /** Decimals of the token, 0 to 255. */
  readonly decimals: number;
  /** Where columns of the template come from: a column of the file by its index from 0, or a text for all rows. */
  readonly columns?: Readonly<Record<string, ColumnSource>>;
  readonly unit?: "tokens" | "base";
  /** What `1,000` and `1.000` are: which character is before fractions. */
  readonly style?: NumberStyle;
  /** Merge the rows of one address, instead of the first. */
  readonly isSummed?: boolean;
  /** Give addresses with a wrong checksum the right one. */
  readonly isRespelled?: boolean;
  /** Write numbers such as `2E+3` in full. */
  readonly isExpanded?: boolean;
  /** What `2/1/2027` is. */
  readonly dateOrder?: DateOrder;
  /** Read Unix times as dates. */
  readonly isUnixRead?: boolean;
  /** The token, currency or chain that a column names is the right one. The check leaves the question out then. */
  readonly areKindsRight?: boolean;
  /** What `12` is in a column of dates: months after the start, for example. */
  readonly lengthUnit?: LengthUnit;
}

/** A cell that can be read in more than one way. */
export interface OpenCell {
  /** Of the file as it was, counted from 1. */
  readonly line: number;
  readonly column: string;
  readonly text: string;
  /** The question that it belongs to. */
  readonly question: "checksums" | "numbers" | "exponents" | "dates" | "unix" | "lengths";
}

/** What only the owner can decide: how often each question comes up. */
export interface OpenQuestions {
  /** Rows whose address was there before. */
  readonly doubles: number;
  /** Addresses with a wrong checksum. */
  readonly checksums: number;
  /** Amounts that can be read in two ways. */
  readonly numbers: number;
  /** Amounts with an exponent. */
  readonly exponents: number;
  /** Dates whose day and month cannot be distinguished. */
  readonly dates: number;
  /** Unix times instead of dates. */
  readonly unix: number;
  /** Lengths such as `12` instead of dates. */
  readonly lengths: number;
  /** The first amount that can be read in two ways, whether that is decided or not. */
  readonly sample?: string;
  /** Columns that say that the rows are of several kinds, whether that is decided or not. */
  readonly mixed: readonly MixedColumn[];
  /** An index contradicts the order of the rows, whether that is decided or not. */
  readonly hasWrongIndex: boolean;
  /** The cells that questions are about, in the order of the rows. */
  readonly cells: readonly OpenCell[];
}

/** A corrected file. */
export interface Mended {
  readonly text: string;
  /** The line of the file as it was of each row of the text. The header is none of them. */
  readonly lines: readonly number[];
  readonly changes: readonly Change[];
  readonly questions: OpenQuestions;
  /** Columns that the owner must point at, or has pointed at. Nothing is corrected while one of them is open. */
  readonly columns?: ColumnsQuestion;
  /** How the amounts were read. */
  readonly unit: "tokens" | "base" | undefined;
  /** The check of the corrected rows; its lines are those of the file as it was. */
  readonly report: CsvReport;
}

type Counts = Record<"doubles" | OpenCell["question"], number>;

const noCounts = (): Counts => ({
  doubles: 0,
  checksums: 0,
  numbers: 0,
  exponents: 0,
  dates: 0,
  unix: 0,
  lengths: 0,
});

/** Which question a cell that was left open belongs to. */
const QUESTION_OF = {
  checksum: "checksums",
  number: "numbers",
  exponent: "exponents",
  date: "dates",
  unix: "unix",
} as const satisfies Record<NonNullable<MendedCell["open"]>, OpenCell["question"]>;

/**
 * Corrects a file as far as it can be known what is meant, and says each change.
 *
 * @param format which columns it is to have
 * @throws UnreadableFile if it cannot be read
 */
export async function mendFile(file: Blob, format: CsvFormat, options: MendOptions): Promise<Mended> {
  const { columns } = format;
  const isAirdrop = format.decimals !== undefined;
  let table: Table;
  try {
    table = await readTable(file, columns, isAirdrop, options.columns);
  } catch (error) {
    if (error instanceof UnclearColumns) return askForColumns(await readText(file), error);
    throw error;
  }
  const parts = split(table, columns.length, options, isAirdrop);
  const changes: Change[] = [...table.changes, ...parts.changes];
  const problems: CsvProblem[] = isAirdrop ? [] : [...parts.problems];
  const unit = options.unit ?? (table.isInBaseUnits ? "base" : undefined);
  if (table.isInBaseUnits && !options.unit)
    changes.push({ message: "Amounts in such a file are base units." });

  const counts = noCounts();
  const open: OpenCell[] = [];
  const cellOptions = listOptions(parts.rows, columns, { ...options, unit: unit ?? "tokens" });
  const mended = parts.rows
    .map((row) => mendRow(row, columns, cellOptions, open, changes))
    .map((row) => mendLengths(row, columns, options.lengthUnit, open, changes))
    .map((row) => mendCliff(row, columns, options.decimals, changes));
  const listed = removeTotal(mended, columns, changes);
  const rows = isAirdrop ? sumDoubles(listed, options, counts, changes) : listed;
  for (const { question } of open) counts[question]++;
  const sample = getSample(parts.rows, columns);
  const { open: kinds, problems: ofToken } = compareKinds(table.kinds, format);
  // The check of the rows has columns that stay, and here are those that leave.
  const isLost = ({ column }: CsvProblem) => !parts.header.includes(column ?? "");
  problems.push(...ofToken.filter(isLost));
  return {
    text: [parts.header, ...rows].map(getLine).join(""),
    lines: rows.map(({ line }) => line),
    changes: sortChanges(changes),
    questions: {
      ...counts,
      ...(sample !== undefined && { sample }),
      mixed: parts.mixed,
      hasWrongIndex: parts.hasWrongIndex,
      cells: open,
    },
    ...(table.asked && { columns: table.asked }),
    unit,
    report: {
      ...checkRows(parts, rows, format, problems, { arePointsRead: counts.numbers === 0, isAirdrop }),
      // Without the columns whose rows the owner chose.
      kinds: options.areKindsRight ? [] : kinds,
    },
  };
}

/** Returns a file as it is, with the question which of its columns is which. */
function askForColumns(text: string, { question, message }: UnclearColumns): Mended {
  const counts = noCounts();
  return {
    text,
    lines: [],
    changes: [],
    questions: { ...counts, mixed: [], hasWrongIndex: false, cells: [] },
    columns: question,
    unit: undefined,
    report: { rows: 0, problems: [{ line: question.line, message }], isCutOff: false },
  };
}

function mendRow(
  row: TableRow,
  columns: readonly string[],
  options: readonly CellOptions[],
  open: OpenCell[],
  changes: Change[],
): TableRow {
  if (row.raw !== undefined) return row;
  const cells = row.cells.map((text, index) => {
    const column = columns[index];
    if (column === undefined) return text;
    const cell = mendCell(column, text, options[index]!);
    if (cell.open) open.push({ line: row.line, column, text: cell.text, question: QUESTION_OF[cell.open] });
    if (cell.text !== text) {
      const message = `"${shorten(text)}" becomes ${shorten(cell.text)}: ${cell.reasons.join(", ")}.`;
      changes.push({ line: row.line, column, message });
    }
    return cell.text;
  });
  return { ...row, cells };
}

/** Writes dates instead of the lengths that are in a row, counted from its start. */
function mendLengths(
  row: TableRow,
  columns: readonly string[],
  unit: LengthUnit | undefined,
  open: OpenCell[],
  changes: Change[],
): TableRow {
  const start = row.cells[columns.indexOf("startAt")];
  if (row.raw !== undefined || start === undefined) return row;
  const cells = row.cells.map((text, index) => {
    const column = columns[index];
    if (column === undefined || column === "startAt" || !column.endsWith("At") || !isLength(text))
      return text;
    const date = unit && addLength(start, Number(text), unit);
    if (!date) {
      open.push({ line: row.line, column, text, question: "lengths" });
      return text;
    }
    const length = `${text} ${unit}${text === "1" ? "" : "s"}`;
    changes.push({ line: row.line, column, message: `"${text}" becomes ${date}: ${length} after ${start}.` });
    return date;
  });
  return { ...row, cells };
}

/** Returns how the cells of each column are read, decided from all of its rows. */
function listOptions(
  rows: readonly TableRow[],
  columns: readonly string[],
  options: MendOptions & { readonly unit: "tokens" | "base" },
): readonly CellOptions[] {
  const amounts = columns.map((column, index) => (AMOUNT_COLUMNS.has(column) ? listCells(rows, index) : []));
  const styles = findStyles(amounts);
  return columns.map((column, index) => {
    const style = options.style ?? styles[index];
    const units = new Set(amounts[index]!.flatMap((cell) => takeApart(cell.trim())?.unit || []));
    return {
      decimals: options.decimals,
      unit: options.unit,
      style,
      isContradictory:
        !style &&
        findSample(amounts[index]!) !== undefined &&
        amounts[index]!.some((cell) => findEvidence(cell)),
      currency: units.size === 1 ? [...units][0] : undefined,
      isExpanded: options.isExpanded ?? false,
      isRespelled: options.isRespelled ?? false,
      dates: {
        order: options.dateOrder ?? (column.endsWith("At") ? detectOrder(listCells(rows, index)) : undefined),
        isUnixRead: options.isUnixRead ?? false,
      },
    };
  });
}

const listCells = (rows: readonly TableRow[], index: number): readonly string[] =>
  rows.flatMap(({ cells, raw }) => (raw === undefined ? [cells[index]!] : []));

/** Returns the first amount that could be read in two ways without a decision. */
function getSample(rows: readonly TableRow[], columns: readonly string[]): string | undefined {
  const amounts = columns.map((column, index) => (AMOUNT_COLUMNS.has(column) ? listCells(rows, index) : []));
  const styles = findStyles(amounts);
  for (const [index, cells] of amounts.entries()) {
    const sample = styles[index] ? undefined : findSample(cells);
    if (sample !== undefined) return sample;
  }
  return undefined;
}

/** Returns the first of some amounts that can be read in two ways. */
function findSample(cells: readonly string[]): string | undefined {
  for (const cell of cells) {
    const written = takeApart(cell.trim());
    if (written && readsTwice(written.number)) return written.number;
  }
  return undefined;
}

function getLine(row: TableRow | readonly string[]): string {
  const cells = "line" in row ? row.cells : row;
  if ("line" in row && row.raw !== undefined) return `${row.raw}\n`;
  // Most rows need no quotation marks, and asking the library about each takes seconds in long lists.
  return `${cells.some((cell) => /["\r\n,]|^\s|\s$/u.test(cell)) ? Papa.unparse([[...cells]]) : cells.join()}\n`;
}

/** Returns rows of one address: counted, and added up where the owner wants it. */
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
    const sum = isSummed ? addUp([before.cells[1]!, row.cells[1]!]) : undefined;
    if (sum === undefined) merged.push(row);
    else {
      merged[known] = { ...before, cells: [before.cells[0]!, sum, ...before.cells.slice(2)] };
      const message = `The row is removed, and its ${row.cells[1]} is added to line ${before.line}, which has ${sum} now.`;
      changes.push({ line: row.line, message });
    }
  }
  return merged;
}

/**
 * Returns a check of the corrected rows. In a file for streams, columns that the template has not are looked at apart.
 */
function checkRows(
  { header }: Split,
  rows: readonly TableRow[],
  format: CsvFormat,
  problems: readonly CsvProblem[],
  { arePointsRead, isAirdrop }: { readonly arePointsRead: boolean; readonly isAirdrop: boolean },
): CsvReport {
  const check = new Check(format);
  const width = isAirdrop ? header.length : format.columns.length;
  const getRecord = ({ line, cells, raw }: TableRow): CsvRecord => ({
    line,
    text: raw ?? cells.join(),
    cells: raw === undefined ? cells.slice(0, width) : cells.length === 0 ? undefined : cells,
  });
  check.take([getRecord({ line: 1, cells: header }), ...rows.map(getRecord)]);
  check.problems.push(...problems);
  const { thousands, ...report } = check.report();
  return thousands && !arePointsRead ? { ...report, thousands } : report;
}

/** Returns what concerns the file itself first, then by line. */
function sortChanges(changes: readonly Change[]): readonly Change[] {
  return [...changes].sort((a, b) => (a.line ?? 0) - (b.line ?? 0));
}

function shorten(text: string): string {
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}
