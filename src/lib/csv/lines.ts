import Papa from "papaparse";
import { inThousands } from "../wording";

/** Why a file cannot be read at all, as a sentence for its owner. */
export class UnreadableFile extends Error {}

/** Bytes; a million rows of an airdrop take about half of it. */
export const MAX_FILE_SIZE = 128 * 1024 ** 2;

/** Characters. A row of the widest template has about 200: what is longer is no CSV file. */
const MAX_LINE_LENGTH = 10_000;

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
 * @throws UnreadableFile when it is too large, is no UTF-8 text, or has a line that is too long for a table
 */
export async function* linesOf(file: Blob): AsyncGenerator<LineBlock> {
  if (file.size > MAX_FILE_SIZE) {
    throw new UnreadableFile(
      `The file has ${Math.ceil(file.size / 1024 ** 2)} MB. This page reads files of up to 128 MB, about two million rows.`,
    );
  }
  const decoder = new TextDecoder("utf-8", { fatal: true });
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
      throw new UnreadableFile("This is not UTF-8 text. Export the table as CSV, with the encoding UTF-8.");
    }
    if (text.includes("\0")) {
      throw new UnreadableFile("This is not a text file. Export the table as CSV from your spreadsheet.");
    }
    read += value?.length ?? 0;
    rest += text;
    // A carriage return at the end may be the first half of a line ending.
    const isOpen = !done && rest.endsWith("\r");
    const found = (isOpen ? rest.slice(0, -1) : rest).split(/\r\n|\n|\r/);
    rest = done ? "" : found.pop()! + (isOpen ? "\r" : "");
    if (rest.length > MAX_LINE_LENGTH || found.some((line) => line.length > MAX_LINE_LENGTH)) {
      throw new UnreadableFile(
        `A line has more than ${inThousands(MAX_LINE_LENGTH)} characters: this is no table of recipients.`,
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

/**
 * The cells of a line: commas between them, double quotes around a cell that holds one. A cell cannot hold a line
 * break, as no column has a use for it. Nothing when a quotation mark is not closed, or
 * something follows it.
 */
export function cellsOf(line: string): string[] | undefined {
  if (!line.includes('"')) return line.split(",");
  const { data, errors } = Papa.parse<string[]>(line, { delimiter: "," });
  return errors.length > 0 ? undefined : data[0];
}
