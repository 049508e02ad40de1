import { listAddressWarnings, type ContractNames } from "../airdrops/addressWarnings";
import { describeNoAddress } from "../airdrops/recipientText";
import { AMOUNT_COLUMNS } from "./values/amountUnits";
import { describeTwice, readsTwice } from "./values/numbers";
import { formatDecimal, parseDecimal } from "../text/amount";
import { csvColumns, type CellRule, type CsvColumnName } from "../../../data/apps/csv";

/** What is wrong in a cell, or in a row. */
export interface RowProblem {
  readonly column: string;
  readonly message: string;
}

/**
 * Returns what is wrong with a header, or nothing. Airdrop files begin with their columns, in any letter case, and may
 * have more; all others have exactly theirs.
 *
 * @param header trimmed
 */
export function checkHeader(
  header: readonly string[],
  { columns, decimals }: { readonly columns: readonly string[]; readonly decimals?: number },
): string | undefined {
  const isAirdrop = decimals !== undefined;
  const names = isAirdrop ? header.slice(0, columns.length).map((name) => name.toLowerCase()) : header;
  const wanted = columns.join();
  const twice = header.find(
    (name, index) => index >= columns.length && columns.includes(name.toLowerCase()) && isAirdrop,
  );
  if (twice)
    return `The header has the column ${twice.toLowerCase()} twice, and only one of them can count. Remove one.`;
  if (names.join() === wanted) return undefined;
  const found = header.join();
  const is = `It is ${found.length > 60 ? `${found.slice(0, 60)}…` : found}.`;
  const withCommas = found.replace(/[;\t|]/gu, ",");
  if (withCommas !== found && withCommas.toLowerCase().startsWith(wanted.toLowerCase())) {
    return `Cells are separated by commas: the header must be ${wanted}. ${is}`;
  }
  return isAirdrop ? `The header must begin with ${wanted}. ${is}` : `The header must be ${wanted}. ${is}`;
}

/** Returns what is wrong with the cells of a row: what the SDK's schemas say, and what the contracts surely refuse. */
export function checkRow(
  cells: readonly string[],
  columns: readonly string[],
  contracts?: ContractNames,
): RowProblem[] {
  const row = Object.fromEntries(columns.map((name, index) => [name, cells[index]!.trim()]));
  const problems: RowProblem[] = [];
  for (const [column, value] of Object.entries(row)) {
    const rule = getRule(column);
    if (rule && !fits(value, rule)) {
      const found =
        column === "address"
          ? describeNoAddress(value)
          : AMOUNT_COLUMNS.has(column) && readsTwice(value)
            ? describeTwice(value)
            : `"${shorten(value)}" is not ${rule.says}.`;
      problems.push({ column, message: value === "" ? describeEmpty(column, rule) : found });
      // What the other cells say together is checked all the same.
      delete row[column];
    } else if (column === "address") {
      problems.push(...listAddressWarnings(value, contracts).map((message) => ({ column, message })));
    }
  }
  return [...problems, ...checkCellsTogether(row)];
}

/** Rules of columns that only lists for a batch have. */
const BATCH_RULES: Readonly<Record<string, CellRule>> = {
  // The builder reads the number, the name or the link, and says what is wrong with it.
  streamId: { pattern: "\\d", says: "a stream's number from 1, or its name as in FL4-1-12" },
  targetPrice: { pattern: "^[0-9]+(\\.[0-9]+)?$", says: "a number such as 5000" },
};

/** Returns what a column holds, as a sentence: `Released at the cliff.` */
export const getMeaning = (column: string): string | undefined =>
  csvColumns[column as CsvColumnName]?.meaning;

/** Columns of amounts that can be 0. */
const MAY_BE_ZERO = new Set([
  "cliffAmount",
  "firstUnlockAmount",
  "initialDepositAmount",
  "secondUnlockAmount",
  "unlockAmount",
]);

function describeEmpty(column: string, { says }: CellRule): string {
  const zero = MAY_BE_ZERO.has(column) ? ", or 0 for nothing" : "";
  return `It is empty, but it needs ${says}${zero}.`;
}

const getRule = (column: string): CellRule | undefined =>
  csvColumns[column as CsvColumnName]?.rule ?? BATCH_RULES[column];

function shorten(text: string): string {
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}

function fits(value: string, rule: CellRule): boolean {
  return "oneOf" in rule ? rule.oneOf.includes(value) : new RegExp(rule.pattern).test(value);
}

/** Returns what a schema cannot say: values that are in order one by one, and that the contracts refuse together. */
function checkCellsTogether(row: Record<string, string>): RowProblem[] {
  return [
    ...findAmountProblems(row),
    ...findDateProblems(row),
    ...findShareProblems(row),
    ...findLengthProblems(row),
    ...findStepProblems(row),
  ];
}

/** A row's unlocks may be all of its amount, to the last base unit: no floats, whatever decimals the token has. */
function findAmountProblems(row: Record<string, string>): RowProblem[] {
  const unlocks = ["unlockAmount", "cliffAmount", "firstUnlockAmount", "secondUnlockAmount"];
  const figures = ["amount", "rateAmount", ...unlocks].filter((column) => column in row);
  const decimals = Math.max(0, ...figures.map((column) => row[column]!.split(".")[1]?.length ?? 0));
  const countUnits = (column: string) => parseDecimal(row[column] ?? "0", decimals);

  const problems: RowProblem[] = [];
  for (const column of ["amount", "rateAmount"]) {
    if (column in row && countUnits(column) === 0n) problems.push({ column, message: "It is zero." });
  }
  const sum = unlocks.reduce((total, column) => total + countUnits(column), 0n);
  if ("amount" in row && sum > countUnits("amount")) {
    const total = formatDecimal(sum, decimals);
    problems.push({
      column: "amount",
      message: `The unlocks sum up to ${total}, which is more than the amount.`,
    });
  }
  return problems;
}

function findDateProblems(row: Record<string, string>): RowProblem[] {
  const problems: RowProblem[] = [];
  const moments = ["startAt", "firstUnlockAt", "cliffAt", "secondUnlockAt", "endAt"].filter(
    (column) => column in row,
  );
  for (const column of moments) {
    if (!exists(row[column]!)) problems.push({ column, message: `"${row[column]}" is not in the calendar.` });
  }
  // Written this way, dates sort like text.
  for (const [index, column] of moments.entries()) {
    const earlier = moments[index - 1];
    if (earlier && row[earlier]! >= row[column]!) {
      const isAllAtEnd = earlier === "cliffAt" && row[earlier] === row[column];
      const message = isAllAtEnd
        ? "The cliff is as long as the vesting, so all of it would unlock at the end. Use the format Linear Timelock, or an earlier cliff."
        : `It must be later than ${earlier}, ${row[earlier]}.`;
      problems.push({ column, message });
    }
  }
  return problems;
}

function findShareProblems(row: Record<string, string>): RowProblem[] {
  if (!row.unlockPercentages) return [];
  const problems: RowProblem[] = [];
  const percentages = row.unlockPercentages.split(";").map(Number);
  const total = percentages.reduce((so, far) => so + far, 0);
  if (total !== 100) {
    problems.push({ column: "unlockPercentages", message: `They sum up to ${total}, not to 100.` });
  }
  if (row.yearCount && percentages.length !== Number(row.yearCount)) {
    const message = `It is ${row.yearCount}, but there are ${percentages.length} percentages.`;
    problems.push({ column: "yearCount", message });
  }
  return problems;
}

/** Parts of a stream's length. Whether the second unlock counts from the start or the first one is not documented. */
const PARTS = ["cliffDuration", "firstUnlockDuration", "secondUnlockDuration"];

function findLengthProblems(row: Record<string, string>): RowProblem[] {
  const problems: RowProblem[] = [];
  const lengths = new Map<string, bigint>();
  for (const column of ["duration", ...PARTS]) {
    if (row[column] === undefined) continue;
    const seconds = countSeconds(row[column]);
    if (seconds !== undefined) lengths.set(column, seconds);
    else {
      const message = `"${row[column]}" is not a length such as 2 years 20 days or 8 hours.`;
      problems.push({ column, message });
    }
  }
  const total = lengths.get("duration");
  for (const [column, seconds] of lengths) {
    // A cliff of no length means that there is none, which the contracts take as long as nothing unlocks at it.
    const isMissingCliff = column === "cliffDuration" && !/[1-9]/.test(row.cliffAmount ?? "");
    if (seconds === 0n && !isMissingCliff) problems.push({ column, message: "It is zero." });
    else if (column !== "duration" && total && seconds >= total) {
      problems.push({ column, message: `It must be shorter than duration, ${row.duration}.` });
    }
  }
  return problems;
}

/** Seconds of a step, with years of 365 days as in lengths. */
const STEPS: Readonly<Record<string, bigint>> = { daily: 86_400n, weekly: 604_800n, yearly: 31_536_000n };

/**
 * Returns the steps that do not fit into the stream: `createWithTimestampsLL` refuses a granularity above the streamable range
 * (`LockupHelpers._checkTimestampsAndUnlockAmounts`, Lockup v4.0), and tranches of no length.
 */
function findStepProblems(row: Record<string, string>): RowProblem[] {
  const length = measureLength(row);
  if (!length || length.seconds <= 0n) return [];
  const step = STEPS[row.granularity ?? ""];
  if (step !== undefined && step > length.seconds) {
    const message = `A ${row.granularity} step is longer than the stream, ${length.says}.`;
    return [{ column: "granularity", message }];
  }
  if (row.stepCount && BigInt(row.stepCount) > length.seconds) {
    return [{ column: "stepCount", message: `The stream, ${length.says}, has fewer seconds than that.` }];
  }
  return [];
}

/** Returns how long a row's stream is. */
function measureLength({ duration, startAt, endAt }: Record<string, string>) {
  if (duration !== undefined) {
    const seconds = countSeconds(duration);
    return seconds === undefined ? undefined : { seconds, says: duration };
  }
  if (startAt === undefined || endAt === undefined || !exists(startAt) || !exists(endAt)) return undefined;
  const seconds = BigInt(readDate(endAt).getTime() - readDate(startAt).getTime()) / 1_000n;
  return { seconds, says: `from ${startAt} to ${endAt}` };
}

/** A year of the templates has 365 days: the weekly steps of one fit into `2 years 5 days` without a rest. */
const DAYS_A_YEAR = 365n;

/**
 * Returns a length in seconds: `2 years 20 days 8 hours`, each part optional, singular or plural, in this order, at
 * least one.
 *
 * @returns nothing when the text has another form
 */
function countSeconds(text: string): bigint | undefined {
  const parts = /^(?=\S)(?:(\d+) years?)? ?(?:(\d+) days?)? ?(?:(\d+) hours?)?$/.exec(text);
  if (!parts) return undefined;
  const [years, days, hours] = parts.slice(1).map((part = "0") => BigInt(part)) as [bigint, bigint, bigint];
  return ((years * DAYS_A_YEAR + days) * 24n + hours) * 3_600n;
}

const getIso = (timestamp: string) => `${timestamp.replace(" ", "T")}:00.000Z`;
const readDate = (timestamp: string) => new Date(getIso(timestamp));

function exists(timestamp: string): boolean {
  const date = readDate(timestamp);
  return !Number.isNaN(date.getTime()) && date.toISOString() === getIso(timestamp);
}
