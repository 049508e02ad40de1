import { expect, it } from "vitest";
import { correctRows } from "./correction";

const columns = ["address", "rateAmount", "rateInterval", "initialDepositAmount"];
const [ONE, TWO] = [`0x${"4".repeat(40)}`, `0x${"5".repeat(40)}`];
const FOUND = [{ line: 1, message: "the header" }];
const correct = (rows: string, chosen?: Record<string, number | string>) =>
  correctRows(rows, FOUND, { columns, contracts: {}, decimals: 6, ...(chosen && { chosen }) });

/** A sheet as people have it. */
const SHEET = `Name\tWallet\tMonthly salary\tStart\nAda\t${ONE}\t4,500.00\t2027-01-01\nBob\t${TWO}\t3,200.50\t2027-01-01\n`;

it("asks which columns are which, and takes the answer", async () => {
  const asked = await correct(SHEET);
  expect(asked.unclear?.headers).toContain("Monthly salary");
  const { mended } = await correct(SHEET, {
    address: 1,
    rateAmount: 2,
    rateInterval: "month",
    initialDepositAmount: "0",
  });
  expect(mended?.text).toBe(`${columns.join()}\n${ONE},4500.00,month,0\n${TWO},3200.50,month,0\n`);
  expect(mended?.changes.length).toBeGreaterThan(0);
});

it("gives the reason of each line, and not only of the first", async () => {
  const rows = `${columns.join()}\n${ONE},"3,500",month,0\n${TWO},100,fortnight,0\n0x12,100,month,0\n`;
  const { problems, mended } = await correct(rows);
  expect(mended).toBeUndefined();
  const said = problems.map(({ line, message }) => `${line ?? ""} ${message}`).join("\n");
  expect(said).toMatch(/^2 "3,500" can be 3500 or 3\.5/mu);
  // One fault is named once.
  expect(problems).toHaveLength(3);
  expect(said).toMatch(/^3 .*fortnight/mu);
  expect(said).toMatch(/^4 /mu);
});

it("reads cells of a spreadsheet that are pasted below the header of the form", async () => {
  const { mended, problems } = await correct(`${columns.join()}\n${ONE}\t100\tmonth\t0\n`);
  expect(mended?.text, JSON.stringify(problems)).toBe(`${columns.join()}\n${ONE},100,month,0\n`);
});

it("offers no correction that changes nothing", async () => {
  const rows = `${columns.join()}\n${ONE},1,month,0\n`;
  expect(await correct(rows)).toEqual({ problems: FOUND, read: { text: rows, lines: [2] } });
});

it.each([`${ONE},100,Monthly,0`, `${ONE};100;month;0`])("corrects %s", async (row) => {
  const header = columns.join(row.includes(";") ? ";" : ",");
  const { mended, problems } = await correct(`${header}\n${row}\n`);
  expect(mended?.text, JSON.stringify(problems)).toBe(`${columns.join()}\n${ONE},100,month,0\n`);
});

it.each([",", ";"])("reads over empty lines of %s at the end", async (mark) => {
  const row = [ONE, "100", "month", "0"].join(mark);
  const { mended, problems } = await correct(`${columns.join(mark)}\n${row}\n${mark.repeat(3)}\n`);
  expect(mended?.text, JSON.stringify(problems)).toBe(`${columns.join()}\n${ONE},100,month,0\n`);
});

it("names each cell that can be read in more than one way once, with its line", async () => {
  const dated = ["address", "amount", "startAt", "endAt"];
  const wrong = "0x5AaEb6053F3E94C9b9A09f33669435E7Ef1BeAed";
  const rows = [
    `${dated.join()}`,
    `${wrong},1000,2027-01-01 00:00,2028-01-01 00:00`,
    `${ONE},1000,2/1/2027,2028-01-01 00:00`,
    `${ONE},1000,2027-01-01 00:00,1830297600`,
    `${ONE},1E+3,2027-01-01 00:00,2028-01-01 00:00`,
    `${ONE},1000,2027-01-01 00:00,12`,
  ].join("\n");
  const { problems } = await correctRows(rows, FOUND, { columns: dated, contracts: {}, decimals: 6 });
  expect(problems.map(({ line, column }) => `${line} ${column}`)).toEqual([
    "2 address",
    "3 startAt",
    "4 endAt",
    "5 amount",
    "6 endAt",
  ]);
});
