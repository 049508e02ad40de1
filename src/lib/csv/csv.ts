import { csvColumns, type CellRule, type CsvColumnName } from "../../../data/csv";

/** A kind of file: which columns it has. */
export interface CsvFormat {
  readonly columns: readonly string[];
  /** Airdrop files are stricter: at least two rows, each address once, no zero. */
  readonly isAirdrop: boolean;
}

/** What is wrong in a line. */
export interface CsvProblem {
  /** Counted from 1, the header. */
  readonly line: number;
  readonly column?: string;
  readonly message: string;
}

/** How many problems are collected before the rest is left unsaid. */
export const MAX_PROBLEMS = 100;

/**
 * Splits CSV text into lines of cells: commas, optional double quotes, either line ending. Empty lines at the end do
 * not count.
 */
export function split(text: string): string[][] {
  const lines = text
    .replace(/^\uFEFF/, "")
    .replace(/(\r?\n)+$/, "")
    .split(/\r?\n/);
  return lines.map((line) => {
    const cells: string[] = [];
    for (const match of line.matchAll(/("(?:[^"]|"")*"|[^,]*)(,|$)/g)) {
      const cell = match[1]!.trim();
      cells.push(cell.startsWith('"') ? cell.slice(1, -1).replaceAll('""', '"') : cell);
      if (match[2] === "") break;
    }
    return cells;
  });
}

/**
 * Checks a file line by line: header, cells, and what only shows in a whole row (order of dates, sums). Returns at most
 * {@link MAX_PROBLEMS}; none means that the file is well formed.
 */
export function check(text: string, format: CsvFormat): CsvProblem[] {
  const problems: CsvProblem[] = [];
  if (text.trim() === "") return [{ line: 1, message: "The file is empty." }];
  const [header = [], ...rows] = split(text);
  const names = format.isAirdrop ? header.map((name) => name.toLowerCase()) : header;
  if (names.join() !== format.columns.join()) {
    return [
      { line: 1, message: `The header must be ${format.columns.join(",")}. It is ${header.join(",")}.` },
    ];
  }
  if (format.isAirdrop && rows.length < 2) {
    problems.push({ line: 1, message: "An airdrop needs at least two recipients." });
  } else if (rows.length === 0) {
    problems.push({ line: 1, message: "There is no row below the header." });
  }
  const lineOf = new Map<string, number>();
  rows.forEach((cells, index) => {
    const line = index + 2;
    if (cells.length !== format.columns.length) {
      problems.push({
        line,
        message: `It has ${cells.length} cells and needs ${format.columns.length}.`,
      });
      return;
    }
    const row = Object.fromEntries(format.columns.map((name, column) => [name, cells[column]!]));
    const before = problems.length;
    for (const [column, value] of Object.entries(row)) {
      const rule = csvColumns[column as CsvColumnName]?.rule;
      if (rule && !fits(value, rule)) {
        problems.push({
          line,
          column,
          message: value === "" ? `It is empty; it needs ${rule.says}.` : `"${value}" is not ${rule.says}.`,
        });
      }
    }
    if (problems.length > before) return;
    problems.push(...checkRow(row).map((problem) => ({ line, ...problem })));
    if (format.isAirdrop) {
      const address = row.address!.toLowerCase();
      const first = lineOf.get(address);
      if (first) {
        problems.push({ line, column: "address", message: `It stands in line ${first} already.` });
      } else lineOf.set(address, line);
    }
  });
  return problems.slice(0, MAX_PROBLEMS);
}

function fits(value: string, rule: CellRule): boolean {
  return "oneOf" in rule ? rule.oneOf.includes(value) : new RegExp(rule.pattern).test(value);
}

/** Everything that a schema cannot say, and that the contracts would refuse. */
function checkRow(row: Record<string, string>): Omit<CsvProblem, "line">[] {
  const problems: Omit<CsvProblem, "line">[] = [];
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
