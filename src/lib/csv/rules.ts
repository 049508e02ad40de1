import { csvColumns, type CellRule, type CsvColumnName } from "../../../data/csv";

/** What is wrong in a cell, or in a row as a whole. */
export interface RowProblem {
  readonly column: string;
  readonly message: string;
}

/**
 * What is wrong with a header, or nothing. Airdrop files begin with their columns, in any letter case, and may have
 * more; all others have exactly theirs.
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
  if (names.join() === wanted) return undefined;
  const found = header.join();
  const is = `It is ${found.length > 60 ? `${found.slice(0, 60)}…` : found}.`;
  const withCommas = found.replace(/[;\t|]/gu, ",");
  if (withCommas !== found && withCommas.toLowerCase().startsWith(wanted.toLowerCase())) {
    return `Cells are separated by commas: the header must be ${wanted}. ${is}`;
  }
  return isAirdrop ? `The header must begin with ${wanted}. ${is}` : `The header must be ${wanted}. ${is}`;
}

/** What is wrong with the cells of a row: what the SDK's schemas say, and what the contracts would refuse. */
export function checkRow(cells: readonly string[], columns: readonly string[]): RowProblem[] {
  const row = Object.fromEntries(columns.map((name, index) => [name, cells[index]!.trim()]));
  const problems: RowProblem[] = [];
  for (const [column, value] of Object.entries(row)) {
    const rule = csvColumns[column as CsvColumnName]?.rule;
    if (rule && !fits(value, rule)) {
      problems.push({
        column,
        message: value === "" ? `It is empty; it needs ${rule.says}.` : `"${value}" is not ${rule.says}.`,
      });
    }
  }
  return problems.length > 0 ? problems : checkWhole(row);
}

function fits(value: string, rule: CellRule): boolean {
  return "oneOf" in rule ? rule.oneOf.includes(value) : new RegExp(rule.pattern).test(value);
}

/** Everything that a schema cannot say, and that the contracts would refuse. */
function checkWhole(row: Record<string, string>): RowProblem[] {
  const problems: RowProblem[] = [];
  const wrong = (column: string, message: string) => problems.push({ column, message });
  const numberOf = (column: string) => Number(row[column] ?? 0);

  for (const column of ["amount", "rateAmount"]) {
    if (column in row && numberOf(column) === 0) wrong(column, "It is zero.");
  }
  const moments = ["startAt", "firstUnlockAt", "cliffAt", "secondUnlockAt", "endAt"].filter(
    (column) => column in row,
  );
  for (const column of moments) {
    if (!exists(row[column]!)) wrong(column, `"${row[column]}" is not in the calendar.`);
  }
  // Written this way, dates sort like text.
  for (const [index, column] of moments.entries()) {
    const earlier = moments[index - 1];
    if (earlier && row[earlier]! >= row[column]!) {
      wrong(column, `It must be later than ${earlier}, ${row[earlier]}.`);
    }
  }
  const parts = ["unlockAmount", "cliffAmount", "firstUnlockAmount", "secondUnlockAmount"];
  const sum = parts.reduce((total, column) => total + numberOf(column), 0);
  if ("amount" in row && sum > numberOf("amount")) {
    wrong("amount", `The unlocks sum up to ${sum}, which is more than the amount.`);
  }
  if (row.unlockPercentages) {
    const percentages = row.unlockPercentages.split(";").map(Number);
    const total = percentages.reduce((so, far) => so + far, 0);
    if (total !== 100) wrong("unlockPercentages", `They sum up to ${total}, not to 100.`);
    if (row.yearCount && percentages.length !== Number(row.yearCount)) {
      wrong("yearCount", `It is ${row.yearCount}, and there are ${percentages.length} percentages.`);
    }
  }
  for (const column of ["duration", "cliffDuration", "firstUnlockDuration", "secondUnlockDuration"]) {
    if (row[column] !== undefined && !isDuration(row[column])) {
      wrong(column, `"${row[column]}" is not a length such as 2 years 20 days or 8 hours.`);
    }
  }
  return problems;
}

/** `2 years 20 days 8 hours`: each part optional, singular or plural, in this order, at least one. */
function isDuration(text: string): boolean {
  return /^(?=\S)(\d+ years?)? ?(\d+ days?)? ?(\d+ hours?)?$/.test(text.trim());
}

function exists(timestamp: string): boolean {
  const iso = `${timestamp.replace(" ", "T")}:00.000Z`;
  const date = new Date(iso);
  return !Number.isNaN(date.getTime()) && date.toISOString() === iso;
}
