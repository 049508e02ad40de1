import { RecipientList } from "../airdrops/recipientList";
import { checkHeader, checkRow } from "./rules";
import { cellsOf, linesOf } from "./lines";
import { inThousands } from "../wording";

/** A kind of file: which columns it has. */
export interface CsvFormat {
  readonly columns: readonly string[];
  /** Decimals of the token, in airdrop files: those follow the rules of the Merkle API and have a Merkle root. */
  readonly decimals?: number;
}

/** What is wrong in a line. */
export interface CsvProblem {
  /** Counted from 1, the header. */
  readonly line: number;
  readonly column?: string;
  readonly message: string;
}

/** What a check found. */
export interface CsvReport {
  /** Rows below the header, as far as they were read. */
  readonly rows: number;
  /** In the order of the lines, at most {@link MAX_PROBLEMS}; none means that the file is well formed. */
  readonly problems: readonly CsvProblem[];
  /** The limit of problems is reached: there are lines that are not checked, or problems that are not told. */
  readonly isCutOff: boolean;
  /** The recipients of an airdrop, when there is no problem. */
  readonly recipients?: RecipientList;
}

/** How many problems are collected before the rest of the file is left unread, as the Merkle API does it. */
const MAX_PROBLEMS = 100;

/** Rows of an airdrop that are taken: what the project says the app accepts. */
const MAX_RECIPIENTS = 1_000_000;

/** A check under way: takes line after line, and knows when to stop. */
class Check {
  readonly problems: CsvProblem[] = [];
  readonly #format: CsvFormat;
  readonly #recipients: RecipientList | undefined;
  #line = 0;
  /** Cells of the header, which every row must have. */
  #width = 0;
  #isOver = false;
  /** There was a line left when the limit of problems was reached. */
  #isUnread = false;

  constructor(format: CsvFormat) {
    this.#format = format;
    this.#recipients = format.decimals === undefined ? undefined : new RecipientList(format.decimals);
  }

  /** Takes lines until there is nothing more to learn. @returns whether to go on */
  take(lines: readonly string[]): boolean {
    for (const text of lines) {
      if (this.#isOver) return false;
      if (this.problems.length >= MAX_PROBLEMS) {
        this.#isUnread = true;
        return false;
      }
      this.#line++;
      if (this.#line === 1) this.#takeHeader(text);
      else this.#takeRow(text);
    }
    return true;
  }

  report(): CsvReport {
    const rows = Math.max(0, this.#line - 1);
    if (this.#line === 0) this.#complain("The file is empty.", 1);
    else if (!this.#isOver && this.#recipients && rows < 2) {
      this.problems.unshift({ line: 1, message: "An airdrop needs at least two recipients." });
    } else if (!this.#isOver && rows === 0) this.#complain("There is no row below the header.");
    const problems = this.problems.slice(0, MAX_PROBLEMS);
    return {
      rows,
      problems,
      isCutOff: this.#isUnread || problems.length < this.problems.length,
      ...(this.#recipients && problems.length === 0 && { recipients: this.#recipients }),
    };
  }

  #takeHeader(text: string): void {
    if (text.trim() === "") {
      this.#isOver = true;
      return this.#complain("It is empty, and the header belongs here.");
    }
    const header = cellsOf(text)?.map((name) => name.trim());
    this.#width = header?.length ?? 0;
    const message = checkHeader(header ?? [text], this.#format);
    // Without its header, a file has no columns to check.
    if (message) {
      this.#complain(message);
      this.#isOver = true;
    }
  }

  #takeRow(text: string): void {
    const cells = cellsOf(text);
    if (!cells) return this.#complain("A quotation mark is not closed, or stands in the wrong place.");
    if (cells.length !== this.#width) {
      return this.#complain(
        text.trim() === ""
          ? "It is empty."
          : `It has ${cells.length} ${cells.length === 1 ? "cell" : "cells"} and needs ${this.#width}.`,
      );
    }
    if (!this.#recipients) {
      for (const { column, message } of checkRow(cells, this.#format.columns)) {
        this.#complain(message, this.#line, column);
      }
      return;
    }
    if (this.#line - 1 > MAX_RECIPIENTS) {
      const limit = inThousands(MAX_RECIPIENTS);
      this.#complain(`Here the list passes ${limit} recipients, which is the most for a campaign.`);
      this.#isOver = true;
      return;
    }
    for (const { column, message } of this.#recipients.add(cells[0]!, cells[1]!, this.#line)) {
      this.#complain(message, this.#line, column);
    }
  }

  #complain(message: string, line = this.#line, column?: string): void {
    this.problems.push({ line, ...(column && { column }), message });
  }
}

/**
 * Checks a file line by line: header, cells, and what only shows in a whole row (order of dates, sums) or in the whole
 * list (an address twice).
 *
 * @param onRead told how many bytes are read so far
 * @throws UnreadableFile when there are no lines to check
 */
export async function checkFile(
  file: Blob,
  format: CsvFormat,
  onRead?: (bytes: number) => void,
): Promise<CsvReport> {
  const check = new Check(format);
  for await (const { lines, read } of linesOf(file)) {
    if (!check.take(lines)) break;
    onRead?.(read);
  }
  return check.report();
}
