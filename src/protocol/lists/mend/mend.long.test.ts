// Long, because it holds a test for each fault that can be fixed.
import { StandardMerkleTree } from "@openzeppelin/merkle-tree";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkFile } from "../check";
import { UnreadableFile } from "../lines";
import { mendFile, type MendOptions } from "./mend";
import { chooseRounds } from "../../../../tests/standIns/long";

const ONE = "0x1111111111111111111111111111111111111111";
const TWO = "0x2222222222222222222222222222222222222222";
const CHECKSUM = "0xd8dA6BF26964aF9D7eEd9e03E53415D37aA96045";
const GOOD = `address,amount\n${ONE},1000\n${TWO},2.5\n`;

const mend = (text: string, options: Partial<MendOptions> = {}) => {
  const decimals = options.decimals ?? 18;
  const format = { columns: ["address", "amount"], decimals };
  return mendFile(new Blob([text]), format, { decimals, ...options });
};
const messages = async (text: string, options?: Partial<MendOptions>) =>
  (await mend(text, options)).changes.map(({ line, message }) => (line ? `${line} ${message}` : message));

describe("the list of an airdrop", () => {
  it("stays as it is when nothing is amiss", async () => {
    const { text, changes, report } = await mend(GOOD);
    expect(text).toBe(GOOD);
    expect(changes).toEqual([]);
    expect(report).toMatchObject({ problems: [], recipients: { count: 2 } });
  });

  it.each([
    ["semicolons", `address;amount\n${ONE};1000\n${TWO};2,5\n`],
    ["tabs", `Address\tAmount\n${ONE}\t1000\n${TWO}\t2.5`],
    ["a note on the separator", `sep=,\naddress,amount\n${ONE},1000\n${TWO},2.5\n`],
    ["a note on another separator", `"sep=;"\r\nwallet;tokens\r\n${ONE};1.000\r\n${TWO};2,5\r\n`],
    ["other words", `Wallet Address,Token Quantity (USDC)\n${ONE},1000\n${TWO},2.5\n`],
    ["recipient and tokens", `recipient,tokens\n${ONE},1000\n${TWO},2.5\n`],
    ["swapped columns", `quantity,wallet\n1000,${ONE}\n2.5,${TWO}\n`],
    ["swapped cells", `address,amount\n1000,${ONE}\n${TWO},2.5\n`],
    ["no header", `${ONE},1000\n${TWO},2.5\n`],
    ["no header, swapped", `1000,${ONE}\n2.5,${TWO}\n`],
    ["words that mean nothing", `foo,bar\n1000,${ONE}\n2.5,${TWO}\n`],
    ["equals signs", `${ONE}=1000\n${TWO}=2.5\n`],
    ["spaces between", `${ONE}  1000\n${TWO} 2.5\n`],
    ["spaces around", ` address , amount \n  ${ONE} ,\u00a01000\n${TWO}\u200b,2.5 \n`],
    ["thousands separators", `address,amount\n${ONE},"1,000"\n${TWO},2.5\n`],
    ["thousands without quotes", `address,amount\n${ONE},1,000\n${TWO},2.5\n`],
    ["spaces between thousands", `address,amount\n${ONE},1 000\n${TWO},2.5\n`],
    ["apostrophes", `address,amount\n${ONE},1'000\n${TWO},2.5\n`],
    ["commas before fractions", `address,amount\n${ONE},1000\n${TWO},"2,5"\n`],
    ["points between thousands", `address,amount\n${ONE},1.000\n${TWO},"2,5"\n`],
    ["a missing 0x", `address,amount\n${ONE.slice(2)},1000\n${TWO},2.5\n`],
    ["0X", `address,amount\n0X${ONE.slice(2)},1000\n${TWO},2.5\n`],
    ["names of chains", `address,amount\neth:${ONE},1000\neip155:1:${TWO},2.5\n`],
    ["links", `address,amount\nhttps://etherscan.io/address/${ONE},1000\n${TWO},2.5\n`],
    [
      "a line above the header",
      `See the documentation for the columns\naddress,amount\n${ONE},1000\n${TWO},2.5\n`,
    ],
    ["lines of spaces", `address,amount\n   \n${ONE},1000\n,,\n${TWO},2.5\n`.replace(",,\n", "")],
    [
      "a pretty list",
      JSON.stringify(
        [
          { address: ONE, amount: "1000" },
          { address: TWO, amount: 2.5 },
        ],
        null,
        2,
      ),
    ],
    [
      "pairs",
      JSON.stringify([
        [ONE, "1000"],
        [TWO, "2.5"],
      ]),
    ],
    ["a map", JSON.stringify({ [ONE]: "1000", [TWO]: "2.5" })],
    [
      "receivers",
      JSON.stringify([
        { Receiver: ONE, Quantity: "1000" },
        { Receiver: TWO, Quantity: "2.5" },
      ]),
    ],
  ])("written with %s is mended, and each change is told", async (_, text) => {
    const mended = await mend(text);
    expect(mended.text).toBe(GOOD);
    expect(mended.changes.length).toBeGreaterThan(0);
    expect(mended.report.problems).toEqual([]);
  });

  it("keeps other columns behind, and looks at the index", async () => {
    const { text, changes, questions } = await mend(`index,address,amount\n0,${ONE},1000\n1,${TWO},2.5\n`);
    expect(text).toBe(`address,amount,index\n${ONE},1000,0\n${TWO},2.5,1\n`);
    expect(changes).toHaveLength(1);
    expect(questions.hasWrongIndex).toBe(false);
    const swapped = `index,address,amount\n1,${ONE},1\n0,${TWO},2\n`;
    const asked = await mend(swapped);
    expect(asked.questions.hasWrongIndex).toBe(true);
    expect(asked.report.problems).toMatchObject([
      { line: 3, column: "index", message: expect.stringMatching(/^The index of a recipient is its place/) },
    ]);
    expect((await mend(swapped, { index: "drop" })).text).toBe(`address,amount\n${ONE},1\n${TWO},2\n`);
    const sorted = await mend(swapped, { index: "sort" });
    expect(sorted.text).toBe(`address,amount\n${TWO},2\n${ONE},1\n`);
    expect(sorted.report.problems).toEqual([]);
  });

  it("reads Safe's CSV app, and sees that tokens are mixed", async () => {
    const header = "token_type,token_address,receiver,amount,id";
    const row = (token: string, to: string, amount: string) => `erc20,${token},${to},${amount},`;
    const read = await mend([header, row(CHECKSUM, ONE, "1000"), row(CHECKSUM, TWO, "2.5")].join("\n"));
    expect(read.text).toBe(
      `address,amount,token_type,token_address,id\n${ONE},1000,erc20,${CHECKSUM},\n${TWO},2.5,erc20,${CHECKSUM},\n`,
    );
    expect(read.report.problems).toEqual([]);
    const two = await mend([header, row(CHECKSUM, ONE, "1"), row(ONE, TWO, "2")].join("\n"));
    expect(two.report.problems).toMatchObject([
      { line: 3, column: "token_address", message: expect.stringMatching(/^The rows are of 2 kinds/) },
    ]);
  });

  it("asks before it adds up rows of one address", async () => {
    const text = `address,amount\n${CHECKSUM},1.5\n${TWO},1\n${CHECKSUM.toLowerCase()},0.25\n`;
    const asked = await mend(text);
    expect(asked.text).toBe(text);
    expect(asked.questions.doubles).toBe(1);
    expect(asked.report.problems).toEqual([
      { line: 4, column: "address", message: "It is already in line 2." },
    ]);
    const summed = await mend(text, { isSummed: true });
    expect(summed.text).toBe(`address,amount\n${CHECKSUM},1.75\n${TWO},1\n`);
    expect(summed.report.problems).toEqual([]);
    expect(summed.changes).toEqual([
      { line: 4, message: "The row is removed, and its 0.25 is added to line 2, which has 1.75 now." },
    ]);
  });

  it("asks before it respells an address", async () => {
    const text = `address,amount\n${CHECKSUM.replace("d8dA", "D8dA")},1\n${TWO},1\n`;
    const asked = await mend(text);
    expect(asked.text).toBe(text);
    expect(asked.questions.checksums).toBe(1);
    expect(asked.report.problems).toHaveLength(1);
    const respelled = await mend(text, { isRespelled: true });
    expect(respelled.text).toContain(`${CHECKSUM},1\n`);
    expect(respelled.report.problems).toEqual([]);
  });

  it("asks about what can be read in two ways", async () => {
    const text = `address,amount\n${ONE},"1,000"\n${TWO},"2,500"\n`;
    const asked = await mend(text);
    expect(asked.questions.numbers).toBe(2);
    expect(asked.text).toBe(text);
    expect(asked.report.problems).toHaveLength(2);
    expect((await mend(text, { style: "point" })).text).toBe(`address,amount\n${ONE},1000\n${TWO},2500\n`);
    expect((await mend(text, { style: "comma" })).text).toBe(`address,amount\n${ONE},1.000\n${TWO},2.500\n`);
    // Amounts that contradict one another settle nothing.
    const mixed = await mend(`address,amount\n${ONE},"1,000"\n${TWO},"2,5"\n${CHECKSUM},2.5\n`);
    expect(mixed.questions.numbers).toBe(2);
  });

  it("turns base units into tokens when it is told so", async () => {
    const text = `address,amount\n${ONE},1000000000000000000000\n${TWO},2500000000000000000\n`;
    expect((await mend(text)).report.units).toEqual({ sum: 1_002_500_000_000_000_000_000n });
    const mended = await mend(text, { unit: "base" });
    expect(mended.text).toBe(GOOD);
    expect(mended.report.units).toBeUndefined();
    expect(mended.report.recipients?.sum).toBe(1_002_500_000_000_000_000_000n);
    expect(await messages(text, { unit: "base" })).toContain(
      '3 "2500000000000000000" becomes 2.5: base units as tokens.',
    );
  });

  it("leaves what nobody can know, and says so", async () => {
    const text = `address,amount\nvitalik.eth,1\n${ONE},1.2E+21\n${TWO},-5\n${CHECKSUM},0\n`;
    const { text: same, report } = await mend(text);
    expect(same).toBe(text);
    expect(report.problems.map(({ line }) => line)).toEqual([2, 3, 4, 5]);
    const ragged = `address,amount,name\n${ONE},1\n"${TWO},2,Bo\n`;
    expect((await mend(ragged)).text).toBe(ragged);
    expect((await mend(ragged)).report.problems.map(({ line }) => line)).toEqual([2, 3]);
  });

  it.each([
    ["{", /not valid: a bracket/],
    ['{"a":1}', /No list of recipients/],
    [`[{"address":"${ONE}","amount":1000000000000000000000}]`, /without quotation marks/],
    ["", /The file is empty/],
  ])("%j is refused with a sentence", async (text, message) => {
    const mending = mend(text);
    await expect(mending).rejects.toThrow(message);
    await expect(mending).rejects.toBeInstanceOf(UnreadableFile);
  });
});

describe("a Merkle tree of others", () => {
  const rows = [
    ["0", ONE, "1000000000000000000000"],
    ["1", TWO, "2500000000000000000"],
  ] as const;

  it("of OpenZeppelin's library is a list in base units", async () => {
    const tree = StandardMerkleTree.of(
      rows.map((row) => [...row]),
      ["uint256", "address", "uint128"],
    );
    const { text, unit, report } = await mend(JSON.stringify(tree.dump()));
    expect(text).toBe(GOOD);
    expect(unit).toBe("base");
    expect(report.problems).toEqual([]);
  });

  it("of a Merkle distributor is in the order of its indexes, with hexadecimal amounts", async () => {
    const claim = (index: number) => ({
      index,
      amount: `0x${BigInt(rows[index]![2]).toString(16)}`,
      proof: [],
    });
    const claims = { [TWO]: claim(1), [ONE]: claim(0) };
    expect((await mend(JSON.stringify({ merkleRoot: "0x", tokenTotal: "0x", claims }))).text).toBe(GOOD);
    const earnings = rows.map(([, address, amount]) => ({ address, earnings: amount, reasons: "" }));
    expect((await mend(JSON.stringify(earnings))).text).toBe(GOOD);
    // The owner may know better than the form of the file.
    expect((await mend(JSON.stringify(earnings), { unit: "tokens" })).text).toContain(
      `${TWO},${rows[1][2]}\n`,
    );
  });

  it("of a campaign is its list", async () => {
    const recipients = rows.map(([, address, amount]) => ({ address, amount }));
    const file = { root: "0x", total_amount: "1", number_of_recipients: 2, merkle_tree: "{}", recipients };
    expect((await mend(JSON.stringify(file))).text).toBe(GOOD);
  });

  it("of Safe's transaction builder is a batch of transfers", async () => {
    const transactions = rows.map(([, to, amount]) => ({
      to: CHECKSUM,
      contractInputsValues: { to, amount },
    }));
    expect((await mend(JSON.stringify({ version: "1.0", transactions }))).text).toBe(GOOD);
  });
});

describe("a file for streams", () => {
  const mendStreams = (columns: string, text: string, options: Partial<MendOptions> = {}) =>
    mendFile(new Blob([text]), { columns: columns.split(",") }, { decimals: 18, ...options });

  it("gets the names and the order of today", async () => {
    const { text, report } = await mendStreams(
      "address,amount,startAt,endAt,cliffAmount,cliffAt",
      [
        "Note: see the documentation",
        "address;amount;start;end;cliffEnd;cliffAmount;initial",
        `${ONE};12.000,00;2027-03-01T09:00:00;2031-03-01 09:00:00;2028-03-01 09:00;3000;0`,
      ].join("\n"),
    );
    expect(text).toBe(
      `address,amount,startAt,endAt,cliffAmount,cliffAt\n${ONE},12000.00,2027-03-01 09:00,2031-03-01 09:00,3000,2028-03-01 09:00\n`,
    );
    expect(report.problems).toEqual([]);
  });

  it("gets words in small letters, and all its amounts in tokens", async () => {
    const columns = "address,amount,duration,unlockAmount,granularity";
    const text = `${columns}\n${ONE},2000000,364 Days ,500000,Weekly\n`;
    expect((await mendStreams(columns, text, { unit: "base", decimals: 6 })).text).toBe(
      `${columns}\n${ONE},2,364 days,0.5,weekly\n`,
    );
  });

  it("asks for a column that is missing", async () => {
    const text = `address,amount\n${ONE},1\n`;
    const asked = await mendStreams("address,amount,duration", text);
    expect(asked).toMatchObject({ text, changes: [], columns: { open: ["duration"] } });
    const mended = await mendStreams("address,amount,duration", text, { columns: { duration: "1 year" } });
    expect(mended.text).toBe(`address,amount,duration\n${ONE},1,1 year\n`);
    expect(mended.report.problems).toEqual([]);
  });
});

it("anything is corrected or refused with a sentence, and never breaks", async () => {
  const word = fc.constantFrom(
    ...[
      "address",
      "amount",
      "wallet",
      "index",
      ",",
      ";",
      "\t",
      "\n",
      "\r\n",
      '"',
      " ",
      "=",
      "sep=;",
      "0x",
      "1,000",
    ],
    ...["1.5", "0", "-", "[", "{", "}", ONE, TWO.slice(2), CHECKSUM, "x".repeat(70), "é", "\u200b"],
  );
  await fc.assert(
    fc.asyncProperty(fc.array(word, { maxLength: 30 }), fc.boolean(), async (words, isSummed) => {
      const mended = await mend(words.join(""), { isSummed, isRespelled: isSummed }).catch(
        (error: unknown) => error,
      );
      if (mended instanceof Error) expect(mended).toBeInstanceOf(UnreadableFile);
    }),
    { numRuns: chooseRounds(2_000, 300) },
  );
});

it("what is mended passes, and a second mending changes nothing", async () => {
  const address = fc.bigInt({ min: 1n, max: 2n ** 160n - 1n }).map((n) => n.toString(16).padStart(40, "0"));
  const amount = fc.integer({ min: 1, max: 999_999_999 });
  const grouped = (n: number, mark: string) => String(n).replace(/\B(?=(?:\d{3})+$)/gu, mark);
  await fc.assert(
    fc.asyncProperty(
      fc.uniqueArray(fc.tuple(address, amount), {
        minLength: 2,
        maxLength: 8,
        selector: ([address]) => address,
      }),
      fc.constantFrom(";", "\t", "|"),
      fc.constantFrom(",", ".", " ", "'"),
      fc.constantFrom("0x", "0X", ""),
      async (list, delimiter, mark, prefix) => {
        const decimal = mark === "." ? "," : ".";
        const rows = list.map(([digits, n]) =>
          [prefix + digits, `${grouped(n, mark)}${decimal}25`].join(delimiter),
        );
        const { text } = await mend(["wallet", "tokens"].join(delimiter) + `\n${rows.join("\r\n")}\r\n`);
        expect(text).toBe(`address,amount\n${list.map(([digits, n]) => `0x${digits},${n}.25\n`).join("")}`);
        const format = { columns: ["address", "amount"], decimals: 18 };
        expect((await checkFile(new Blob([text]), format)).problems).toEqual([]);
        expect((await mend(text)).changes).toEqual([]);
      },
    ),
  );
});

describe("streams without a header", () => {
  it.each([
    ["numbers", ["streamId"], "12\n13\n", "streamId\n12\n13\n"],
    ["names", ["streamId"], "FL4-1-12\nfl4-1-13\n", "streamId\nFL4-1-12\nfl4-1-13\n"],
    [
      "amounts from a spreadsheet",
      ["streamId", "amount"],
      "12\t100\n13\t2.5",
      "streamId,amount\n12,100\n13,2.5\n",
    ],
    [
      "recipients",
      ["streamId", "address"],
      `12;${ONE}\n13;${TWO}\n`,
      `streamId,address\n12,${ONE}\n13,${TWO}\n`,
    ],
    [
      "rates",
      ["streamId", "rateAmount", "rateInterval"],
      "12,100,month\n",
      "streamId,rateAmount,rateInterval\n12,100,month\n",
    ],
    ["a header after all", ["streamId"], "Stream ID\n12\n", "streamId\n12\n"],
  ])("get one: %s", async (_name, columns, list, whole) => {
    const { text, report } = await mendFile(new Blob([list]), { columns }, { decimals: 6 });
    expect(text).toBe(whole);
    expect(report.problems).toEqual([]);
  });
});
