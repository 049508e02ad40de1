import Papa from "papaparse";
import { formatThousands } from "../text/wording";
import { describeFileKind } from "./fileKind";

/** Why a file cannot be read at all, as a sentence for its owner. */
export class UnreadableFile extends Error {}

/** Bytes; a million rows of an airdrop take about half of it. */
export const MAX_FILE_SIZE = 128 * 1024 ** 2;

/** Characters. A row of the widest template has about 200: what is longer is no CSV file. */
const MAX_LINE_LENGTH = 10_000;

/** Encodings with two bytes a character, by the mark that begins a file. */
const MARKS = [
  ["utf-16le", 0xff, 0xfe],
  ["utf-16be", 0xfe, 0xff],
] as const;

/**
 * Returns the encoding of a text: UTF-16 as its mark says, or as the zeros between its letters do, and UTF-8 otherwise.
 * Excel's "Unicode text" is UTF-16.
 */
async function getEncoding(file: Blob): Promise<"utf-8" | "utf-16le" | "utf-16be"> {
  const bytes = new Uint8Array(await file.slice(0, 64).arrayBuffer());
  const mark = MARKS.find(([, first, two]) => bytes[0] === first && bytes[1] === two);
  if (mark) return mark[0];
  const countZeros = (parity: number) => bytes.filter((byte, at) => at % 2 === parity && byte === 0).length;
  const half = Math.floor(bytes.length / 2);
  if (half < 4) return "utf-8";
  if (countZeros(1) * 4 > half * 3 && countZeros(0) === 0) return "utf-16le";
  return countZeros(0) * 4 > half * 3 && countZeros(1) === 0 ? "utf-16be" : "utf-8";
}

/** Returns the text of a file in its encoding, without its mark. What does not belong to the encoding becomes `�`. */
export async function readText(file: Blob): Promise<string> {
  return new TextDecoder(await getEncoding(file)).decode(await file.arrayBuffer());
}

/** Some lines of a file, as many as one piece of it held. */
export interface LineBlock {
  readonly lines: readonly string[];
  /** Bytes read so far. */
  readonly read: number;
}

/**
 * Reads a file piece by piece, so that its size does not decide how much memory it takes, and yields its lines: any
 * line ending, no byte order mark, no empty lines at the end.
 *
 * @throws UnreadableFile when it is too large, is no text, or has a line that is too long for a table
 */
export async function* splitLines(file: Blob): AsyncGenerator<LineBlock> {
  if (file.size > MAX_FILE_SIZE) {
    throw new UnreadableFile(
      `The file has ${Math.ceil(file.size / 1024 ** 2)} MB. This page reads files of up to 128 MB, about two million rows.`,
    );
  }
  const decoder = new TextDecoder(await getEncoding(file), { fatal: true });
  const reader = file.stream().getReader();
  let read = 0;
  let rest = "";
  let emptyLines = 0;
  for (;;) {
    const { done, value } = await reader.read();
    let text: string;
    try {
      text = decoder.decode(value, { stream: !done });
    } catch {
      throw new UnreadableFile(
        (await describeFileKind(file)) ??
          "This is not UTF-8 or UTF-16 text. Export the table as CSV, with the encoding UTF-8.",
      );
    }
    if (text.includes("\0")) {
      throw new UnreadableFile(
        (await describeFileKind(file)) ??
          "This is not a text file. Export the table as CSV from your spreadsheet.",
      );
    }
    read += value?.length ?? 0;
    rest += text;
    // A carriage return at the end may be the first half of a line ending.
    const isOpen = !done && rest.endsWith("\r");
    const found = (isOpen ? rest.slice(0, -1) : rest).split(/\r\n|\n|\r/);
    rest = done ? "" : found.pop()! + (isOpen ? "\r" : "");
    if (rest.length > MAX_LINE_LENGTH || found.some((line) => line.length > MAX_LINE_LENGTH)) {
      throw new UnreadableFile(
        `A line has more than ${formatThousands(MAX_LINE_LENGTH)} characters, so this is not a table of recipients.`,
      );
    }
    // Empty lines are held back until something follows them.
    const lines: string[] = [];
    for (const line of found) {
      if (line === "") emptyLines++;
      else {
        for (; emptyLines > 0; emptyLines--) lines.push("");
        lines.push(line);
      }
    }
    yield { lines, read };
    if (done) return;
  }
}

/** A row as it is in a file. */
export interface CsvRecord {
  /** Where it begins, counted from 1. */
  readonly line: number;
  readonly text: string;
  /** Nothing when a quotation mark is not closed, or something follows it. */
  readonly cells: readonly string[] | undefined;
}

/** Checks whether a record has no text in any of its cells: a spreadsheet writes such lines as `,,,`. */
export const isBlank = ({ text, cells }: CsvRecord): boolean =>
  text.trim() === "" || (cells?.every((cell) => /^[\s,;|]*$/u.test(cell)) ?? false);

/** Some records of a file, as many as one piece of it held. */
export interface RecordBlock {
  readonly records: readonly CsvRecord[];
  /** Bytes read so far. */
  readonly read: number;
}

/** Lines that one record may take: a quotation mark that is open for longer was forgotten, and is reported where it is. */
const MAX_LINES = 20;

/**
 * Puts lines together to records: a cell in quotes may hold line breaks.
 *
 * @param delimiter what is between cells
 */
class Records {
  readonly #delimiter: string;
  /** Lines of the record whose quotation mark is open. */
  #open: string[] = [];
  /** Of the first open line, or of the next one. */
  #line = 1;

  constructor(delimiter = ",") {
    this.#delimiter = delimiter;
  }

  /** Returns the records that end with these lines. */
  take(lines: readonly string[]): CsvRecord[] {
    const records: CsvRecord[] = [];
    for (const line of lines) this.#takeLine(line, records);
    return records;
  }

  /** Returns the records that are left when there is no further line. */
  end(): CsvRecord[] {
    const records: CsvRecord[] = [];
    while (this.#open.length > 0) this.#giveUp(records);
    return records;
  }

  #takeLine(line: string, records: CsvRecord[]): void {
    this.#open.push(line);
    const text = this.#open.join("\n");
    const cells = listCells(text, this.#delimiter);
    if (cells !== "open") {
      records.push({ line: this.#line, text, cells });
      this.#line += this.#open.length;
      this.#open = [];
    } else if (this.#open.length === MAX_LINES) this.#giveUp(records);
  }

  /** The first open line is a record that cannot be read; those after it are read again. */
  #giveUp(records: CsvRecord[]): void {
    const [text, ...rest] = this.#open;
    records.push({ line: this.#line++, text: text!, cells: undefined });
    this.#open = [];
    for (const line of rest) this.#takeLine(line, records);
  }
}

/**
 * Reads a file record by record.
 *
 * @throws UnreadableFile as {@link splitLines} does
 */
export async function* splitRecords(file: Blob, delimiter = ","): AsyncGenerator<RecordBlock> {
  const records = new Records(delimiter);
  let last = 0;
  for await (const { lines, read } of splitLines(file)) {
    last = read;
    yield { records: records.take(lines), read };
  }
  yield { records: records.end(), read: last };
}

/**
 * Returns the cells of a record; `open` when the last one's quotation mark is not closed, nothing when one is out of
 * place.
 */
function listCells(text: string, delimiter: string): readonly string[] | "open" | undefined {
  if (!text.includes('"')) return text.split(delimiter);
  const { data, errors } = Papa.parse<string[]>(text, { delimiter, newline: "\r\n" });
  if (errors.some(({ code }) => code === "MissingQuotes")) return "open";
  return errors.length > 0 ? undefined : data[0];
}
