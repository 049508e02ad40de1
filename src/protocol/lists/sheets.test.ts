// Sheets of treasurers and DAOs, as they are found in public: what must be asked, and what must not be chosen.
import { describe, expect, it } from "vitest";
import { checkFile } from "./check";
import { describeFileKind } from "./fileKind";
import type { CsvFormat } from "./format";
import { addLength } from "./mend/dates";
import { mendFile, type MendOptions } from "./mend/mend";

const [ONE, TWO, THREE, FOUR] = ["1", "2", "3", "5"].map((digit) => `0x${digit.repeat(40)}`) as [
  string,
  string,
  string,
  string,
];
const airdrop: CsvFormat = { columns: ["address", "amount"], decimals: 18 };
const linear: CsvFormat = { columns: ["address", "amount", "startAt", "endAt"] };
const cliff: CsvFormat = { columns: ["address", "amount", "startAt", "endAt", "cliffAmount", "cliffAt"] };
const flow: CsvFormat = { columns: ["address", "rateAmount", "rateInterval", "initialDepositAmount"] };

const mend = (text: string, format = airdrop, options: Partial<MendOptions> = {}) =>
  mendFile(new Blob([text]), format, { decimals: 18, ...options });
const check = (text: string, format = airdrop) => checkFile(new Blob([text]), format);

describe("whole rows in quotes", () => {
  it.each([
    `"address,amount"\n"${ONE},100"\n"${TWO},200"`,
    `"address;amount"\r\n"${ONE};100"\r\n"${TWO};200"\r\n`,
    `"address,amount"\n"${ONE},""100"""\n"${TWO},200"\n`,
  ])("are read: %j", async (text) => {
    const { text: mended, changes, report } = await mend(text);
    expect(mended).toBe(`address,amount\n${ONE},100\n${TWO},200\n`);
    expect(changes).toContainEqual({
      message: "Each line was one cell in quotation marks: they are removed.",
    });
    expect(report.problems).toEqual([]);
  });
});

describe("a column that names what the rows are of", () => {
  const withColumn = (name: string, first: string, other: string) =>
    `Wallet Address,Amount,${name}\n${ONE},2500,${first}\n${TWO},3000,${other}\n`;

  it.each([
    ["Payment Currency", "USDC", "DAI"],
    ["Preferred Network", "polygon", "base"],
    ["Denomination", "EUR", "USD"],
    ["Denomination Currency", "EUR", "USD"],
    ["Payout Chain", "Arbitrum", "Base"],
    ["Pay in", "USDC", "USDT"],
    ["Where", "Ethereum Mainnet", "Polygon"],
    ["Moneda de pago", "pesos", "dólares"],
    ["通貨", "円", "ドル"],
    ["Réseau", "Polygon", "Base"],
    ["Para birimi", "TRY", "USD"],
    ["Ccy", "PLN", "CZK"],
    ["L2", "zkSync Era", "Mantle"],
    ["Rail", "ERC20", "TRC20"],
    ["Payment method", "crypto", "bank"],
    ["Amount unit", "USD", "ARB"],
    ["Kind of stake", "stETH", "rETH"],
    ["Paid as", "tokens", "points"],
  ])("%s is a problem with %s and %s, and a question with one of them", async (name, first, other) => {
    const two = await mend(withColumn(name, first, other));
    expect(two.report.problems).toMatchObject([
      { column: name, message: expect.stringContaining(`${first} (1) and ${other} (1)`) },
    ]);
    const single = await mend(withColumn(name, first, first));
    expect(single.report).toMatchObject({ problems: [], kinds: [{ name, value: first }] });
    expect((await check(single.text)).kinds).toEqual([{ name, value: first }]);
  });

  it.each([
    ["Name", "Ann", "Bo"],
    ["Role", "Engineer", "Engineer"],
    ["Note", "", ""],
    ["Country", "France", "Kenya"],
    ["Team", "Red", "Base camp"],
    ["Initials", "ANN", "BOB"],
  ])("is none where %s says %s and %s", async (name, first, other) => {
    const { report } = await mend(withColumn(name, first, other));
    expect(report).toMatchObject({ problems: [], kinds: [] });
  });

  it("is named where the template of streams has none of it", async () => {
    const { changes, report } = await mend(
      `address,amount,startAt,endAt,token\n${ONE},5,2027-01-01 00:00,2028-01-01 00:00,DAI\n`,
      linear,
    );
    expect(changes.map(({ message }) => message)).toContain(
      'The column token says "DAI" in every row. The template has no such column, so it is left out: compare it with what you pay.',
    );
    expect(report.kinds).toEqual([{ name: "token", value: "DAI" }]);
  });
});

describe("a column with the token of the list", () => {
  const DAI = "0x6B175474E89094C44Da98b954EedeAC495271d0F";
  const USDC = "0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48";
  const list = (token: string) => `${flow.columns.join()},token\n${ONE},5,month,5,${token}\n`;

  it.each([USDC, USDC.toLowerCase(), "USDC", "usdc"])(
    "is no question if it is the form’s: %s",
    async (token) => {
      const { report } = await mend(list(token), { ...flow, token: USDC, symbol: "USDC" });
      expect(report).toMatchObject({ problems: [], kinds: [] });
    },
  );

  it("is a problem with a different address, and a question with a different name", async () => {
    const other = await mend(list(DAI), { ...flow, token: USDC, symbol: "USDC" });
    expect(other.report.problems).toMatchObject([
      {
        column: "token",
        message: expect.stringContaining(`names the token ${DAI}, and the form pays ${USDC}`),
      },
    ]);
    const named = await mend(list("DAI"), { ...flow, token: USDC, symbol: "USDC" });
    expect(named.report).toMatchObject({ problems: [], kinds: [{ name: "token", value: "DAI" }] });
    const airdropped = `address,amount,token\n${ONE},5,${DAI}\n${TWO},6,${DAI}\n`;
    expect((await check(airdropped, { ...airdrop, token: USDC })).problems).toMatchObject([
      { column: "token" },
    ]);
    expect((await check(airdropped, { ...airdrop, token: DAI })).kinds).toBeUndefined();
  });
});

describe("several columns of numbers", () => {
  it.each([
    [
      "points",
      `No,name,address,received,sent,epoch_number\n1,Ann,${ONE},30,100,1\n2,Bo,${TWO},270,100,1\n1,Ann,${ONE},50,100,2\n`,
    ],
    ["a total among others", `name,Address,Total ,Bonus\nAnn,${ONE},116.32,3\nBo,${TWO},113.57,9\n`],
    ["a share", `address,Share,Points\n${ONE},12,100\n${TWO},13,99\n`],
    ["a token's number", `address,Token,Votes\n${ONE},12,100\n${TWO},13,99\n`],
    ["months", `address,Jan,Feb,Mar\n${ONE},12,100,1\n${TWO},13,99,1\n`],
    ["money and tokens", `Wallet,Amount USD,Amount ARB\n${ONE},25,100\n${TWO},30,120\n`],
    ["net and gross", `address,net amount,gross amount\n${ONE},1,2\n${TWO},3,4\n`],
    ["quarters and a total", `address,Q1,Q2,Total\n${ONE},1,2,3\n${TWO},3,4,7\n`],
  ])("are asked about with all headers: %s", async (_, text) => {
    const headers = text
      .slice(0, text.indexOf("\n"))
      .split(",")
      .map((name) => name.trim());
    const asked = await mend(text);
    expect(asked).toMatchObject({ text, changes: [], columns: { open: ["amount"], headers } });
    const amount = headers.length - 1;
    const chosen = await mend(text, airdrop, { columns: { amount } });
    expect(chosen.columns).toMatchObject({ open: [], headers });
    const last = text
      .trim()
      .split("\n")
      .slice(1)
      .map((line) => line.split(",").at(-1));
    const written = chosen.text
      .trim()
      .split("\n")
      .slice(1)
      .map((line) => line.split(",")[1]);
    expect(written).toEqual(last);
  });

  it("of a real airdrop's sheet: the award is not chosen, and the total row is found", async () => {
    const text = [
      "name,Address,Pay on mainnet,% Epoch 3,% Epoch 5,$ Epoch 8,Total ,Percentage of Budget,BAL award if program ended today,tx index",
      `"",${ONE},Yes,0.00,12.5,28.46,116.32,17.03%,170.3473727,mainnet: 0`,
      `"",${TWO},,0.00,10,30.77,113.57,16.63%,166.320075,0`,
      `"",${THREE},,0.50,0,0,0.50,0.07%,0.7322359557,15`,
      `"",${FOUR},,0.00,0,0,0.00,0.00%,0,`,
      "Total,,,99.50,100,100,682.84,100.00%,1000,",
    ].join("\r\n");
    const asked = await mend(text);
    expect(asked.columns).toMatchObject({ open: ["amount"] });
    expect(asked.columns!.headers).toContain("BAL award if program ended today");
    const { report, changes } = await mend(text, airdrop, { columns: { amount: 8 } });
    expect(report.problems).toMatchObject([{ line: 5, column: "amount", message: "It is zero." }]);
    expect(changes.find(({ line }) => line === 6)?.message).toMatch(
      /it looks like a total\. It says 1000, and the rows above/u,
    );
  });

  it("beside a column that is called amount do not matter", async () => {
    const { columns, report } = await mend(`address,amount,votes\n${ONE},1,5\n${TWO},2,9\n`);
    expect(columns).toBeUndefined();
    expect(report.problems).toEqual([]);
  });
});

describe("dates", () => {
  const badger = [
    "Recipient Address,Amount Vested,Time Vested,Cliff,Start Date,,Councilor,Position,Note",
    `${ONE},6540,12,12,2023-07-01,,1500Badger,Committee,`,
    `${TWO},1380,12,12,2023-08-01,,Bob,Member,`,
  ].join("\r\n");

  it("of a sheet in months are asked for, and counted in the calendar", async () => {
    const asked = await mend(badger, cliff);
    expect(asked.columns).toMatchObject({ open: ["endAt", "cliffAmount"] });
    const columns = { endAt: 2, cliffAmount: "0" };
    const unit = await mend(badger, cliff, { columns });
    expect(unit.questions.lengths).toBe(4);
    const { text, report } = await mend(badger, cliff, { columns, lengthUnit: "month" });
    expect(text).toContain(`${ONE},6540,2023-07-01 00:00,2024-07-01 00:00,0,2024-07-01 00:00`);
    expect(report.problems.map(({ message }) => message)).toEqual(
      Array(2).fill(
        "The cliff is as long as the vesting, so all of it would unlock at the end. Use the format Linear Timelock, or an earlier cliff.",
      ),
    );
  });

  it.each([
    ["2027-01-31 09:00", 1, "month", "2027-02-28 09:00"],
    ["2028-02-29 00:00", 1, "year", "2029-02-28 00:00"],
    ["2027-12-31 23:59", 1, "day", "2028-01-01 23:59"],
    ["2027-03-01 00:00", 52, "week", "2028-02-28 00:00"],
    ["soon", 1, "year", undefined],
  ] as const)("%s and %i %s are %s", (start, length, unit, end) => {
    expect(addLength(start, length, unit)).toBe(end);
  });

  it("under other names are found", async () => {
    const { text, report } = await mend(
      `recipient,stream_amount,start_time,end_time\n${ONE},5,2027-01-01 00:00,2028-01-01 00:00\n`,
      linear,
    );
    expect(text).toBe(`address,amount,startAt,endAt\n${ONE},5,2027-01-01 00:00,2028-01-01 00:00\n`);
    expect(report.problems).toEqual([]);
  });

  it("of Sablier's older template are read below its note, with every digit", async () => {
    const { text, changes, report } = await mend(
      [
        "Note: check out the docs at https://docs.sablier.com/csv to learn more",
        "address,amount,start,end",
        `${ONE},74522.4034452463,2025-04-01 00:00,2025-10-01 00:00`,
        `${TWO},9491.578220261207625107,2025-06-01 00:00,2025-10-01 00:00`,
        `${THREE},77702.394,2024-10-01 02:00,2025-03-31 01:59`,
      ].join("\n"),
      { ...linear, now: "2025-09-01 00:00" },
    );
    expect(text).toContain(`${TWO},9491.578220261207625107,2025-06-01 00:00,2025-10-01 00:00`);
    expect(text).toContain("2024-10-01 02:00,2025-03-31 01:59");
    expect(changes[0]).toMatchObject({
      line: 1,
      message: expect.stringContaining("because it is above the header"),
    });
    expect(report).toMatchObject({ problems: [], past: { rows: 1, line: 5, endAt: "2025-03-31 01:59" } });
  });
});

describe("cells", () => {
  it.each([
    ["Monthly", "month"],
    ["per month", "month"],
    ["MONTH", "month"],
    ["annually", "year"],
    ["Fortnightly", "Fortnightly"],
  ])("%s of an interval become %s", async (interval, written) => {
    const { text, changes, report } = await mend(
      `address,rateAmount,rateInterval,initialDepositAmount\n${ONE},5,${interval},0\n`,
      flow,
    );
    expect(text.split("\n")[1]).toBe(`${ONE},5,${written},0`);
    expect(changes).toHaveLength(interval === written ? 0 : 1);
    expect(report.problems).toHaveLength(interval === written ? 1 : 0);
  });

  it("that read twice are named with their lines, beside other faults", async () => {
    const { report } = await mend(
      `Name\tWallet\trateAmount\trateInterval\tinitialDepositAmount\nAnn\t${ONE}\t3,500\tMonthly\t0\nBo\t${TWO}\t12,000\tnever\t0\n`,
      flow,
    );
    expect(report.problems.map(({ line, column, message }) => `${line} ${column} ${message}`)).toEqual([
      '2 rateAmount "3,500" can be 3500 or 3.5. Write it without a comma, or decide how to read it.',
      '3 rateAmount "12,000" can be 12000 or 12. Write it without a comma, or decide how to read it.',
      expect.stringMatching(/^3 rateInterval "never" is not second, minute/),
    ]);
  });

  it.each([";;;;", ",,,,", "\t\t", ", ,"])("of separators only leave, and are named: %j", async (line) => {
    const mark = line.trim()[0] ?? "\t";
    const text = [["address", "amount"].join(mark), [ONE, "1"].join(mark), line, [TWO, "2"].join(mark)].join(
      "\n",
    );
    const { text: mended, changes, report } = await mend(text);
    expect(mended).toBe(`address,amount\n${ONE},1\n${TWO},2\n`);
    expect(changes).toContainEqual({ line: 3, message: expect.stringMatching(/is left out\.$/) as string });
    expect(report.problems).toEqual([]);
  });
});

it.each([
  [[0x50, 0x4b, 0x03, 0x04, 0x14], /^This is a workbook/],
  [[0xd0, 0xcf, 0x11, 0xe0], /^This is an older workbook/],
  [[0x89, 0x50, 0x4e, 0x47], /^This is a picture/],
  [[0xff, 0xd8, 0xff, 0xe0], /^This is a picture/],
  [[0x25, 0x50, 0x44, 0x46, 0x2d], /^This is a PDF/],
  [[0x50, 0x4b, 0x05, 0x06], /^This is a workbook/],
  [[0x1f, 0x8b, 0x08], /^This is a compressed file/],
  [[0x37, 0x7a, 0xbc, 0xaf, 0x27, 0x1c], /^This is a compressed file/],
  [[...new TextEncoder().encode("<html xmlns:x=")], /^This is a web page or an XML file/],
  [[0xff, 0xfe, 0x3c, 0x00], /^This is a web page or an XML file/],
  [[...new TextEncoder().encode("{\\rtf1\\ansi")], /^This is a text document/],
  [[...new TextEncoder().encode("SQLite format 3")], /^This is a database/],
  [[...new TextEncoder().encode("PAR1")], /^This is a Parquet file/],
  [[0x00, 0x00, 0x00, 0x18, 0x66, 0x74, 0x79, 0x70, 0x68, 0x65, 0x69, 0x63], /^This is a picture/],
])("a file that begins with %j is named", async (bytes, says) => {
  expect(await describeFileKind(new Blob([new Uint8Array(bytes)]))).toMatch(says);
  expect(await describeFileKind(new Blob(["address,amount\n"]))).toBeUndefined();
  expect(await describeFileKind(new Blob([]))).toBeUndefined();
});

it.each([
  "address,amount\n",
  "BM,amount,1234\n",
  "PK,amount\n",
  "II*,x\n",
  "\uFEFFaddress;amount\n",
  '[{"a":1}]',
])("a list that begins with %j is text", async (text) =>
  expect(await describeFileKind(new Blob([text]))).toBeUndefined(),
);

it("a list in UTF-16 is read with and without its mark, and an older encoding is named", async () => {
  const text = `address,amount\n${ONE},5\n${TWO},6\n`;
  const little = new Uint8Array(Buffer.from(text, "utf16le"));
  const big = new Uint8Array(Buffer.from(text, "utf16le").swap16());
  for (const parts of [
    [new Uint8Array([0xff, 0xfe]), little],
    [little],
    [new Uint8Array([0xfe, 0xff]), big],
    [big],
  ]) {
    const report = await checkFile(new Blob(parts), airdrop);
    expect(report).toMatchObject({ rows: 2, problems: [] });
  }
  const latin = new Uint8Array(Buffer.from(`${text}Zoé`, "latin1"));
  await expect(checkFile(new Blob([latin]), airdrop)).rejects.toThrow(/^This is not UTF-8 or UTF-16 text/);
});

it("two columns of one name are a problem in a list that is read as it is", async () => {
  const { problems } = await check(`address,amount,Amount\n${ONE},1,2\n${TWO},3,4\n`);
  expect(problems).toMatchObject([
    { line: 1, message: expect.stringContaining("has the column amount twice") },
  ]);
});

it.each([
  "Wallet,Tokens,Start,Cliff date,At cliff,End",
  "Recipient,Total tokens,Start date,Cliff date,Cliff amount,End date",
  "Wallet,Tokens,Start,Cliff end,Unlocked at cliff,End",
  "Wallet,Number of tokens,Start,Cliff date,Released at cliff,End",
  "Wallet,Tokens granted,Starts on,Cliff on,At the cliff,Ends on",
  "Wallet,Tokens,Vesting start,Date of cliff,Amount at cliff,Vesting end",
])("tells the date of a cliff from what unlocks there: %s", async (header) => {
  const row = [ONE, "12000", "2027-01-01 00:00", "2028-01-01 00:00", "3000", "2031-01-01 00:00"];
  const { text, report } = await mend(`${header}\n${row.join()}\n`, cliff);
  expect(report.problems).toEqual([]);
  expect(text.split("\n")[1]).toBe(`${ONE},12000,2027-01-01 00:00,2031-01-01 00:00,3000,2028-01-01 00:00`);
});
