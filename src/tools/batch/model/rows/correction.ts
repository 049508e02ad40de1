import type { ContractNames } from "../../../../protocol/airdrops/addressWarnings";
import type { CsvProblem } from "../../../../protocol/lists/check";
import { UnreadableFile } from "../../../../protocol/lists/lines";
import { type Mended, mendFile } from "../../../../protocol/lists/mend/mend";
import type { Change, ColumnsQuestion, ColumnSource } from "../../../../protocol/lists/mend/table";

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

/** Returns what only the reader can decide, as sentences. */
function questionsOf({ questions, report }: Mended): string[] {
  const { numbers, sample, dates, exponents, unix, checksums, lengths, mixed, hasWrongIndex } = questions;
  const many = (count: number, noun: string) => (count === 1 ? `One ${noun}` : `${count} ${noun}s`);
  const has = (count: number, noun: string, more = `${noun}s`) =>
    `The list has ${count === 1 ? `one ${noun}` : `${count} ${more}`}`;
  return [
    ...(numbers > 0
      ? [
          `${many(numbers, "amount")} can be read in two ways${sample ? `, such as ${sample}` : ""}. Write amounts as 1234.5, without marks between thousands.`,
        ]
      : []),
    ...(dates > 0
      ? [`${many(dates, "date")} can be day or month first. Write dates as 2027-01-31 09:00.`]
      : []),
    ...(exponents > 0 ? [`${has(exponents, "amount")} with an exponent. Write the number in full.`] : []),
    ...(unix > 0 ? [`${has(unix, "Unix time")}. Write dates as 2027-01-31 09:00.`] : []),
    ...(lengths > 0 ? [`${has(lengths, "length")} instead of a date. Write the date.`] : []),
    ...(checksums > 0
      ? [
          `${has(checksums, "address", "addresses")} with capital letters that do not fit the checksum. Copy it again.`,
        ]
      : []),
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
  ];
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
    const questions = questionsOf(mended).map((message) => ({ message }));
    const problems = [...mended.report.problems, ...questions];
    // The reader may have pointed at a wrong column.
    if (problems.length > 0) return { problems, ...(unclear && { unclear }) };
    const { text, changes } = mended;
    return { problems: found, ...(changes.length > 0 && text !== rows && { mended: { text, changes } }) };
  } catch (error) {
    if (error instanceof UnreadableFile) return { problems: [{ message: error.message }, ...found] };
    throw error;
  }
}
