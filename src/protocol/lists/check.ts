import type { ContractNames } from "../airdrops/addressWarnings";
import { RecipientList } from "../airdrops/recipientList";
import { formatThousands } from "../text/wording";
import type { CsvFormat } from "./format";
import { AmountUnits, type UnitsQuestion } from "./values/amountUnits";
import { isBlank, readText, splitRecords, type CsvRecord } from "./lines";
import { compareKinds, OtherColumns, type MixedColumn, type NamedKind } from "./columns/otherColumns";
import type { CsvProblem } from "./problem";

export type { CsvProblem };
import { checkHeader, checkRow } from "./rules";
import { Thousands, type ThousandsQuestion } from "./values/thousands";

/** What a check found. */
export interface CsvReport {
  /** Rows below the header, as far as they were read, without empty lines. */
  readonly rows: number;
  /** In the order of the lines, at most {@link MAX_PROBLEMS}; none means that the file is well formed. */
  readonly problems: readonly CsvProblem[];
  /** The limit of problems is reached: there are lines that are not checked, or problems that are not reported. */
  readonly isCutOff: boolean;
  /** The amounts look like base units, although whole tokens belong here: both readings. */
  readonly units?: UnitsQuestion;
  /** Amounts have a point that may be between thousands: both readings. */
  readonly thousands?: ThousandsQuestion;
  /** Columns that say that the rows are of more than one token, currency or chain. */
  readonly mixed?: readonly MixedColumn[];
  /** Columns that name one token, currency or chain for all rows: the owner must confirm it. */
  readonly kinds?: readonly NamedKind[];
  /** Streams whose end is in the past, so that all of them can be withdrawn at once. */
  readonly past?: PastRows;
  /** The recipients of an airdrop, when there is no problem. */
  readonly recipients?: RecipientList;
}

/** Rows whose streams are over. */
export interface PastRows {
  readonly rows: number;
  /** Line of the first one, and its end. */
  readonly line: number;
  readonly endAt: string;
}

/** How many problems are collected before the rest of the file is left unread, as the Merkle API does it. */
const MAX_PROBLEMS = 100;

/** Rows of an airdrop that are taken: what the project says the app accepts. */
const MAX_RECIPIENTS = 1_000_000;

/** A check under way: takes record after record, and knows when to stop. */
export class Check {
  readonly problems: CsvProblem[] = [];
  readonly #format: CsvFormat;
  /** No recipients: the known contracts, and the token's own. */
  readonly #contracts: ContractNames;
  readonly #recipients: RecipientList | undefined;
  readonly #units: AmountUnits;
  readonly #thousands: Thousands;
  /** Columns after those of the template; nothing before the header. */
  #others: OtherColumns | undefined;
  /** Cells of the header, which every row must have; nothing before the header. */
  #width: number | undefined;
  #rows = 0;
  #past: PastRows | undefined;
  #isOver = false;
  /** There was a record left when the limit of problems was reached. */
  #isUnread = false;

  constructor(format: CsvFormat) {
    this.#format = format;
    const { contracts, token } = format;
    this.#contracts = token
      ? { ...contracts, [token.toLowerCase()]: "of the token itself" }
      : (contracts ?? {});
    this.#recipients =
      format.decimals === undefined ? undefined : new RecipientList(format.decimals, this.#contracts);
    this.#units = new AmountUnits(format);
    this.#thousands = new Thousands(format);
  }

  /** Takes records until there is nothing more to learn. @returns whether to go on */
  take(records: readonly CsvRecord[]): boolean {
    for (const record of records) {
      if (this.#isOver) return false;
      if (this.problems.length >= MAX_PROBLEMS) {
        this.#isUnread = true;
        return false;
      }
      if (this.#width === undefined) this.#takeHeader(record);
      else this.#takeRow(record);
    }
    return true;
  }

  report(): CsvReport {
    if (this.#width === undefined && !this.#isOver) this.#complain(1, "The file is empty.");
    else if (!this.#isOver && this.#recipients && this.#rows < 2) {
      this.problems.unshift({ line: 1, message: "An airdrop needs at least two recipients." });
    } else if (!this.#isOver && this.#rows === 0) this.#complain(1, "There is no row below the header.");
    const { open: kinds, problems: ofToken } = compareKinds(this.#others?.single() ?? [], this.#format);
    this.problems.push(...(this.#others?.listProblems() ?? []), ...ofToken);
    this.problems.sort((a, b) => a.line - b.line);
    const problems = this.problems.slice(0, MAX_PROBLEMS);
    const units = this.#units.question();
    const thousands = this.#thousands.question();
    const mixed = this.#others?.mixed() ?? [];
    return {
      rows: this.#rows,
      problems,
      isCutOff: this.#isUnread || problems.length < this.problems.length,
      ...(units && { units }),
      ...(thousands && { thousands }),
      ...(mixed.length > 0 && { mixed }),
      ...(kinds.length > 0 && { kinds }),
      ...(this.#past && { past: this.#past }),
      ...(this.#recipients && problems.length === 0 && { recipients: this.#recipients }),
    };
  }

  #takeHeader({ line, text, cells }: CsvRecord): void {
    if (text.trim() === "") {
      this.#isOver = true;
      return this.#complain(line, "It is empty, but the header must be here.");
    }
    const header = cells?.map((name) => name.trim());
    this.#width = header?.length ?? 0;
    const message = checkHeader(header ?? [text], this.#format);
    // Without its header, a file has no columns to check.
    if (message) {
      this.#complain(line, message);
      this.#isOver = true;
    } else if (header)
      this.#others = new OtherColumns(header, (index) => index >= this.#format.columns.length);
  }

  #takeRow({ line, text, cells }: CsvRecord): void {
    // The Merkle API leaves out lines without a character. What the app does with them is not documented.
    if (text === "" && this.#recipients) return;
    this.#rows++;
    if (!cells) {
      return this.#complain(
        line,
        "A quotation mark is not closed, or is in the wrong place. Quote a whole cell, or nothing.",
      );
    }
    if (text.trim() === "")
      return this.#complain(line, text === "" ? "It is empty." : "It contains only spaces.");
    if (isBlank({ line, text, cells }))
      return this.#complain(line, "It contains only separators. Delete the line.");
    if (cells.length !== this.#width) {
      const count = `${cells.length} ${cells.length === 1 ? "cell" : "cells"}`;
      this.#complain(line, `It has ${count} and needs ${this.#width}.`);
      // In a stream's row nobody knows which cell is missing; an airdrop's begins with the two that count.
      if (!this.#recipients || cells.length < 2) return;
    }
    this.#units.take(cells);
    this.#thousands.take(cells);
    this.#others?.take(cells, line);
    if (this.#others?.isToken(cells) && !this.#contracts[cells[0]!.trim().toLowerCase()]) {
      this.#complain(
        line,
        "It is the token itself, and tokens that its own contract receives are lost.",
        "address",
      );
    }
    this.#takeEnd(cells, line);
    if (!this.#recipients) {
      for (const { column, message } of checkRow(cells, this.#format.columns, this.#contracts)) {
        this.#complain(line, message, column);
      }
      return;
    }
    const most = this.#format.mostRecipients ?? MAX_RECIPIENTS;
    if (this.#rows > most) {
      const limit = formatThousands(most);
      this.#complain(line, `Here the list exceeds ${limit} recipients, which is the maximum for a campaign.`);
      this.#isOver = true;
      return;
    }
    for (const { column, message } of this.#recipients.add(cells[0]!.trim(), cells[1]!.trim(), line)) {
      this.#complain(line, message, column);
    }
  }

  /** Counts a row whose stream is over. Written this way, dates sort like text. */
  #takeEnd(cells: readonly string[], line: number): void {
    const { columns, now } = this.#format;
    const endAt = cells[columns.indexOf("endAt")]?.trim() ?? "";
    if (now === undefined || !/^\d{4}-\d{2}-\d{2} \d{2}:\d{2}$/u.test(endAt) || endAt > now) return;
    this.#past = { line, endAt, ...this.#past, rows: (this.#past?.rows ?? 0) + 1 };
  }

  #complain(line: number, message: string, column?: string): void {
    this.problems.push({ line, ...(column && { column }), message });
  }
}

/**
 * Checks a file row by row: header, cells, and what only shows in a full row (order of dates, sums) or in the full
 * list (an address twice).
 *
 * @param onRead called with how many bytes are read so far
 * @throws UnreadableFile when there are no lines to check
 */
export async function checkFile(
  file: Blob,
  format: CsvFormat,
  onRead?: (bytes: number) => void,
): Promise<CsvReport> {
  if (await isJson(file)) {
    const message = `It is JSON, and a CSV file begins with ${format.columns.join()}.`;
    return { rows: 0, problems: [{ line: 1, message }], isCutOff: false };
  }
  const check = new Check(format);
  for await (const { records, read } of splitRecords(file)) {
    if (!check.take(records)) break;
    onRead?.(read);
  }
  return check.report();
}

/** Checks whether a file begins like a JSON list or object. No CSV file does. */
export async function isJson(file: Blob): Promise<boolean> {
  return /^[\s\uFEFF]*[[{]/u.test(await readText(file.slice(0, 256)));
}
