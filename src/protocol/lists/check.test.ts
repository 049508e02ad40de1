import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { csvColumns, type CsvColumnName } from "../../../data/apps/csv";
import { checkFile } from "./check";
import type { CsvFormat } from "./format";

const ADDRESS = "0x1111111111111111111111111111111111111111";
const folder = path.resolve("node_modules/sablier/csv/evm");
const files = readdirSync(folder, { recursive: true, encoding: "utf8" });

const format = (header: string): CsvFormat => ({ columns: header.split(",") });
const check = async (text: string, format: CsvFormat) => (await checkFile(new Blob([text]), format)).problems;
const listProblems = async (header: string, ...rows: string[]) =>
  (await check([header, ...rows].join("\n"), format(header))).map(({ line, column, message }) =>
    [line, column, message].join(" "),
  );

describe("the SDK's templates", () => {
  it.each(files.filter((file) => file.endsWith(".csv")))("%s passes its own check", async (file) => {
    const text = readFileSync(path.join(folder, file), "utf8");
    const header = text.split(/\r?\n/)[0]!.split(",");
    for (const name of header) expect(Object.keys(csvColumns)).toContain(name);
    const decimals = file.startsWith("airdrops") ? { decimals: 18 } : {};
    expect(await check(text, { columns: header, ...decimals })).toEqual([]);
  });

  it("has our patterns in its schema", () => {
    const { $defs } = JSON.parse(readFileSync(path.join(folder, "common.schema.json"), "utf8")) as {
      $defs: Record<string, { pattern?: string; enum?: string[] }>;
    };
    const getPattern = (column: CsvColumnName) => {
      const { rule } = csvColumns[column];
      return "pattern" in rule ? rule.pattern : undefined;
    };
    expect(getPattern("address")).toBe($defs.address!.pattern);
    expect(getPattern("amount")).toBe($defs.amount!.pattern);
    expect(getPattern("startAt")).toBe($defs.timestamp!.pattern);
    expect(getPattern("stepCount")).toBe($defs.positiveInteger!.pattern);
    expect(getPattern("unlockPercentages")).toBe($defs.unlockPercentages!.pattern);
    expect(csvColumns.granularity.rule.oneOf).toEqual($defs.granularity!.enum);
  });
});

describe("streams", () => {
  const cliff = "address,amount,startAt,endAt,cliffAmount,cliffAt";

  it("accepts good rows, in quotes and with either line ending", async () => {
    const text = `\uFEFF${cliff}\r\n"${ADDRESS}",12000,2027-03-01 09:00,2031-03-01 09:00,3000,2028-03-01 09:00\r\n\r\n`;
    expect(await checkFile(new Blob([text]), format(cliff))).toEqual({
      rows: 1,
      problems: [],
      isCutOff: false,
    });
  });

  it("names a wrong header, an empty file and a file without rows", async () => {
    expect((await check("address,amount,start,end\n", format(cliff)))[0]!.message).toMatch(
      /The header must be address/,
    );
    expect((await check("address;amount", format("address,amount")))[0]!.message).toMatch(
      /^Cells are separated by commas/,
    );
    expect((await check("", format(cliff)))[0]!.message).toBe("The file is empty.");
    expect((await check("\n\n\r\n", format(cliff)))[0]!.message).toBe("The file is empty.");
    expect((await check(" \n", format(cliff)))[0]!.message).toBe("It is empty, but the header must be here.");
    expect(await listProblems(cliff)).toEqual(["1  There is no row below the header."]);
  });

  it.each([
    [`${ADDRESS},12000,2027-03-01 09:00,2031-03-01 09:00,3000`, /^2 {2}It has 5 cells and needs 6\./],
    [
      `vitalik.eth,1,2027-03-01 09:00,2031-03-01 09:00,0,2028-03-01 09:00`,
      /^2 address "vitalik\.eth" is an ENS name/,
    ],
    [
      `${ADDRESS},1e3,2027-03-01 09:00,2031-03-01 09:00,0,2028-03-01 09:00`,
      /^2 amount "1e3" is not a number/,
    ],
    [`${ADDRESS},0,2027-03-01 09:00,2031-03-01 09:00,0,2028-03-01 09:00`, /^2 amount It is zero/],
    [
      `${ADDRESS},1,2027-02-30 09:00,2031-03-01 09:00,0,2028-03-01 09:00`,
      /^2 startAt .* not in the calendar/,
    ],
    [`${ADDRESS},1,03/01/2027,2031-03-01 09:00,0,2028-03-01 09:00`, /^2 startAt .* is not a date/],
    [
      `${ADDRESS},1,2027-03-01 09:00,2031-03-01 09:00,0,2027-03-01 09:00`,
      /^2 cliffAt It must be later than startAt/,
    ],
    [
      `${ADDRESS},1,2027-03-01 09:00,2028-03-01 09:00,0,2028-03-01 09:00`,
      /^2 endAt The cliff is as long as the vesting/,
    ],
    [
      `${ADDRESS},10,2027-03-01 09:00,2031-03-01 09:00,11,2028-03-01 09:00`,
      /^2 amount The unlocks sum up to 11/,
    ],
  ])("%s", async (row, message) => {
    const problems = await listProblems(cliff, row);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(message);
  });

  it("names all faults of a row, those of single cells and those of the row", async () => {
    expect(await listProblems(cliff, "bob,10,2031-03-01 09:00,2027-03-01 09:00,11,2028-02-30 09:00")).toEqual(
      [
        '2 address "bob" is not an address of 0x and 40 hexadecimal digits.',
        "2 amount The unlocks sum up to 11, which is more than the amount.",
        '2 cliffAt "2028-02-30 09:00" is not in the calendar.',
        "2 cliffAt It must be later than startAt, 2031-03-01 09:00.",
        "2 endAt It must be later than cliffAt, 2028-02-30 09:00.",
      ],
    );
  });

  it.each([
    ["0xd8da6BF26964aF9D7eEd9e03E53415D37aA96045", /^2 address Its capital letters do not match/],
    [`0x${"0".repeat(40)}`, /^2 address It is the zero address/],
  ])("doubts the recipient %s", async (address, message) => {
    const problems = await listProblems("address,amount,duration", `${address},1,1 year`);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toMatch(message);
  });

  it.each([
    ["duration", "1 day", "weekly", "A weekly step is longer than the stream, 1 day."],
    ["duration", "6 days 23 hours", "weekly", "A weekly step is longer than the stream, 6 days 23 hours."],
    ["duration", "364 days", "yearly", "A yearly step is longer than the stream, 364 days."],
    ["duration", "7 days", "weekly", undefined],
    ["duration", "1 year", "yearly", undefined],
    ["duration", "23 hours", "daily", "A daily step is longer than the stream, 23 hours."],
    [
      "startAt,endAt",
      "2027-03-01 09:00,2027-03-08 08:59",
      "weekly",
      "A weekly step is longer than the stream, from 2027-03-01 09:00 to 2027-03-08 08:59.",
    ],
    ["startAt,endAt", "2027-03-01 09:00,2027-03-08 09:00", "weekly", undefined],
  ])("holds %s of %s against a %s step", async (columns, values, step, message) => {
    expect(
      await listProblems(`address,amount,${columns},granularity`, `${ADDRESS},5,${values},${step}`),
    ).toEqual(message ? [`2 granularity ${message}`] : []);
  });

  it("has no more steps than seconds", async () => {
    const header = "address,amount,duration,stepCount";
    expect(await listProblems(header, `${ADDRESS},5,1 hour,3600`)).toEqual([]);
    expect(await listProblems(header, `${ADDRESS},5,1 hour,3601`)).toEqual([
      "2 stepCount The stream, 1 hour, has fewer seconds than that.",
    ]);
  });

  it("asks about amounts that look like base units", async () => {
    const report = await checkFile(
      new Blob([`address,amount,duration\n${ADDRESS},5${"0".repeat(18)},1 year\n`]),
      format("address,amount,duration"),
    );
    expect(report).toMatchObject({ problems: [], units: { sum: 5n * 10n ** 18n } });
  });

  it("checks percentages against 100 and the years", async () => {
    const header = "address,amount,startAt,unlockPercentages,yearCount";
    expect(await listProblems(header, `${ADDRESS},1000,2027-01-01 00:00,15;25;60,3`)).toEqual([]);
    expect(await listProblems(header, `${ADDRESS},1000,2027-01-01 00:00,15;25,3`)).toEqual([
      "2 unlockPercentages They sum up to 40, not to 100.",
      "2 yearCount It is 3, but there are 2 percentages.",
    ]);
  });

  it.each(["2 years 20 days", "45 days", "20 days 8 hours", "1 year", "8 hours"])(
    "reads %s",
    async (duration) => {
      expect(await listProblems("address,amount,duration", `${ADDRESS},1,${duration}`)).toEqual([]);
    },
  );

  it.each(["two years", "3 months", "20 days 2 years", "12"])("refuses %s", async (duration) => {
    expect(await listProblems("address,amount,duration", `${ADDRESS},1,${duration}`)).toHaveLength(1);
  });

  it("adds amounts up exactly", async () => {
    const header = "address,amount,duration,unlockAmount,cliffAmount,cliffDuration";
    const row = (amount: string) => `${ADDRESS},${amount},2 years,0.1,0.2,1 year`;
    expect(await listProblems(header, row("0.3"))).toEqual([]);
    expect(await listProblems(header, row("0.299999999999999999"))).toEqual([
      "2 amount The unlocks sum up to 0.3, which is more than the amount.",
    ]);
    expect(await listProblems(header, row(`0.${"0".repeat(400)}`))).toEqual([
      "2 amount It is zero.",
      "2 amount The unlocks sum up to 0.3, which is more than the amount.",
    ]);
  });

  const lengths = "address,amount,duration,cliffAmount,cliffDuration";
  it.each([
    ["2 years", "5", "2 years", "2 cliffDuration It must be shorter than duration, 2 years."],
    ["1 year", "5", "365 days", "2 cliffDuration It must be shorter than duration, 1 year."],
    ["1 day", "5", "30 hours", "2 cliffDuration It must be shorter than duration, 1 day."],
    ["1 day", "0", "1 day", "2 cliffDuration It must be shorter than duration, 1 day."],
    ["0 hours", "0", "0 hours", "2 duration It is zero."],
    ["0 years 0 days", "5", "1 day", "2 duration It is zero."],
    ["1 day", "0.5", "0 days", "2 cliffDuration It is zero."],
  ])("of %s, with %s at a cliff after %s, are refused", async (length, amount, cliff, problem) => {
    expect(await listProblems(lengths, `${ADDRESS},10,${length},${amount},${cliff}`)).toEqual([problem]);
  });

  it.each([
    ["1 year", "5", "364 days 23 hours"],
    ["2 years 20 days", "5", "1 years 45 days 6 hours"],
    ["1 day", "0", "0 hours"],
    ["1 day", "0.00", "0 hours"],
  ])("of %s, with %s at a cliff after %s, pass", async (length, amount, cliff) => {
    expect(await listProblems(lengths, `${ADDRESS},10,${length},${amount},${cliff}`)).toEqual([]);
  });

  it("compares both unlocks with the full length", async () => {
    const header =
      "address,amount,duration,firstUnlockAmount,firstUnlockDuration,secondUnlockAmount,secondUnlockDuration";
    expect(await listProblems(header, `${ADDRESS},10,60 days,1,45 days,1,30 days`)).toEqual([]);
    expect(await listProblems(header, `${ADDRESS},10,60 days,1,60 days,1,0 hours`)).toEqual([
      "2 firstUnlockDuration It must be shorter than duration, 60 days.",
      "2 secondUnlockDuration It is zero.",
    ]);
  });
});

it("refuses the first row that a campaign has no room for, and reads no further", async () => {
  const rows = Array.from({ length: 4 }, (_, n) => `0x${(2 ** 40 + n).toString(16).padStart(40, "0")},1`);
  const list = new Blob([["address,amount", ...rows, "never,read"].join("\n")]);
  const format = { columns: ["address", "amount"], decimals: 18, mostRecipients: 3 };
  expect((await checkFile(list, format)).problems).toMatchObject([
    { line: 5, message: "Here the list exceeds 3 recipients, which is the maximum for a campaign." },
  ]);
});
