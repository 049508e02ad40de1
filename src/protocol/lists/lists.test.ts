// Long, because it is a table: lists as people, spreadsheets and tools write them, and what must be said about each.
import { describe, expect, it } from "vitest";
import { checkFile, type CsvReport } from "./check";
import { guessTemplate } from "./columns/guessTemplate";
import { mendFile, type MendOptions } from "./mend/mend";

const [ONE, TWO, THREE, FOUR] = ["1", "2", "3", "4"].map((digit) => `0x${digit.repeat(40)}`) as [
  string,
  string,
  string,
  string,
];
const USDC = "0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48";
const DAI = "0x6B175474E89094C44Da98b954EedeAC495271d0F";
const LOCKUP = "0xcF8ce57fa442ba50aCbC57147a62aD03873FfA73";
const contracts = { [LOCKUP.toLowerCase()]: "SablierLockup (Lockup v3.0)" };

const airdrop = { columns: ["address", "amount"], decimals: 18, contracts };
const check = (text: string) => checkFile(new Blob([text]), airdrop);
const mend = (text: string, options: Partial<MendOptions> = {}) =>
  mendFile(new Blob([text]), airdrop, { decimals: 18, ...options });
/** Returns the last cells of a list, under each other. */
const amounts = (text: string) =>
  text
    .trim()
    .split("\n")
    .slice(1)
    .map((line) => line.split(",")[1]);

/** Returns what the page says: `good` is with ✓ and a Merkle root, `asks` without either. */
const verdict = ({ problems, thousands, units }: CsvReport) =>
  problems.length > 0 ? "problems" : thousands || units ? "asks" : "good";

const rows = (mark: string, ...cells: readonly string[]) =>
  cells.map((cell, index) => `0x${String(index + 1).repeat(40)}${mark}${cell}`).join("\n");
const list = (...cells: readonly string[]) => `address,amount\n${rows(",", ...cells)}\n`;
const german = (...cells: readonly string[]) => `address;amount\n${rows(";", ...cells)}\n`;

describe("amounts as they stand", () => {
  it.each([
    [["1.355", "3.000", "25.000"], "asks"],
    [["100", "2.500"], "asks"],
    [["1.355"], "problems"], // One recipient is no campaign.
    [["1.355", "1.000", "0.5"], "good"],
    [["1.355", "1000.5"], "good"],
    [["0.125", "0.250"], "good"],
    [["12.3456", "1.355"], "good"],
    [["1.355", "1.234.567"], "problems"],
    [["1000", "25000"], "good"],
    [["1.5", "2.25"], "good"],
    [['"1,355"', '"3,000"'], "problems"],
    [["€3", "4"], "problems"],
    [["25k", "4"], "problems"],
    [["2E+3", "4"], "problems"],
  ] as const)("%j are %s", async (cells, expected) => {
    expect(verdict(await check(list(...cells)))).toBe(expected);
  });

  it("are asked about with the totals of both readings", async () => {
    expect((await check(list("1.355", "3.000", "25"))).thousands).toEqual({
      sample: "1.355",
      fractions: 29_355n,
      thousands: 4_380_000n,
    });
  });

  it("are asked about in files for streams, by column", async () => {
    const format = { columns: ["address", "amount", "duration"] };
    const report = await checkFile(
      new Blob([`address,amount,duration\n${ONE},12.000,1 year\n${TWO},3.500,1 year\n`]),
      format,
    );
    expect(verdict(report)).toBe("asks");
  });
});

describe("amounts that are mended", () => {
  it.each([
    // A decision for the column from any of its rows.
    [german("25.000,00", "3.000", "1,5"), {}, ["25000.00", "3000", "1.5"], "good"],
    [german("25.000,00", "3.000", "-3.000"), {}, ["25000.00", "3000", "-3000"], "problems"],
    [german("1.355", "3.000", "25.000"), {}, ["1.355", "3.000", "25.000"], "asks"],
    [german("1.355", "3.000"), { style: "comma" }, ["1355", "3000"], "good"],
    [german("1.355", "3.000"), { style: "point" }, ["1.355", "3.000"], "good"],
    [german("1.234.567", "3.000"), {}, ["1234567", "3000"], "good"],
    [german("0,5", "3.000"), {}, ["0.5", "3000"], "good"],
    // Two styles in a column, and a number that only one of them settles.
    [list('"2,5"', "2.5", "3.000"), { style: "comma" }, ["2.5", "2.5", "3000"], "good"],
    [list('"2,5"', "2.5", "7"), {}, ["2.5", "2.5", "7"], "good"],
    [german("1,355", "3,000"), { style: "comma" }, ["1.355", "3.000"], "good"],
    // Locales: France, Switzerland, India, Sweden, Brazil, and underscores of programmers.
    [german("1 355,50", "3 000,00"), {}, ["1355.50", "3000.00"], "good"],
    [german("1\u202f355,50", "3\u202f000"), {}, ["1355.50", "3000"], "good"],
    [german("1'355.50", "3'000"), {}, ["1355.50", "3000"], "good"],
    [list('"1,00,000"', '"12,34,567.5"'), {}, ["100000", "1234567.5"], "good"],
    [german("R$ 1.355,50", "R$ 3.000,00"), {}, ["1355.50", "3000.00"], "good"],
    [list("1_355.5", "3_000"), {}, ["1355.5", "3000"], "good"],
    // Currencies, symbols of tokens, letters for powers.
    [list("€3", "€4.5"), {}, ["3", "4.5"], "good"],
    [list("$ 3", "$4.50"), {}, ["3", "4.50"], "good"],
    [list("3 USDC", "4.5 USDC"), {}, ["3", "4.5"], "good"],
    [list("3USDC", "4"), {}, ["3", "4"], "good"],
    [list("USDC 3", "USDC 4"), {}, ["3", "4"], "good"],
    [german("1.355,50 €", "3.000 €"), {}, ["1355.50", "3000"], "good"],
    [list("3 USDC", "4 DAI"), {}, ["3 USDC", "4 DAI"], "problems"],
    [list("$3", "€4"), {}, ["$3", "€4"], "problems"],
    [list("5 wei", "6 wei"), {}, ["5 wei", "6 wei"], "problems"],
    [list("3 gwei", "4"), {}, ["3 gwei", "4"], "problems"],
    [list("10%", "20%"), {}, ["10%", "20%"], "problems"],
    [list("25k", "1.5K"), {}, ["25000", "1500"], "good"],
    [list("2M", "0.5m"), {}, ["2000000", "500000"], "good"],
    [list("1.355k", "3"), {}, ["1.355k", "3"], "problems"],
    // A spreadsheet may have rounded what it shows with an exponent.
    [list("2E+3", "5E-18"), {}, ["2E+3", "5E-18"], "problems"],
    [list("2E+3", "5E-18"), { isExpanded: true }, ["2000", "0.000000000000000005"], "good"],
    [german("1,2E+3", "3"), { isExpanded: true }, ["1200", "3"], "good"],
    [list("1.355e3", "3"), { isExpanded: true }, ["1355", "3"], "good"],
    [list("1e99", "3"), { isExpanded: true }, ["1e99", "3"], "problems"],
    // What a spreadsheet keeps as text.
    [list("'100", "'200"), {}, ["100", "200"], "good"],
    [list('="100"', '="200"'), {}, ["100", "200"], "good"],
    // Never read as amounts.
    [list("(100)", "5"), {}, ["(100)", "5"], "problems"],
    [list("100-", "5"), {}, ["100-", "5"], "problems"],
    [list("~100", "5"), {}, ["~100", "5"], "problems"],
    [list("#REF!", "5"), {}, ["#REF!", "5"], "problems"],
    [list("−100", "5"), {}, ["-100", "5"], "problems"],
    [list("1/2", "5"), {}, ["1/2", "5"], "problems"],
  ] as const)("%j with %j", async (text, options, expected, said) => {
    const mended = await mend(text, options);
    expect(amounts(mended.text)).toEqual(expected);
    expect(verdict(mended.report)).toBe(said);
  });

  it("of two styles in a column are a problem until the one that reads twice is decided", async () => {
    const { text, report, questions } = await mend(list('"2,5"', "2.5", "3.000"));
    expect(questions.numbers).toBe(2);
    expect(verdict(report)).toBe("problems");
    expect(verdict(await check(text))).toBe("problems");
  });

  it("name the sample that has to be decided, as long as it is", async () => {
    expect((await mend(german("1.355", "3.000"))).questions).toMatchObject({ numbers: 2, sample: "1.355" });
    expect((await mend(german("1.355", "3.000"), { style: "comma" })).questions).toMatchObject({
      numbers: 0,
      sample: "1.355",
    });
  });

  it.each([
    ["Total", "3000", true],
    ["TOTAL:", "3000", true],
    ["Summe", "3000", true],
    ["", "3000", true],
    ["Total", "", false],
  ])("a last row %j with %s leaves: %s", async (label, sum, leaves) => {
    const text = `address,amount\n${ONE},1000\n${TWO},2000\n${label},${sum}\n`;
    const { changes, report } = await mend(text);
    expect(verdict(report)).toBe(leaves ? "good" : "problems");
    expect(changes.some(({ line, message }) => line === 4 && /is the sum of those above/.test(message))).toBe(
      leaves,
    );
  });

  it("says what a total is and should be, where they differ", async () => {
    const { report, changes } = await mend(`address,amount\n${ONE},1000\n${TWO},2000\nTotal,3500\n`);
    expect(report.problems).toEqual([]);
    expect(changes.map(({ message }) => message)).toContain(
      "The row is left out: it looks like a total. It says 3500, and the rows above sum up to 3000. Compare the two, because a row may be missing.",
    );
  });
});

describe("lists of more than one thing", () => {
  const two = (column: string, first: string, other: string) =>
    `address,amount,${column}\n${ONE},1,${first}\n${TWO},2,${other}\n${THREE},3,${first}\n`;

  it.each([
    ["token_address", USDC, DAI],
    ["token", "USDC", "DAI"],
    ["Token Symbol", "USDC", "USDT"],
    ["currency", "USD", "EUR"],
    ["Asset", "ETH", "BTC"],
    ["chain", "Ethereum", "Base"],
    ["chainId", "1", "8453"],
    ["Network", "mainnet", "sepolia"],
    ["contract address", USDC, DAI],
    ["token_type", "erc20", "native"],
    ["Coin", "USDC", ""],
    ["Währung", "EUR", "USD"],
  ])("by the column %s are a problem until they are split", async (column, first, other) => {
    const text = two(column, first, other);
    const asked = await check(text);
    expect(asked.recipients).toBeUndefined();
    expect(asked.problems).toMatchObject([
      { line: 3, column, message: expect.stringMatching(/^The rows are of 2 kinds: .* split it\.$/) },
    ]);
    const mended = await mend(text);
    expect(mended.questions.mixed).toEqual([
      {
        name: column,
        values: [
          [first, 2],
          [other, 1],
        ],
      },
    ]);
    expect(verdict(mended.report)).toBe("problems");
    // What it hands out keeps the column, so that its check says the same.
    expect(verdict(await check(mended.text))).toBe("problems");
    const kept = await mend(text, { only: { [column]: first } });
    expect(kept.text).toBe(`address,amount,${column}\n${ONE},1,${first}\n${THREE},3,${first}\n`);
    expect(verdict(kept.report)).toBe("good");
    expect(verdict(await check(kept.text))).toBe("good");
    expect(kept.questions.mixed).toHaveLength(1);
  });

  it.each([
    ["token", "USDC", "usdc"],
    ["name", "Ann", "Bo"],
    ["note", "first", "second"],
    ["chain", "base", "Base"],
  ])("by the column %s with %s and %s are of one thing", async (column, first, other) => {
    expect(verdict(await check(two(column, first, other)))).toBe("good");
  });

  it("stay one for streams too, whose template has no such column", async () => {
    const format = { columns: ["address", "amount", "duration"] };
    const text = `address,amount,duration,token\n${ONE},1,1 year,USDC\n${TWO},2,1 year,DAI\n`;
    const asked = await mendFile(new Blob([text]), format, { decimals: 18 });
    expect(verdict(asked.report)).toBe("problems");
    expect(asked.text).toBe(text);
    const kept = await mendFile(new Blob([text]), format, { decimals: 18, only: { token: "DAI" } });
    expect(verdict(kept.report)).toBe("good");
    expect(kept.text).toBe(`address,amount,duration\n${TWO},2,1 year\n`);
  });

  it.each([
    ["nft", "problems"],
    ["erc721", "problems"],
    ["native", "problems"],
    ["erc20", "good"],
    ["ERC-20", "good"],
  ])("of the type %s: %s", async (type, said) => {
    expect(verdict(await check(two("token_type", type, type)))).toBe(said);
  });

  it.each([
    [["0", "1", "2"], "good"],
    [["1", "2", "3"], "good"],
    [["2", "1", "0"], "problems"],
    [["0", "1", "1"], "problems"],
    [["0", "1", ""], "problems"],
    [["7", "8", "9"], "problems"],
  ])("with the indexes %j: %s", async (indexes, said) => {
    const text = `address,amount,index\n${indexes.map((index, row) => `0x${String(row + 1).repeat(40)},1,${index}\n`).join("")}`;
    expect(verdict(await check(text))).toBe(said);
  });
});

describe("who is no recipient", () => {
  it.each([
    ["vitalik.eth", /is an ENS name/],
    ["jesse.base.eth", /is an ENS name/],
    ["name.xyz", /is an ENS name/],
    ["toly.sol", /is a name of Solana/],
    ["brad.crypto", /is a name, but a list needs addresses/],
    ["ann@example.org", /is an e-mail address/],
    ["7EcDhSYGxXyscszYEp35KHN8vvw3svAuLKTzXwCFLtV", /is an address of Solana/],
    ["DezXAZ8z7PnrnRJjz3wXBoRgixCa6xjnB7YaB1pPB263", /is an address of Solana/],
    ["TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t", /is an address of Tron/],
    ["1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa", /is an address of Bitcoin/],
    ["3J98t1WpEZ73CNmQviecrnyiWrnqRhWNLy", /is an address of Bitcoin/],
    ["bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq", /is an address of Bitcoin/],
    ["rN7n7otQDd6FczFgLdSqtcsAUxDkw6fzRH", /is an address of the XRP Ledger/],
    ["D8vFz4p1L37jdg47HXKtSHA5uYLYxbGgPD", /is an address of Dogecoin/],
    ["ltc1qw508d6qejxtdg4y5r3zarvary0c5xw7kgmn4n9", /is an address of Litecoin/],
    ["cosmos1depk54cuajgkzea6zpgkq36tnjwdzv4afc3d27", /is an address of a Cosmos chain/],
    ["15oF4uVJwmo4TdGW7VfQxNLavjCXviqxT9S1MgbjMNHr6Sp5", /is an address of Polkadot/],
    ["EQDtFpEwcFAEcRe5mLVh2N6C0x-_hJEM7W61_JLnSF74p4q2", /is an address of TON/],
    ["GA5ZSEJYB37JRC5AVCIA5MOP4RHTM335X2KGX3IHOJAPP5RE34K4KZVN", /is an address of Stellar/],
    ["0.0.123456", /is an account of Hedera/],
    [`0x${"ab".repeat(32)}`, /private key, which must never be in a list/],
    ["0x1234…abcd", /is shortened/],
    ["0x1234...abcd", /is shortened/],
    [`${ONE}1`, /has 41 hexadecimal digits, and an address has 40/],
    [ONE.slice(0, -1), /has 39 hexadecimal digits/],
    ["1.11111E+47", /is what a spreadsheet made of an address/],
    ["0x1", /is not an address of 0x and 40/],
    ["", /It is empty/],
    [`0x${"0".repeat(40)}`, /the zero address/],
    ["0x000000000000000000000000000000000000dEaD", /for burning tokens/],
    ["0xdEAD000000000000000042069420694206942069", /for burning tokens/],
    ["0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE", /represents a chain's native token/],
    [LOCKUP, /It is the contract SablierLockup \(Lockup v3\.0\)/],
    [LOCKUP.toLowerCase(), /It is the contract SablierLockup/],
  ])("%s", async (address, message) => {
    const { problems } = await check(`address,amount\n${ONE},1\n${address},1\n${TWO},1\n`);
    expect(problems).toMatchObject([{ line: 3, column: "address", message: expect.stringMatching(message) }]);
  });

  it("is the token that the list itself names", async () => {
    const text = `address,amount,token_address\n${ONE},1,${USDC}\n${USDC.toLowerCase()},1,${USDC}\n`;
    expect((await check(text)).problems).toMatchObject([
      { line: 3, column: "address", message: expect.stringMatching(/^It is the token itself/) },
    ]);
  });

  it.each([
    ["is the token that the reader names", { token: USDC.toLowerCase() }, /^It is the contract of the token/],
    ["is a known token", { contracts: { [USDC.toLowerCase()]: "USDC" } }, /^It is the contract USDC, /],
    [
      "is a token by either",
      { token: USDC, contracts: { [USDC.toLowerCase()]: "USDC" } },
      /the token itself/,
    ],
  ])("%s", async (_, format, message) => {
    for (const { text, columns } of [
      { text: `address,amount,token\n${ONE},1,${USDC}\n${USDC},1,${USDC}\n${TWO},1,${USDC}\n`, columns: [] },
      { text: `address,amount,duration\n${ONE},1,1 year\n${USDC},1,1 year\n`, columns: ["duration"] },
    ]) {
      const { problems } = await checkFile(new Blob([text]), {
        ...(columns.length === 0 ? airdrop : {}),
        columns: ["address", "amount", ...columns],
        ...format,
      });
      expect(problems).toMatchObject([
        { line: 3, column: "address", message: expect.stringMatching(message) },
      ]);
    }
  });
});

describe("headers", () => {
  it.each([
    "Wallet,Allocation Amount",
    "wallet address,Token Amount",
    "Recipient Wallet,Total Allocation",
    "walletAddress,tokenAmount",
    "EVM Address,Final Airdrop Amount",
    "user_address,claimable_amount",
    "Receiver,Qty",
    "Address,Tokens to be sent",
    "Adresse,Betrag",
    "Dirección,Cantidad",
    "Adresse,Montant",
    "Indirizzo,Importo",
    "Endereço,Quantidade",
    "Адрес,Сумма",
    "地址,数量",
    "HolderAddress,Balance",
  ])("%s are understood, whatever the amounts look like", async (header) => {
    const { text } = await mend(`${header}\n${ONE},$1\n${TWO},$2\n`);
    expect(text).toBe(`address,amount\n${ONE},1\n${TWO},2\n`);
  });

  it.each([
    "address,amount usd",
    "address,Amount (USD)",
    "address,value in $",
    "address,allocation (%)",
    "address,price",
    "address,Amount (ETH),Amount (USDC)",
  ])("%s name no amount of one token", async (header) => {
    const cells = header.split(",").length === 3 ? ",5" : "";
    const { columns, report } = await mend(`${header}\n${ONE},1${cells}\n${TWO},2${cells}\n`);
    expect(columns).toMatchObject({ open: ["amount"], headers: header.split(",") });
    expect(report.problems).toMatchObject([
      { line: 1, message: expect.stringMatching(/^It is unclear which column is amount/) },
    ]);
  });

  it.each([
    ["cells alone", `${ONE}\t100.5\n${TWO}\t7`],
    ["cells with a header of their own", `Wallet\tTokens\n${ONE}\t100.5\n${TWO}\t7`],
    ["cells with semicolons", `${ONE};100.5\n${TWO};7`],
  ])("%s are read when they are pasted below the header of the form", async (_, cells) => {
    const { text, report } = await mend(`address,amount\n${cells}\n`);
    expect(text.split("\n").slice(0, 3)).toEqual(["address,amount", `${ONE},100.5`, `${TWO},7`]);
    expect(report.problems).toEqual([]);
  });

  it.each(["amount (wei)", "amount_wei", "Amount in base units", "raw amount"])(
    "with %s the amounts are base units",
    async (name) => {
      const { text, unit } = await mend(`address,${name}\n${ONE},5\n${TWO},1${"0".repeat(18)}\n`);
      expect(unit).toBe("base");
      expect(amounts(text)).toEqual(["0.000000000000000005", "1"]);
    },
  );

  it("of tools are read: Disperse, Safe's CSV app, a snapshot, a block explorer's holders", async () => {
    const read = async (text: string) => (await mend(text)).text.split("\n")[1];
    expect(await read(`${ONE},100.5\n${TWO},7\n`)).toBe(`${ONE},100.5`);
    expect(await read(`${ONE} 100.5\n${TWO} 7\n`)).toBe(`${ONE},100.5`);
    expect(await read(`${ONE}=100.5\n${TWO}=7\n`)).toBe(`${ONE},100.5`);
    expect(
      await read(
        `token_type,token_address,receiver,amount,id\nerc20,${USDC},${ONE},100.5,\nerc20,${USDC},${TWO},7,\n`,
      ),
    ).toBe(`${ONE},100.5,erc20,${USDC},`);
    expect(
      await read(
        `"HolderAddress","Balance","PendingBalanceUpdate"\n"${ONE}","1,000.25","No"\n"${TWO}","7","No"\n`,
      ),
    ).toBe(`${ONE},1000.25,No`);
  });

  it("of an exchange's export are refused, or a problem: no amount of one asset stands there", async () => {
    const header =
      "Timestamp,Transaction Type,Asset,Quantity Transacted,Price Currency,Subtotal,Total (inclusive of fees),Notes";
    const row = (asset: string, note: string) => `2026-01-02,Send,${asset},3,USD,6,6,${note}`;
    const { columns } = await mend([header, row("USDC", ONE), row("ETH", TWO)].join("\n"));
    expect(columns?.headers).toHaveLength(8);
  });
});

describe("dates", () => {
  const format = { columns: ["address", "amount", "startAt", "endAt"] };
  const dates = async (start: string, options: Partial<MendOptions> = {}, other = "2027-01-01 00:00") => {
    const text = `address,amount,startAt,endAt\n${ONE},1,${start},2031-03-01 09:00\n${TWO},1,${other},2031-03-01 09:00\n`;
    const mended = await mendFile(new Blob([text]), format, { decimals: 18, ...options });
    return { start: mended.text.split("\n")[1]!.split(",")[2], ...mended };
  };
  const local = (milliseconds: number) => {
    const date = new Date(milliseconds);
    const two = (digits: number) => String(digits).padStart(2, "0");
    return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())} ${two(date.getHours())}:${two(date.getMinutes())}`;
  };

  it.each([
    ["2/1/2027", {}, "2/1/2027", "dates"],
    ["2/1/2027", { dateOrder: "day" }, "2027-01-02 00:00", undefined],
    ["2/1/2027", { dateOrder: "month" }, "2027-02-01 00:00", undefined],
    ["2/1/27 9:30", { dateOrder: "month" }, "2027-02-01 09:30", undefined],
    ["2/13/2027", {}, "2027-02-13 00:00", undefined],
    ["13/2/2027 09:05", {}, "2027-02-13 09:05", undefined],
    ["2.1.2027", {}, "2027-01-02 00:00", undefined],
    ["2-1-2027", {}, "2-1-2027", "dates"],
    ["2/13/2027 1:30 PM", {}, "2027-02-13 13:30", undefined],
    ["2/13/2027 12:30 AM", {}, "2027-02-13 00:30", undefined],
    ["2027/03/01 09:00", {}, "2027-03-01 09:00", undefined],
    ["2027-03-01", {}, "2027-03-01 00:00", undefined],
    ["2027-03-01T09:00:00", {}, "2027-03-01 09:00", undefined],
    ["1 Mar 2027", {}, "2027-03-01 00:00", undefined],
    ["March 1st 2027 09:00", {}, "2027-03-01 09:00", undefined],
    ["1764028800", {}, "1764028800", "unix"],
    ["1764028800", { isUnixRead: true }, local(1_764_028_800_000), undefined],
    ["1764028800000", { isUnixRead: true }, local(1_764_028_800_000), undefined],
    // A time zone, seconds, and a number of days since 1900 are left to the owner.
    ["2027-03-01T09:00:00Z", {}, "2027-03-01T09:00:00Z", undefined],
    ["2027-03-01 09:00:30", {}, "2027-03-01 09:00:30", undefined],
    ["46082", {}, "46082", undefined],
  ] as const)("%s with %j becomes %s", async (text, options, expected, question) => {
    const { start, questions, report } = await dates(text, options);
    expect(start).toBe(expected);
    expect([questions.dates, questions.unix]).toEqual([
      question === "dates" ? 1 : 0,
      question === "unix" ? 1 : 0,
    ]);
    if (expected === text) expect(verdict(report)).toBe("problems");
    else expect(verdict(report)).toBe("good");
  });

  it("of a column are read by the one that says its order", async () => {
    expect((await dates("2/1/2027", {}, "25/1/2027")).start).toBe("2027-01-02 00:00");
    expect((await dates("2/1/2027", {}, "1/25/2027")).start).toBe("2027-02-01 00:00");
    expect((await dates("13/1/2027", {}, "1/25/2027")).questions.dates).toBe(2);
  });
});

describe("the format that a header looks like", () => {
  const templates = [
    { id: "lockup/range/cliff", columns: "address,amount,startAt,endAt,cliffAmount,cliffAt".split(",") },
    { id: "lockup/duration/linear", columns: ["address", "amount", "duration"] },
    { id: "flow/stream", columns: "address,rateAmount,rateInterval,initialDepositAmount,startAt".split(",") },
    { id: "airdrops/instant", columns: ["address", "amount"] },
  ];
  it.each([
    ["address,amount", "airdrops/instant"],
    ["Wallet;Allocation Amount", "airdrops/instant"],
    ["address,amount,name", "airdrops/instant"],
    ["amount,address,duration", "lockup/duration/linear"],
    ["address,rateAmount,rateInterval,initialDepositAmount,startAt", "flow/stream"],
    ["name,colour", undefined],
    [`${ONE},5`, undefined],
    ["", undefined],
  ])("%s: %s", (header, id) => {
    expect(guessTemplate(header, templates)?.id).toBe(id);
  });
  it("is none where it is the chosen one", () => {
    expect(guessTemplate("address,amount,duration", templates)?.id).toBe("lockup/duration/linear");
  });
});

it("a mended list is good when it is checked anew, or asks the same", async () => {
  for (const text of [german("25.000,00", "3.000"), list("25k", "1"), list("3 USDC", "4 USDC")]) {
    const mended = await mend(text);
    expect(verdict(await check(mended.text))).toBe("good");
  }
  const asked = await mend(german("1.355", "3.000"));
  expect(verdict(await check(asked.text))).toBe("asks");
  expect(FOUR).toHaveLength(42);
});
