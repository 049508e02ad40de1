import { expect, it } from "vitest";
import { readKnownContracts } from "../../../../../plugins/protocol-data/src/contracts/names/knownContracts";
import type { ColumnSource } from "../../../../protocol/lists/mend/table";
import { type BatchForm, INITIAL_FORM } from "../form/form";
import { listDeployments } from "./calls/deployments";
import { planCorrected } from "./planCorrected";

const deployments = listDeployments(readKnownContracts());
const [ANN, BOB, SAFE] = ["4", "5", "1"].map((digit) => `0x${digit.repeat(40)}`) as [string, string, string];
const UNI = "0x1f9840a85d5aF5bf1D1762F925BDADdC4201F984";
const columns = ["address", "amount", "startAt", "endAt", "cliffAmount", "cliffAt"];
const templates = [
  { id: "flow/now", columns: ["address", "rateAmount", "rateInterval", "initialDepositAmount"], text: "" },
  { id: "lockup/range/cliff", columns, text: "" },
  { id: "lockup/range/linear", columns: columns.slice(0, 4), text: "" },
];

const plan = (rows: string, part: Partial<BatchForm> = {}, chosen?: Record<string, ColumnSource>) =>
  planCorrected(
    {
      ...INITIAL_FORM,
      template: "lockup/range/cliff",
      safe: SAFE,
      token: UNI,
      decimals: "18",
      rows,
      ...part,
    },
    { templates, deployments, contracts: {}, now: BigInt(Date.UTC(2026, 10, 29) / 1_000) },
    chosen,
  );
const dates = "2027-01-01\t2028-01-01\t2031-01-01";
const SHEET = `Wallet\tTokens\tStart\tCliff\tEnd\n${ANN}\t12000\t${dates}\n${BOB}\t6000\t${dates}\n`;

it("asks for a column, and goes on once it is chosen", async () => {
  const asked = await plan(SHEET);
  expect(asked).toMatchObject({ unclear: { open: ["cliffAmount"] } });
  const planned = await plan(SHEET, {}, { cliffAmount: "0" });
  expect(planned).toMatchObject({ batches: [{ orders: [{ line: 2 }, { line: 3 }] }] });
  expect(planned.corrected?.text).toBe(
    `${columns.join()}\n${ANN},12000,2027-01-01 00:00,2031-01-01 00:00,0,2028-01-01 00:00\n${BOB},6000,2027-01-01 00:00,2031-01-01 00:00,0,2028-01-01 00:00\n`,
  );
  expect(planned.corrected?.changes.map(({ message }) => message).join("\n")).toContain(
    "becomes address,amount",
  );
});

it("names the list whose columns the rows have, if it is a different one", async () => {
  const rows = `Wallet,Tokens,Start,End\n${ANN},12000,2027-01-01,2031-01-01\n`;
  expect(await plan(rows)).toMatchObject({ fitting: "lockup/range/linear" });
  expect(await plan(rows, { template: "flow/now" })).toMatchObject({ fitting: "lockup/range/linear" });
  expect(await plan(SHEET)).not.toHaveProperty("fitting");
});

it("warns of an amount and an address that it wrote differently", async () => {
  const rows = SHEET.replace("6000", "6,000.00").replace(BOB, BOB.slice(2));
  const planned = await plan(rows, {}, { cliffAmount: "0" });
  if (!("batches" in planned)) throw new Error(JSON.stringify(planned));
  expect(planned.warnings[0]).toContain("rewrote 1 amount and 1 address in your rows");
  expect(planned.batches[0]!.orders[1]).toMatchObject({ deposit: 6_000n * 10n ** 18n });
});

it.each([
  ["two ways to read an amount", SHEET.replace("6000", "6,000")],
  ["an address of a different chain", SHEET.replace(ANN, `base:${ANN}`)],
  ["no address", SHEET.replace(ANN, "Ann")],
])("stops at %s, and keeps the choice of columns", async (_, rows) => {
  const planned = await plan(rows, {}, { cliffAmount: "0" });
  expect(planned).not.toHaveProperty("batches");
  expect(planned).not.toHaveProperty("corrected");
  expect("rows" in planned && planned.rows.length).toBeGreaterThan(0);
});

it("says what an amount of 0 at the cliff means, with the figures of the row", async () => {
  const listWarnings = async (row: string, more = "") => {
    const planned = await plan(`${columns.join()}\n${ANN},${row}\n${more}`);
    return "batches" in planned ? planned.warnings : [JSON.stringify(planned)];
  };
  // 365 of 1,461 days.
  const row = "12000,2027-01-01 00:00,2031-01-01 00:00,0,2028-01-01 00:00";
  expect(await listWarnings(row)).toEqual([
    "At the cliff, the recipient of line 2 has 0 tokens, because the amount at the cliff is 0. In proportion to the elapsed time, it would be about 2,997.946611 of 12,000 tokens. Nobody can change this after the stream is created.",
  ]);
  expect((await listWarnings(row, `${BOB},${row}\n`)).join(" ")).toContain(
    "The same is true of 1 more line.",
  );
  expect(await listWarnings(row.replace(",0,", ",3000,"))).toEqual([]);
});

it("finds the faults of a form and of its rows at once, each of them once", async () => {
  const at = "2027-01-01 00:00,2031-01-01 00:00,0,2028-01-01 00:00";
  const rows = [
    columns.join(),
    `Ann,12000,${at}`,
    `base:${ANN},12000,${at}`,
    `${BOB},six,${at}`,
    // Known only when the row is read: digits that the token has not, in two cells.
    `${BOB},6000.12345678901234567890123,${at.replace(",0,", ",0.12345678901234567890123,")}`,
    `${BOB},6000,${at.replace("2027-01-01", "2027-13-01")}`,
    `0x5AaEb6053F3E94C9b9A09f33669435E7Ef1BeAed,6000,${at}`,
  ].join("\n");
  const planned = await plan(rows, { safe: "0x12" });
  if ("batches" in planned) throw new Error("A batch was made of wrong rows.");
  expect(planned.fields.map(({ field }) => field)).toEqual(["safe"]);
  expect(planned.rows.map(({ line, column }) => `${line} ${column}`)).toEqual([
    "2 address",
    "3 address",
    "4 amount",
    "5 amount",
    "5 cliffAmount",
    "6 startAt",
    "7 address",
  ]);
});

it("corrects rows although the form has a wrong number of decimals", async () => {
  const planned = await plan(SHEET, { decimals: "many" }, { cliffAmount: "0" });
  expect(planned).toMatchObject({ fields: [{ field: "decimals" }], rows: [], corrected: {} });
});

it("asks about dates in the past although a row is wrong", async () => {
  const row = `${ANN},12000,2024-01-01 00:00,2025-01-01 00:00,0,2024-06-01 00:00`;
  const planned = await plan(`${columns.join()}\n${row}\n${row.replace(ANN, "Ann")}\n`);
  expect(planned).toMatchObject({ fields: [{ field: "isPastMeant" }], rows: [{ line: 3 }] });
});
