import { expect, it } from "vitest";
import { MONTH_SHARE, TIME_SHARE } from "./cliffs";
import { mendFile } from "./mend";

const ADDRESS = `0x${"4".repeat(40)}`;
const mend = (columns: string, rows: readonly string[], decimals = 18, way = TIME_SHARE) =>
  mendFile(
    new Blob([[columns.replace(",cliffAmount", ""), ...rows].join("\n")]),
    { columns: columns.split(",") },
    { decimals, columns: { cliffAmount: way } },
  );

it.each([
  [
    "dates",
    "address,amount,startAt,endAt,cliffAmount,cliffAt",
    `${ADDRESS},4800,2027-01-01 00:00,2030-12-31 00:00,2028-01-01 00:00`,
    `${ADDRESS},4800,2027-01-01 00:00,2030-12-31 00:00,1200,2028-01-01 00:00`,
  ],
  [
    "lengths, with an unlock at the start",
    "address,amount,duration,unlockAmount,cliffAmount,cliffDuration",
    `${ADDRESS},1000,3 years,100,1 years`,
    `${ADDRESS},1000,3 years,100,300,1 years`,
  ],
  [
    "an amount that does not come out even, rounded down",
    "address,amount,duration,cliffAmount,cliffDuration",
    `${ADDRESS},100,3 years,2 years`,
    `${ADDRESS},100,3 years,66.666666,2 years`,
  ],
])("computes what a cliff releases from %s", async (_, columns, row, corrected) => {
  const { text, changes, report } = await mend(columns, [row]);
  expect(text).toBe(`${columns}\n${corrected}\n`);
  expect(report.problems).toEqual([]);
  expect(changes.map(({ message }) => message)).toContainEqual(
    expect.stringContaining("the share of the time until the cliff"),
  );
});

it("computes each row by itself, with no more digits than the token has", async () => {
  const columns = "address,amount,duration,cliffAmount,cliffDuration";
  const { text } = await mend(
    columns,
    [`${ADDRESS},100,3 years,1 years`, `${ADDRESS},50,4 years,1 years`],
    2,
  );
  expect(text.split("\n").slice(1, 3)).toEqual([
    `${ADDRESS},100,3 years,33.33,1 years`,
    `${ADDRESS},50,4 years,12.5,1 years`,
  ]);
});

it("leaves a row to the check whose cliff is not before its end", async () => {
  const columns = "address,amount,duration,cliffAmount,cliffDuration";
  const { report } = await mend(columns, [`${ADDRESS},100,1 years,2 years`]);
  expect(report.problems.map(({ column }) => column)).toContain("cliffAmount");
});

const DATES = "address,amount,startAt,endAt,cliffAmount,cliffAt";

it.each([
  ["2027-01-01 00:00", "2031-01-01 00:00", "2028-01-01 00:00", "250"],
  ["2027-03-15 09:00", "2030-03-15 09:00", "2027-09-15 09:00", "166.666666"],
])(
  "counts calendar months from %s to %s, so that a leap year changes nothing",
  async (start, end, cliff, amount) => {
    const row = `${ADDRESS},1000,${start},${end}`;
    const byMonths = await mend(DATES, [`${row},${cliff}`], 18, MONTH_SHARE);
    expect(byMonths.text).toBe(`${DATES}\n${row},${amount},${cliff}\n`);
    expect(byMonths.report.problems).toEqual([]);
  },
);

it("counts seconds for the share of the time, so that a year of four is less than a quarter", async () => {
  const row = `${ADDRESS},1000,2027-01-01 00:00,2031-01-01 00:00`;
  const { text } = await mend(DATES, [`${row},2028-01-01 00:00`]);
  // The builder names this figure.
  expect(text).toContain(",249.828884,");
});

it("leaves a row to the check whose dates are not whole months apart", async () => {
  const row = `${ADDRESS},1000,2027-01-01 00:00,2031-01-01 00:00,2028-01-02 00:00`;
  const { text, changes, report } = await mend(DATES, [row], 18, MONTH_SHARE);
  expect(report.problems.map(({ column }) => column)).toEqual(["cliffAmount"]);
  // The text that asks for the share is no amount, and does not remain.
  expect(text).not.toContain(MONTH_SHARE);
  expect(changes.map(({ message }) => message)).toContainEqual(
    expect.stringContaining("must be whole months after the start"),
  );
});

it("says of all computed amounts the same, so that a list of changes has one line", async () => {
  const columns = "address,amount,duration,cliffAmount,cliffDuration";
  const { changes } = await mend(columns, [
    `${ADDRESS},100,3 years,1 years`,
    `${ADDRESS},50,4 years,1 years`,
  ]);
  const messages = changes.filter(({ column }) => column === "cliffAmount").map(({ message }) => message);
  expect(messages).toHaveLength(2);
  expect(new Set(messages).size).toBe(1);
});
