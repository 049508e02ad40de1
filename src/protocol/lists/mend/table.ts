// One file, because reading a table, with its delimiter and its header, is one step.
import { getMeaning } from "../rules";
import { isJson } from "../check";
import { isBlank, splitLines, readText, splitRecords, UnreadableFile, type CsvRecord } from "../lines";
import {
  areFound,
  findColumns,
  guessColumns,
  holdsAddress,
  isRow,
  namesAmount,
  namesBaseUnits,
  findNumberColumns,
  UNCLEAR,
} from "./header";
import { readJsonList } from "./json";
import { OtherColumns, type NamedKind } from "../columns/otherColumns";

/** Something that is, or would be, changed. */
export interface Change {
  /** Counted from 1; nothing for what concerns the file itself. */
  readonly line?: number;
  readonly column?: string;
  readonly message: string;
}

/** A row with its cells in the order of the new header, or as it was when nobody knows which cell is which. */
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
  /** Columns that name one token, currency or chain for all rows. */
  readonly kinds: readonly NamedKind[];
  /** The columns that the owner pointed at, with all columns of the file; nothing if it was nobody's question. */
  readonly asked?: ColumnsQuestion;
}

/** Where a column of the template comes from: the index of a column in the file, or the text that all rows have. */
export type ColumnSource = number | string;

/** A question about the columns of a file. */
export interface ColumnsQuestion {
  /** Columns of the template that the owner must point at; none if all of them are decided. */
  readonly open: readonly string[];
  /** All columns of the file in their order, by their headers or by their places. */
  readonly headers: readonly string[];
  /** The first cell of each. */
  readonly samples: readonly string[];
  /** Line of the header. */
  readonly line: number;
}

/** Returns a column with what it holds: `cliffAmount (released at the cliff)`. */
function nameColumn(column: string): string {
  const meaning = getMeaning(column);
  return meaning === undefined ? column : `${column} (${meaning[0]!.toLowerCase()}${meaning.slice(1, -1)})`;
}

/** Thrown if the columns of a file cannot be distinguished. */
export class UnclearColumns extends UnreadableFile {
  readonly question: ColumnsQuestion;

  constructor(question: ColumnsQuestion) {
    const { open, headers } = question;
    super(
      `It is unclear which column is ${open.map(nameColumn).join(" and which ")}. The columns of the file are ${headers.map((name) => `"${shorten(name)}"`).join(", ")}.`,
    );
    this.question = question;
  }
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
 * Reads a file as its owner meant it: which character is between cells, where the header is, which column is which.
 *
 * @param columns of the template, the first ones of the table
 * @param keepsOthers keep columns that the template has not, after its own
 * @param sources what the owner said of columns
 * @throws UnclearColumns if the columns cannot be distinguished
 * @throws UnreadableFile if the file cannot be read
 */
export async function readTable(
  file: Blob,
  columns: readonly string[],
  keepsOthers: boolean,
  sources: Readonly<Record<string, ColumnSource>> = {},
): Promise<Table> {
  if (await isJson(file)) return readJson(await readText(file), columns);
  const changes: Change[] = [];
  const unquoted = await unquoteRows(file);
  if (unquoted) {
    file = unquoted;
    changes.push({ message: "Each line was one cell in quotation marks: they are removed." });
  }
  const { delimiter, name, skipped } = await findDelimiter(file, columns);
  const records: CsvRecord[] = [];
  for await (const block of splitRecords(file, delimiter)) {
    for (const record of block.records) {
      if (!isBlank(record)) records.push(delimiter === " " ? dropEmptyCells(record) : record);
      else if (record.text.trim() !== "") {
        changes.push({ line: record.line, message: "The line contains only separators, and is left out." });
      } else if (!keepsOthers || record.text !== "") {
        changes.push({ line: record.line, message: "The empty line is left out." });
      }
    }
  }
  for (let at = 0; at < skipped; at++) {
    const { line, text } = records.shift()!;
    changes.unshift({ line, message: `"${text.trim()}" is left out: it is a note to a spreadsheet.` });
  }
  if (delimiter !== ",") {
    splitOwnHeader(records, columns);
    changes.unshift({ message: `Commas now separate the cells, not ${name}.` });
  }
  if (records.length === 0) throw new UnreadableFile("The file is empty.");
  return arrange(records, columns, keepsOthers, changes, sources);
}

/**
 * Splits a header with commas above rows with a different delimiter: cells of a spreadsheet that were pasted below the
 * header of a form. A header of their own counts more, and the one of the form is left out.
 */
function splitOwnHeader(records: CsvRecord[], columns: readonly string[]): void {
  const [first, second] = records;
  if (first?.cells?.length !== 1 || !second?.cells) return;
  const names = first.text.split(",");
  const isKnown = (cells: readonly string[]) =>
    findColumns(cells, columns).filter((at) => at !== undefined).length > 1;
  if (!names.every((name) => columns.includes(name.trim()))) return;
  if (isKnown(second.cells)) records.shift();
  else records[0] = { ...first, cells: names };
}

/** Lines in quotation marks as a whole: `"address,amount"`. */
const QUOTED = /^\s*"((?:[^"]|"")*)"\s*$/u;

/** Returns a file without the quotation marks around each of its lines; nothing if it has other lines. */
async function unquoteRows(file: Blob): Promise<Blob | undefined> {
  const found: string[] = [];
  let count = 0;
  for await (const { lines } of splitLines(file)) {
    for (const line of lines) {
      const inner = QUOTED.exec(line)?.[1]?.replaceAll('""', '"');
      if (inner === undefined && line.trim() !== "") return undefined;
      // A column of quoted cells has no separators.
      if (inner !== undefined && /[,;\t|]/u.test(inner)) count++;
      found.push(inner ?? "");
    }
  }
  return count >= 2 ? new Blob([found.join("\n")]) : undefined;
}

function dropEmptyCells(record: CsvRecord): CsvRecord {
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
    changes: [{ message: `It is ${name}, as JSON. The lines below are lines of the new file.` }],
    isInBaseUnits,
    kinds: [],
  };
}

/**
 * Returns the character that gives most of the first lines an address in a cell of its own, or a header that is known.
 */
async function findDelimiter(file: Blob, columns: readonly string[]) {
  let lines: readonly string[] = [];
  for await (const block of splitLines(file)) {
    lines = [...lines, ...block.lines].slice(0, SAMPLE);
    if (lines.length === SAMPLE) break;
  }
  const note = /^\s*"?sep=(.)"?\s*$/iu.exec(lines[0] ?? "");
  const named = note && DELIMITERS.find(([character]) => character === note[1]);
  const sample = (note ? lines.slice(1) : lines).filter((line) => line.trim() !== "");
  const scores = DELIMITERS.map(([delimiter, name]) => {
    const listCells = (line: string) =>
      line.split(delimiter).map((cell) => cell.trim().replace(/^"|"$/gu, ""));
    const score = sample.reduce((sum, line) => {
      const cells = listCells(line);
      const isTable = cells.length > 1 && isRow(cells, columns);
      const known =
        cells.length > 1 ? findColumns(cells, columns).filter((at) => at !== undefined).length : 0;
      // A row weighs more than a header, below which cells of a spreadsheet may have been pasted.
      return sum + (isTable ? 2 : known > 1 ? 1 : 0);
    }, 0);
    return { delimiter, name, score: score + (named?.[0] === delimiter ? 1_000 : 0) };
  });
  const best = scores.reduce((a, b) => (b.score > a.score ? b : a));
  return { delimiter: best.delimiter, name: best.name, skipped: note ? 1 : 0 };
}

function arrange(
  records: readonly CsvRecord[],
  columns: readonly string[],
  keepsOthers: boolean,
  changes: Change[],
  sources: Readonly<Record<string, ColumnSource>>,
): Table {
  const at = records
    .slice(0, 3)
    .findIndex(
      ({ cells }) =>
        cells &&
        cells.length > 1 &&
        !holdsAddress(cells) &&
        findColumns(cells, columns).some((column) => column !== undefined),
    );
  for (const { line, text } of records.slice(0, Math.max(0, at))) {
    changes.push({ line, message: `"${shorten(text)}" is left out, because it is above the header.` });
  }
  const hasHeader = at >= 0 || !isRow(records[0]!.cells ?? [], columns);
  const names = hasHeader ? (records[Math.max(0, at)]!.cells ?? []) : [];
  const rows = records.slice(hasHeader ? Math.max(0, at) + 1 : 0);
  const headerLine = hasHeader ? records[Math.max(0, at)]!.line : 1;
  const reading = { names, rows, columns, line: headerLine, sources };
  const order = detectOrder(reading);

  // The header may be narrower than its rows, where nobody can read it.
  const widths = hasHeader ? [names.length] : rows.slice(0, SAMPLE).map(({ cells }) => cells?.length ?? 0);
  const width = Math.max(...widths, ...order.map((column) => (typeof column === "number" ? column + 1 : 0)));
  const others = Array.from({ length: width }, (_, column) => column).filter(
    (column) => !order.includes(column),
  );
  const isNamed = (column: number) => (names[column]?.trim() ?? "") !== "";
  const extra = others.filter(isNamed).filter((column) => keepsOthers || contradicts(names, rows, column));
  const places = [...order, ...extra];
  const header = places.map((column, index) => columns[index] ?? names[Number(column)]!.trim());

  const found = names.map((name) => name.trim()).join();
  if (!hasHeader) changes.push({ message: `A header is added: ${header.join()}.` });
  else if (found.toLowerCase() !== header.join().toLowerCase() || (!keepsOthers && found !== header.join())) {
    changes.push({
      line: headerLine,
      message: `The header ${shorten(found)} becomes ${shorten(header.join())}.`,
    });
  }
  const kinds = listKinds(names, rows, others);
  const lost = others.filter((column) => !extra.includes(column) && isNamed(column));
  for (const column of lost) {
    changes.push({
      line: headerLine,
      message: describeLost(
        names[column]!.trim(),
        kinds.find(({ name }) => name === names[column]!.trim()),
      ),
    });
  }

  const table = rows.map((record) => arrangeRow(record, places, width, columns, changes));
  return {
    header,
    rows: table,
    changes,
    kinds,
    ...(Object.keys(sources).length > 0 && { asked: getQuestion(reading, []) }),
    isInBaseUnits: columns.some(
      (name, index) => name === "amount" && namesBaseUnits(names[Number(order[index])]),
    ),
  };
}

interface HeaderReading {
  readonly names: readonly string[];
  readonly rows: readonly CsvRecord[];
  readonly columns: readonly string[];
  readonly line: number;
  readonly sources: Readonly<Record<string, ColumnSource>>;
}

/** Returns where each column of the template comes from. */
function detectOrder({ names, rows, columns, line, sources }: HeaderReading): readonly ColumnSource[] {
  const sample = rows.slice(0, SAMPLE).flatMap(({ cells }) => (cells ? [cells] : []));
  const width = Math.max(names.length, ...sample.map((cells) => cells.length));
  const isGiven = (source: ColumnSource | undefined) =>
    typeof source === "string" || (source !== undefined && source >= 0 && source < width);
  const found = findPlaces(names, sample, columns);
  const order = columns.map((column, index) => (isGiven(sources[column]) ? sources[column] : found[index]));
  const open = columns.filter((_, index) => order[index] === undefined || order[index] === UNCLEAR);
  if (open.length === 0) return order as readonly ColumnSource[];
  throw new UnclearColumns(getQuestion({ names, rows, columns, line, sources }, open));
}

/** Returns the columns of a file, for a question about them. */
function getQuestion({ names, rows, line }: HeaderReading, open: readonly string[]): ColumnsQuestion {
  const cells = rows.find((row) => row.cells)?.cells ?? [];
  const width = Math.max(names.length, cells.length);
  const headers = Array.from({ length: width }, (_, at) => names[at]?.trim() || `Column ${at + 1}`);
  return { open, headers, samples: headers.map((_, at) => cells[at]?.trim() ?? ""), line };
}

function findPlaces(
  names: readonly string[],
  sample: readonly (readonly string[])[],
  columns: readonly string[],
): readonly (number | undefined)[] {
  const byName = keepClearAmount(findColumns(names, columns), names, sample, columns);
  if (areFound(byName)) return byName;
  const isGuessed = columns.join() === "address,amount" && !byName.includes(UNCLEAR);
  const guessed = isGuessed ? guessColumns(sample, names) : undefined;
  if (guessed) return guessed;
  // Rows without a header, as many cells as the template: in its order.
  if (names.length === 0 && sample.every((cells) => cells.length === columns.length)) {
    return columns.map((_, index) => index);
  }
  return byName;
}

/** Leaves the amount open if its header is a vague word, such as `Total`, and other columns are of numbers too. */
function keepClearAmount(
  places: readonly (number | undefined)[],
  names: readonly string[],
  sample: readonly (readonly string[])[],
  columns: readonly string[],
): readonly (number | undefined)[] {
  return places.map((chosen, index) => {
    if (columns[index] !== "amount" || chosen === undefined || chosen === UNCLEAR) return chosen;
    // `amount_usd` next to `amount` does not matter, and next to `Amount ARB` nobody knows which one is paid.
    if (names[chosen]!.trim().toLowerCase() === "amount") return chosen;
    const isClear = namesAmount(names[chosen]);
    const rivals = findNumberColumns(sample, names, isClear).filter(
      (column) => !places.includes(column) && (!isClear || namesAmount(names[column])),
    );
    return rivals.length > 0 ? UNCLEAR : chosen;
  });
}

function arrangeRow(
  { line, text, cells }: CsvRecord,
  places: readonly ColumnSource[],
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
  let ordered = places.map((column) => (typeof column === "number" ? found[column]! : column));
  if (columns.join() === "address,amount" && !holdsAddress([ordered[0]!]) && holdsAddress([ordered[1]!])) {
    ordered = [ordered[1]!, ordered[0]!, ...ordered.slice(2)];
    changes.push({ line, message: "Address and amount change places." });
  }
  return { line, cells: ordered };
}

/** Returns what columns say about the tokens, currencies or chains of all rows. */
function listKinds(
  names: readonly string[],
  rows: readonly CsvRecord[],
  at: readonly number[],
): readonly NamedKind[] {
  const others = new OtherColumns(names, (index) => at.includes(index));
  for (const { cells, line } of rows) if (cells) others.take(cells, line);
  return others.single();
}

/** Says that a column leaves, and what it holds if it names the tokens, currencies or chains of the rows. */
function describeLost(name: string, kind: NamedKind | undefined): string {
  return kind
    ? `The column ${name} says "${shorten(kind.value)}" in every row. The template has no such column, so it is left out: compare it with what you pay.`
    : `The column ${name} is left out, because the template does not have it.`;
}

/** Checks whether a column says that the rows are of more than one kind: then it stays, whatever the template has. */
function contradicts(names: readonly string[], rows: readonly CsvRecord[], column: number): boolean {
  const others = new OtherColumns(names, (index) => index === column);
  for (const { cells, line } of rows) if (cells) others.take(cells, line);
  return others.listProblems().length > 0;
}

function shorten(text: string): string {
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}
