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
  expect(said).toContain("can be read in two ways, such as 3,500");
  expect(said).toMatch(/^3 .*fortnight/mu);
  expect(said).toMatch(/^4 /mu);
});

it("reads cells of a spreadsheet that are pasted below the header of the form", async () => {
  const { mended, problems } = await correct(`${columns.join()}\n${ONE}\t100\tmonth\t0\n`);
  expect(mended?.text, JSON.stringify(problems)).toBe(`${columns.join()}\n${ONE},100,month,0\n`);
});

it("offers no correction that changes nothing", async () => {
  const rows = `${columns.join()}\n${ONE},1,month,0\n`;
  expect(await correct(rows)).toEqual({ problems: FOUND });
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
