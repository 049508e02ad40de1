// One file, because reading a table, with its delimiter and its header, is one step.
import { isJson } from "../check";
import { linesOf, recordsOf, UnreadableFile, type CsvRecord } from "../lines";
import { areFound, findColumns, guessColumns, holdsAddress, isRow, namesBaseUnits, UNCLEAR } from "./header";
import { readJsonList } from "./json";
import { OtherColumns } from "../otherColumns";

/** Something that is, or would be, changed. */
export interface Change {
  /** Counted from 1; nothing for what concerns the file itself. */
  readonly line?: number;
  readonly column?: string;
  readonly message: string;
}

/** A row with its cells in the order of the new header, or as it stood when nobody knows which cell is which. */
export interface TableRow {
  readonly line: number;
  readonly cells: readonly string[];
  /** The row cannot be taken apart: it stays as it is. */
  readonly raw?: string;
}

/** A file's rows under the columns that it should have. */
export interface Table {
  readonly header: readonly string[];
  readonly rows: readonly TableRow[];
  readonly changes: readonly Change[];
  /** The kind of file, or its header, says that amounts are base units. */
  readonly isInBaseUnits: boolean;
}

const DELIMITERS = [
  [",", "commas"],
  [";", "semicolons"],
  ["\t", "tabs"],
  ["|", "vertical bars"],
  ["=", "equals signs"],
  [" ", "spaces"],
] as const;

/** Lines that are looked at to learn how a file is written. */
const SAMPLE = 50;

/**
 * Reads a file as its owner meant it: which character stands between cells, where the header is, which column is which.
 *
 * @param columns of the template, the first ones of the table
 * @param keepsOthers keep columns that the template has not, behind its own
 * @throws UnreadableFile when the columns cannot be told apart, or the file cannot be read
 */
export async function readTable(
  file: Blob,
  columns: readonly string[],
  keepsOthers: boolean,
): Promise<Table> {
  if (await isJson(file)) return readJson(await file.text(), columns);
  const changes: Change[] = [];
  const { delimiter, name, skipped } = await findDelimiter(file, columns);
  const records: CsvRecord[] = [];
  for await (const block of recordsOf(file, delimiter)) {
    for (const record of block.records) {
      if (record.text.trim() !== "") records.push(delimiter === " " ? withoutEmptyCells(record) : record);
      else if (!keepsOthers || record.text !== "") {
        changes.push({ line: record.line, message: "The empty line is left out." });
      }
    }
  }
  for (let at = 0; at < skipped; at++) {
    const { line, text } = records.shift()!;
    changes.unshift({ line, message: `"${text.trim()}" is left out: it is a note to a spreadsheet.` });
  }
  if (delimiter !== ",") changes.unshift({ message: `Commas stand between the cells, not ${name}.` });
  if (records.length === 0) throw new UnreadableFile("The file is empty.");
  return arrange(records, columns, keepsOthers, changes);
}

function withoutEmptyCells(record: CsvRecord): CsvRecord {
  return { ...record, cells: record.cells?.filter((cell) => cell !== "") };
}

function readJson(text: string, columns: readonly string[]): Table {
  if (columns.join() !== "address,amount") {
    throw new UnreadableFile("JSON is read as a list of addresses and amounts only, as for an airdrop.");
  }
  const { name, rows, isInBaseUnits } = readJsonList(text);
  return {
    header: columns,
    rows: rows.map((cells, index) => ({ line: index + 2, cells })),
    changes: [{ message: `It is ${name}, as JSON: lines below are those of the new file.` }],
    isInBaseUnits,
  };
}

/** The character that gives most of the first lines an address in a cell of its own, or a header that is known. */
async function findDelimiter(file: Blob, columns: readonly string[]) {
  let lines: readonly string[] = [];
  for await (const block of linesOf(file)) {
    lines = [...lines, ...block.lines].slice(0, SAMPLE);
    if (lines.length === SAMPLE) break;
  }
  const note = /^\s*"?sep=(.)"?\s*$/iu.exec(lines[0] ?? "");
  const named = note && DELIMITERS.find(([character]) => character === note[1]);
  const sample = (note ? lines.slice(1) : lines).filter((line) => line.trim() !== "");
  const scores = DELIMITERS.map(([delimiter, name]) => {
    const cellsOf = (line: string) => line.split(delimiter).map((cell) => cell.trim().replace(/^"|"$/gu, ""));
    const score = sample.reduce((sum, line) => {
      const cells = cellsOf(line);
      const isTable = cells.length > 1 && isRow(cells, columns);
      const known =
        cells.length > 1 ? findColumns(cells, columns).filter((at) => at !== undefined).length : 0;
      return sum + (isTable || known > 1 ? 1 : 0);
    }, 0);
    return { delimiter, name, score: score + (named?.[0] === delimiter ? 1_000 : 0) };
  });
  const best = scores.reduce((one, other) => (other.score > one.score ? other : one));
  return { delimiter: best.delimiter, name: best.name, skipped: note ? 1 : 0 };
}

function arrange(
  records: readonly CsvRecord[],
  columns: readonly string[],
  keepsOthers: boolean,
  changes: Change[],
): Table {
  const at = records
    .slice(0, 3)
    .findIndex(
      ({ cells }) =>
        cells && !holdsAddress(cells) && findColumns(cells, columns).some((one) => one !== undefined),
    );
  for (const { line, text } of records.slice(0, Math.max(0, at))) {
    changes.push({ line, message: `"${shorten(text)}" is left out: it stands above the header.` });
  }
  const hasHeader = at >= 0 || !isRow(records[0]!.cells ?? [], columns);
  const names = hasHeader ? (records[Math.max(0, at)]!.cells ?? []) : [];
  const rows = records.slice(hasHeader ? Math.max(0, at) + 1 : 0);
  const order = orderOf(names, rows, columns);
  const headerLine = hasHeader ? records[Math.max(0, at)]!.line : 1;

  // The header may be narrower than its rows, where nobody can read it.
  const widths = hasHeader ? [names.length] : rows.slice(0, SAMPLE).map(({ cells }) => cells?.length ?? 0);
  const width = Math.max(...widths, ...order.map((place) => place + 1));
  const others = Array.from({ length: width }, (_, column) => column).filter(
    (column) => !order.includes(column),
  );
  const isNamed = (column: number) => (names[column]?.trim() ?? "") !== "";
  const extra = others.filter(isNamed).filter((column) => keepsOthers || contradicts(names, rows, column));
  const places = [...order, ...extra];
  const header = places.map((place, index) => columns[index] ?? names[place]!.trim());

  const found = names.map((name) => name.trim()).join();
  if (!hasHeader) changes.push({ message: `A header is added: ${header.join()}.` });
  else if (found.toLowerCase() !== header.join().toLowerCase() || (!keepsOthers && found !== header.join())) {
    changes.push({
      line: headerLine,
      message: `The header ${shorten(found)} becomes ${shorten(header.join())}.`,
    });
  }
  const lost = others.filter((column) => !extra.includes(column) && isNamed(column));
  for (const column of lost) {
    changes.push({
      line: headerLine,
      message: `The column ${names[column]!.trim()} is left out: the template has none of it.`,
    });
  }

  const table = rows.map((record) => arrangeRow(record, places, width, columns, changes));
  return {
    header,
    rows: table,
    changes,
    isInBaseUnits: columns.some((name, index) => name === "amount" && namesBaseUnits(names[order[index]!])),
  };
}

/** Where each column of the template stands in the file. */
function orderOf(
  names: readonly string[],
  rows: readonly CsvRecord[],
  columns: readonly string[],
): readonly number[] {
  const sample = rows.slice(0, SAMPLE).flatMap(({ cells }) => (cells ? [cells] : []));
  const byName = findColumns(names, columns);
  if (areFound(byName)) return byName;
  const isGuessed = columns.join() === "address,amount" && !byName.includes(UNCLEAR);
  const guessed = isGuessed ? guessColumns(sample, names) : undefined;
  if (guessed) return guessed;
  // Rows without a header, as many cells as the template: in its order.
  if (names.length === 0 && sample.every((cells) => cells.length === columns.length)) {
    return columns.map((_, index) => index);
  }
  const missing = columns.filter((_, index) => !areFound([byName[index]]));
  throw new UnreadableFile(
    `Which column is ${missing.join(" and which ")} cannot be told. Write the names of the template into the first line: ${columns.join()}.`,
  );
}

function arrangeRow(
  { line, text, cells }: CsvRecord,
  places: readonly number[],
  width: number,
  columns: readonly string[],
  changes: Change[],
): TableRow {
  if (!cells) return { line, cells: [], raw: text };
  let found = cells;
  // Empty cells at the end come from a spreadsheet whose table was wider once.
  while (found.length > width && found.at(-1)!.trim() === "") found = found.slice(0, -1);
  const amount = places[1];
  if (
    width === 2 &&
    found.length > 2 &&
    amount === 1 &&
    found.slice(1).every((cell) => /^\s*\d+(?:\.\d+)?\s*$/u.test(cell))
  ) {
    const joined = found
      .slice(1)
      .map((cell) => cell.trim())
      .join();
    changes.push({
      line,
      column: columns[1]!,
      message: `The cells ${found.slice(1).join()} are one number.`,
    });
    found = [found[0]!, joined];
  }
  if (found.length !== width) return { line, cells: found, raw: text };
  let ordered = places.map((place) => found[place]!);
  if (columns.join() === "address,amount" && !holdsAddress([ordered[0]!]) && holdsAddress([ordered[1]!])) {
    ordered = [ordered[1]!, ordered[0]!, ...ordered.slice(2)];
    changes.push({ line, message: "Address and amount change places." });
  }
  return { line, cells: ordered };
}

/** Whether a column says that the rows are of more than one kind: then it stays, whatever the template has. */
function contradicts(names: readonly string[], rows: readonly CsvRecord[], column: number): boolean {
  const others = new OtherColumns(names, (index) => index === column);
  for (const { cells, line } of rows) if (cells) others.take(cells, line);
  return others.problems().length > 0;
}

function shorten(text: string): string {
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}
