import { SimpleMerkleTree, StandardMerkleTree } from "@openzeppelin/merkle-tree";
import { checksumAddress, type Hex } from "viem";
import { describe, expect, it } from "vitest";
import { createAddress, writeCsv, find, randomRows, computeRoot, seededRandom } from "./fixtures";
import { buildMerkleTree } from "./find";
import { chooseRounds } from "../../../../tests/standIns/long";

const rows = randomRows(seededRandom(1), 25);
const me = rows[7]!;
const tree = StandardMerkleTree.of(
  rows.map(({ index, recipient, amount }) => [String(index), recipient, String(amount)]),
  ["uint256", "address", "uint128"],
);
const root = tree.root as `0x${string}`;
const proof = tree.getProof(7);
const mine = [{ index: 7n, recipient: me.recipient, amount: me.amount, proof }];
const dump = tree.dump();
const published = {
  root,
  total_amount: "1",
  number_of_recipients: rows.length,
  merkle_tree: JSON.stringify({
    format: dump.format,
    tree: dump.tree,
    values: dump.values.map(({ value, treeIndex }) => ({ value, tree_index: treeIndex })),
    leaf_encoding: ["uint", "address", "uint256"],
  }),
  recipients: rows.map(({ recipient, amount }) => ({ address: recipient, amount: String(amount) })),
};
const otherRoot = `0x${"1".repeat(64)}` as const;
const capitals = `0x${me.recipient.slice(2).toUpperCase()}`;

describe("a list of every form gives the same claim", () => {
  it.each([
    ["CSV in base units", writeCsv(rows)],
    ["CSV of Windows with empty lines", `\uFEFF${writeCsv(rows).replaceAll("\n", "\r\n\r\n")}\r\n`],
    ["CSV with semicolons", writeCsv(rows).replaceAll(",", ";")],
    ["CSV with columns of other names", writeCsv(rows).replace(/^.*/u, "Wallet;Menge").replaceAll(",", ";")],
    ["CSV without a header", writeCsv(rows).split("\n").slice(1).join("\n")],
    [
      "CSV with indexes in another order",
      [
        "amount,index,recipient",
        ...rows.map((row) => [row.amount, row.index, row.recipient].join()).reverse(),
      ].join("\n"),
    ],
    ["the file of the Merkle API", JSON.stringify(published)],
    ["the recipients of that file alone", JSON.stringify({ ...published, merkle_tree: undefined })],
    ["a tree of OpenZeppelin’s library", JSON.stringify(dump)],
    ["the values of that tree", JSON.stringify(dump.values.map(({ value }) => value))],
  ])("%s", async (_, text) => {
    for (const recipient of [me.recipient, capitals, ` ${me.recipient} `]) {
      expect(await find(text, { recipient, root })).toMatchObject({
        count: 25,
        sum: rows.reduce((sum, { amount }) => sum + amount, 0n),
        root,
        isRootEqual: true,
        faults: [],
        claims: mine,
      });
    }
  });

  it("a claim with its proof", async () => {
    const own = { index: 7, proof, address: me.recipient, amount: String(me.amount), root };
    for (const file of [own, [own], { ...own, address: undefined }, { ...own, index: "7" }]) {
      expect(await find(JSON.stringify(file), { recipient: me.recipient, root })).toMatchObject({
        root,
        isRootEqual: true,
        faults: [],
        claims: mine,
      });
    }
  });

  it("CSV, and says that amounts are base units until decimals or a root are known", async () => {
    const text = `address,amount\n${createAddress(1)},200\n${createAddress(2)},300\n`;
    const search = { recipient: createAddress(2) };
    const { notes, root: computed } = await find(text, search);
    expect(notes).toEqual([expect.stringContaining("read as base units")]);
    expect((await find(text, { ...search, decimals: 6 })).notes).toEqual([]);
    expect((await find(text, { ...search, root: computed })).notes).toEqual([]);
  });

  it("CSV in whole tokens", async () => {
    const text = `address,amount\n${createAddress(1)},12.5\n${createAddress(2)},.25\n${createAddress(3)},+7.\n`;
    const expected = computeRoot(
      [12_500_000n, 250_000n, 7_000_000n].map((amount, at) => ({
        index: BigInt(at),
        recipient: createAddress(at + 1),
        amount,
      })),
    );
    const found = await find(text, { recipient: createAddress(2), root: expected, decimals: 6 });
    expect(found).toMatchObject({ faults: [], isRootEqual: true, claims: [{ index: 1n, amount: 250_000n }] });
  });
});

describe("what does not fit", () => {
  const faults = async (text: string, search: Parameters<typeof find>[1]) =>
    (await find(text, search)).faults.join(" ");

  it("is a root that another order, amount or number of rows has", async () => {
    for (const other of [
      [...rows].reverse(),
      rows.slice(1),
      [{ ...rows[0]!, amount: 1n }, ...rows.slice(1)],
    ]) {
      expect(await faults(writeCsv(other), { recipient: me.recipient, root })).toContain(
        "The list does not belong to this root.",
      );
    }
  });

  it.each([0, 6, 8, 18, 3])("is decimals other than %i", async (decimals) => {
    const few = rows.slice(0, 9).map((row) => ({ ...row, amount: row.amount % 1_000n }));
    const scaled = few.map((row) => ({ ...row, amount: row.amount * 10n ** BigInt(decimals) }));
    const wanted = { recipient: me.recipient, root: computeRoot(scaled) };
    const given = decimals === 0 ? { decimals: 18 } : {};
    expect((await find(writeCsv(few), { ...wanted, ...given })).fittingDecimals).toBe(decimals);
    expect(await faults(writeCsv(few), { ...wanted, ...given })).toContain(
      decimals === 0 ? "Leave the decimals of the token empty" : `the token has ${decimals} decimals`,
    );
  });

  it("is a file whose rows were changed after its root was written", async () => {
    const changed = { ...published, merkle_tree: undefined, recipients: published.recipients.slice(1) };
    const said = await faults(JSON.stringify(changed), { recipient: me.recipient, root });
    expect(said).toContain(`The file names the root ${root}`);
    expect(said).toContain("the rows of the file do not give it");
  });

  it("is an address that is not in the list, and one that almost is", async () => {
    expect(await faults(writeCsv(rows), { recipient: createAddress(1), root })).toContain(
      "The list has no row for",
    );
    const last = me.recipient.endsWith("0") ? "1" : "0";
    expect(await faults(writeCsv(rows), { recipient: me.recipient.slice(0, -1) + last, root })).toContain(
      `Row 7 has ${me.recipient}`,
    );
  });

  it("is the proof of another address, amount, index or campaign", async () => {
    const own = { index: 7, proof, address: me.recipient, amount: String(me.amount) };
    const search = { recipient: me.recipient, root };
    for (const change of [{ amount: "1" }, { index: 8 }, { proof: proof.slice(1) }]) {
      expect(await faults(JSON.stringify({ ...own, ...change }), search)).toContain(
        "The proof does not lead to this root",
      );
    }
    expect(await faults(JSON.stringify(own), { recipient: createAddress(1), root })).toContain(
      "not for 0x00",
    );
  });
});

describe("a row whose capital letters are wrong", () => {
  const right = checksumAddress(rows[3]!.recipient as Hex);
  const letter = /[a-f]/u.exec(right.slice(2))![0];
  const wrong = `0x${right.slice(2).replace(letter, letter.toUpperCase())}`;
  const doubted = writeCsv(rows).replace(rows[3]!.recipient, wrong);
  const json = JSON.stringify(
    [...rows].map((row, at) => ({ address: at === 3 ? wrong : row.recipient, amount: String(row.amount) })),
  );
  const said = `The capital letters of ${wrong}, in the row with the index 3, do not match its checksum`;

  it.each([doubted, json])(
    "is named until the root of the contract shows that the list is right",
    async (text) => {
      const search = { recipient: me.recipient };
      expect((await find(text, search)).notes.join(" ")).toContain(said);
      expect((await find(text, { ...search, root: otherRoot })).notes.join(" ")).toContain(said);
      expect((await find(text, { ...search, root })).notes).toEqual([]);
      expect((await find(text.replace(wrong, right), search)).notes.join(" ")).not.toContain("checksum");
    },
  );
});

describe("lists that cannot be read", () => {
  it.each([
    ["", "The list is empty."],
    ["address,amount\n", "no row below its header"],
    ["just text\nmore text", "no columns called address and amount"],
    [
      `Wer;Was\n${createAddress(1)};1.234,56`,
      'The columns in line 1 are called "Wer" and "Was". Rename the column with the addresses to "address"',
    ],
    [`address;amount\n${createAddress(1)};1.234,56`, "If you mean 1234.56, write it with a point before"],
    [`address;amount\n${createAddress(1)};"1,000"`, 'Line 2: "1,000" is not an amount.'],
    ["<!doctype html><title>Campaign</title>", "This is a web page or an XML file"],
    ["%PDF-1.7\n", "This is a PDF."],
    ["PK\u0003\u0004list", "This is a workbook"],
    [`address,amount\n${createAddress(1)},1\nvitalik.eth,2`, 'Line 3: "vitalik.eth" is an ENS name'],
    [`address,amount\n${createAddress(1)},1.5`, 'Line 2: "1.5" has a fraction, so it is in whole tokens.'],
    [`address,amount${`\n${createAddress(1)},1.5`.repeat(9)}`, "The same is true of 8 more lines."],
    [`address,amount\n${createAddress(1)},-1`, 'Line 2: "-1" is not an amount.'],
    [`address,amount\n${createAddress(1)},1e18`, 'Line 2: "1e18" is not an amount.'],
    [`address,amount\n${createAddress(1)}`, "Line 2: It has no amount"],
    [`address,amount\n${createAddress(1)},${2n ** 128n}`, "more than a claim can have"],
    ['{"root":', "not well formed"],
    ["{}", "neither the recipients of a campaign nor a claim"],
    ["[]", "The list has no rows."],
    [
      `[{"address":"${createAddress(1)}","amount":1e21}]`,
      "Row 0: Its amount in base units is a number whose last digits",
    ],
    [`[{"address":"0x12","amount":"1"}]`, "Row 0:"],
    [`{"proof":["0x12"],"index":0,"amount":"1"}`, "not a list of hashes"],
    [
      JSON.stringify(StandardMerkleTree.of([[createAddress(1), "1"]], ["address", "uint256"]).dump()),
      "leaves of (address, uint256)",
    ],
    [JSON.stringify(SimpleMerkleTree.of([root]).dump()), "It is not a row"],
  ])("%j", async (text, sentence) => {
    await expect(find(text, { recipient: me.recipient })).rejects.toThrow(sentence);
  });

  it("names five lines and not more", async () => {
    const text = ["address,amount", ...Array.from({ length: 30 }, () => "bob,1")].join("\n");
    await expect(find(text, { recipient: me.recipient })).rejects.toThrow(
      /(?:Line \d.*){5}More lines are wrong\.$/u,
    );
  });
});

it("gives each row of an address that has several", async () => {
  const twice = [...rows, { ...me, index: 25n, amount: 5n }];
  const found = await find(writeCsv(twice), { recipient: me.recipient, root: computeRoot(twice) });
  expect(found.claims.map(({ index, amount }) => [index, amount])).toEqual([
    [7n, me.amount],
    [25n, 5n],
  ]);
  expect(found.notes.join(" ")).toContain("2 rows with this address");
});

const LISTS = chooseRounds(300, 100, 1_000);

it(`gives the roots and proofs of OpenZeppelin’s tree for ${LISTS} random lists`, () => {
  const random = seededRandom(58);
  for (let list = 0; list < LISTS; list++) {
    const many = randomRows(random, 1 + Math.floor(12 * random())).map((row) => ({
      ...row,
      index: BigInt(Math.floor(2 ** 50 * random())) ** 5n,
    }));
    const expected = StandardMerkleTree.of(
      many.map(({ index, recipient, amount }) => [String(index), recipient, String(amount)]),
      ["uint256", "address", "uint128"],
    );
    const work = buildMerkleTree(many);
    let step = work.next();
    while (!step.done) step = work.next();
    expect(step.value.root).toBe(expected.root);
    const at = Math.floor(many.length * random());
    expect(step.value.proofAt(at)).toEqual(expected.getProof(at));
  }
});
