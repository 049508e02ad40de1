import { expect, it } from "vitest";
import { TIME_SHARE } from "./cliffs";
import { mendFile } from "./mend";

const ADDRESS = `0x${"4".repeat(40)}`;
const mend = (columns: string, rows: readonly string[], decimals = 18) =>
  mendFile(
    new Blob([[columns.replace(",cliffAmount", ""), ...rows].join("\n")]),
    { columns: columns.split(",") },
    { decimals, columns: { cliffAmount: TIME_SHARE } },
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
