import type { ContractNames } from "../../../../protocol/airdrops/addressWarnings";
import type { CsvProblem } from "../../../../protocol/lists/check";
import { UnreadableFile } from "../../../../protocol/lists/lines";
import { type Mended, mendFile, type OpenCell } from "../../../../protocol/lists/mend/mend";
import type { Change, ColumnsQuestion, ColumnSource } from "../../../../protocol/lists/mend/table";
import { describeTwice } from "../../../../protocol/lists/values/numbers";

/** What is wrong with the rows: in a line, or in all of them. */
export interface RowProblem {
  /** Counted from 1. */
  readonly line?: number;
  readonly column?: string;
  readonly message: string;
}

/** What can be done about rows that cannot be read as they are. */
export interface Correction {
  /** Everything that is wrong, by line: one bad cell never hides another. */
  readonly problems: readonly RowProblem[];
  /** The rows as they could be meant, if that is certain, and each change. */
  readonly mended?: { readonly text: string; readonly changes: readonly Change[] };
  /** The rows with what is certain, and the line of the reader's list of each, whatever is wrong with them. */
  readonly read?: { readonly text: string; readonly lines: readonly number[] };
  /** Columns that the reader must point at, or has pointed at. */
  readonly unclear?: ColumnsQuestion;
}

interface CorrectionOptions {
  readonly columns: readonly string[];
  readonly contracts: ContractNames;
  readonly decimals: number;
  /** Address and name of the token that the form pays. */
  readonly token?: string;
  readonly symbol?: string;
  /** Columns that the reader has pointed at. */
  readonly chosen?: Readonly<Record<string, ColumnSource>>;
}

/** Returns why a cell that can be read in more than one way is not read. */
function describeOpen({ text, question }: OpenCell): string {
  switch (question) {
    case "numbers":
      return describeTwice(text);
    case "dates":
      return `"${text}" can be day or month first. Write dates as 2027-01-31 09:00.`;
    case "exponents":
      return `"${text}" has an exponent. Write the number in full.`;
    case "unix":
      return `"${text}" is a Unix time. Write dates as 2027-01-31 09:00.`;
    case "lengths":
      return `"${text}" is a length instead of a date. Write the date.`;
    case "checksums":
      return "Its capital letters do not match its checksum (EIP-55), so a digit may be wrong. Copy it again.";
  }
}

/** Returns the problems of rows, with the cells that can be read in more than one way. Each cell is named once. */
function collectProblems({ questions, report }: Mended): RowProblem[] {
  const open = questions.cells.map((cell) => ({
    line: cell.line,
    column: cell.column,
    message: describeOpen(cell),
  }));
  const cells = mergeProblems(open, report.problems);
  return [...cells.sort((a, b) => (a.line ?? 0) - (b.line ?? 0)), ...listProblems({ questions, report })];
}

/** Returns what is wrong with the list as a whole, as sentences. */
function listProblems({ questions, report }: Pick<Mended, "questions" | "report">): RowProblem[] {
  const { mixed, hasWrongIndex } = questions;
  return [
    ...mixed.map(
      ({ name }) => `The column ${name} has more than one value. A batch pays one token on one chain.`,
    ),
    ...(hasWrongIndex ? ["The numbers of the rows are not in order. Compare the list with its source."] : []),
    ...(report.kinds ?? []).map(
      ({ name, value }) =>
        `The column ${name} says ${value}. If that is what you pay, remove the column; if not, convert the amounts.`,
    ),
    ...(report.units ? ["The amounts look like base units. Write whole tokens."] : []),
    ...(report.thousands ? ["Points in the amounts may separate thousands. Write amounts as 1234.5."] : []),
  ].map((message) => ({ message }));
}

/** Adds problems to others. What is wrong with a cell is in the first list that names the cell. */
export function mergeProblems(first: readonly RowProblem[], further: readonly RowProblem[]): RowProblem[] {
  const getKey = ({ line, column, message }: RowProblem) => `${line} ${column ?? message}`;
  const known = new Set(first.map(getKey));
  return [...first, ...further.filter((problem) => !known.has(getKey(problem)))];
}

/**
 * Corrects rows as far as it is certain what they mean, and says what is left to do.
 *
 * @param found problems of the rows as they are; they count if nothing better is known
 */
export async function correctRows(
  rows: string,
  found: readonly CsvProblem[],
  { decimals, chosen, ...format }: CorrectionOptions,
): Promise<Correction> {
  try {
    const mended = await mendFile(new Blob([rows]), format, { decimals, ...(chosen && { columns: chosen }) });
    const unclear = mended.columns;
    if (unclear && unclear.open.length > 0) return { problems: mended.report.problems, unclear };
    const problems = collectProblems(mended);
    const { text, lines, changes } = mended;
    // The reader may have pointed at a wrong column.
    if (problems.length > 0) return { problems, read: { text, lines }, ...(unclear && { unclear }) };
    const isChanged = changes.length > 0 && text !== rows;
    return { problems: found, read: { text, lines }, ...(isChanged && { mended: { text, changes } }) };
  } catch (error) {
    if (error instanceof UnreadableFile) return { problems: [{ message: error.message }, ...found] };
    throw error;
  }
}
