import fc from "fast-check";
import { decodeFunctionData, type Hex, parseAbi, encodeFunctionData } from "viem";
import { describe, expect, it } from "vitest";
import { readAgreedList } from "./agreedList";
import { compareBatches, compareWithList, type Comparison } from "./compare";
import { type ComparableCall, readItems } from "./items";

/** A batch beside what was agreed: only this comparison finds one changed digit of an address. */

const FLOW = "0x0cbfe6ce6f05c47d6243bb3818837971c6ccb46b";
const BATCH_LOCKUP = "0x7777777777777777777777777777777777777777";
const USDC = "0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48";
const SAFE = "0x4444444444444444444444444444444444444444";
const EVIL = "0x6666666666666666666666666666666666666666";
const person = (index: number): Hex => `0x${(0xa11ce0 + index).toString(16).padStart(40, "7")}`;

const abi = parseAbi([
  "function approve(address spender, uint256 value)",
  "function transfer(address to, uint256 value)",
  "function setApprovalForAll(address operator, bool approved)",
  "function withdrawMultiple(uint256[] streamIds, uint128[] amounts)",
  "function createAndDeposit(address sender, address recipient, uint128 ratePerSecond, uint40 startTime, address token, bool transferable, uint128 amount)",
  "struct Tranche { uint128 amount; uint40 timestamp; }",
  "struct Create { address sender; address recipient; uint128 depositAmount; bool cancelable; uint40 startTime; Tranche[] tranches; }",
  "function createWithTimestampsLT(address lockup, address token, Create[] batch)",
]);

function call(to: string | undefined, data: Hex, value = 0n): ComparableCall {
  const { functionName, args } = decodeFunctionData({ abi, data });
  const item = abi.find((entry) => entry.type === "function" && entry.name === functionName)!;
  return { to, value, data, operation: 0, call: { name: functionName, inputs: item.inputs, values: args } };
}

const encode = (functionName: string, args: readonly unknown[]): Hex =>
  encodeFunctionData({ abi, functionName, args } as never);
const pay = (index: number, amount: bigint, recipient = person(index)) =>
  call(FLOW, encode("createAndDeposit", [SAFE, recipient, 1_000n + BigInt(index), 0, USDC, false, amount]));
const approve = (sum: bigint) => call(USDC, encode("approve", [FLOW, sum]));
const vest = (people: readonly { who: Hex; amount: bigint }[]) =>
  call(
    BATCH_LOCKUP,
    encode("createWithTimestampsLT", [
      BATCH_LOCKUP,
      USDC,
      people.map(({ who, amount }) => ({
        sender: SAFE,
        recipient: who,
        depositAmount: amount,
        cancelable: true,
        startTime: 5,
        tranches: [{ amount, timestamp: 9 }],
      })),
    ]),
  );

const getContract = (alias: string) => (alias === "FL4" ? FLOW : undefined);
const decimals = (token: string | undefined) => (token === USDC ? 6 : token === "native" ? 18 : undefined);
const createList = (text: string) => {
  const list = readAgreedList(text);
  if (typeof list === "string") throw new Error(list);
  return list;
};
const compared = (text: string, calls: readonly ComparableCall[]): Comparison =>
  compareWithList(createList(text), readItems(calls), { decimals, chainId: 1, contractOf: getContract });

const payments = [approve(6_000_000n), pay(1, 1_000_000n), pay(2, 2_000_000n), pay(3, 3_000_000n)];
const withdrawal = (id: bigint) => call(FLOW, encode("withdrawMultiple", [[id], [70n]]));
const csv = `address,amount\n${person(1)},1\n${person(2)},2.00\n${person(3)},3\n`;

describe("readItems", () => {
  it("takes a list of recipients apart, with the common arguments in each", () => {
    const items = readItems([
      vest([
        { who: person(1), amount: 5n },
        { who: person(2), amount: 6n },
      ]),
    ]);
    expect(items).toHaveLength(2);
    expect(items[1]).toMatchObject({ call: 1, recipient: person(2), amount: 6n, token: USDC });
    expect(items[1]!.terms).toContainEqual({ name: "batch.tranches[0].timestamp", value: "9" });
    expect(items[1]!.terms).toContainEqual({ name: "lockup", value: BATCH_LOCKUP });
  });

  it("takes lists of streams apart only if their lengths agree", () => {
    const both = readItems([
      call(
        FLOW,
        encode("withdrawMultiple", [
          [7n, 8n],
          [70n, 80n],
        ]),
      ),
    ]);
    expect(both.map(({ streamId, amount }) => [streamId, amount])).toEqual([
      ["7", 70n],
      ["8", 80n],
    ]);
    const uneven = readItems([call(FLOW, encode("withdrawMultiple", [[7n, 8n], [70n]]))]);
    expect(uneven).toHaveLength(1);
    expect(uneven[0]!.terms.map(({ value }) => value)).toEqual(["2", "7", "8", "1", "70"]);
  });

  it("keeps an empty list, an unknown function and a plain payment", () => {
    const items = readItems([
      vest([]),
      { to: EVIL, value: 3n, data: "0xdeadbeef", operation: 0 },
      { to: EVIL, value: 4n, data: "0x", operation: 0 },
    ]);
    expect(items.map(({ functionName }) => functionName)).toEqual([
      "createWithTimestampsLT",
      "unknown function",
      "payment",
    ]);
    expect(items[2]).toMatchObject({ recipient: EVIL, amount: 4n, token: "native" });
  });
});

describe("readAgreedList", () => {
  it.each([
    ["CSV with a header", csv, 3],
    ["cells of a spreadsheet", csv.replaceAll(",", "\t"), 3],
    ["Windows line ends and a byte order mark", `\uFEFF${csv.replaceAll("\n", "\r\n")}`, 3],
    ["a note above the header", `Note: agreed on 3 May\n${csv}`, 3],
    ["no header", csv.split("\n").slice(1).join("\n"), 3],
    ["streams", "streamId,amount\nFL4-1-12,3\n13,4", 2],
    ["addresses with a prefix", `address,amount\neth:${person(1)},1`, 1],
  ])("reads %s", (_, text, count) => {
    expect(createList(text).rows).toHaveLength(count);
  });

  it("reads the recipient, the stream and the line", () => {
    expect(createList(`streamId,address,amount\nFL4-1-12,eth:${person(1)},"1,500.25"`).rows).toEqual([
      {
        line: 2,
        recipient: person(1),
        prefixed: `eth:${person(1)}`,
        streamId: "12",
        streamName: "FL4-1-12",
        amount: "1,500.25",
      },
    ]);
  });

  it("names the columns that it does not use", () => {
    expect(createList(`address,amount,startAt\n${person(1)},1,2027-01-01 00:00`).unused).toEqual(["startAt"]);
  });

  it.each([
    ["a total row", `${csv}Total,6`, "“Total” where an address should be"],
    [
      "several columns of numbers",
      `address,Share,Bonus\n${person(1)},1,2`,
      "several columns of numbers (Share, Bonus)",
    ],
    ["two columns of addresses", `a,b\n${person(1)},${person(2)}`, "several columns of addresses"],
    ["no rows", "hello", "has no row with an address"],
    ["nothing", "", "has no row with an address"],
    ["a text that is too long", "x".repeat(500_001), "takes at most 500000"],
  ])("rejects %s with a sentence", (_, text, sentence) => {
    expect(readAgreedList(text)).toContain(sentence);
  });

  it("never throws", () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 200, unit: "binary" }), (text) => {
        readAgreedList(text);
        readAgreedList(`address,amount\n${person(1)},${text}`);
      }),
    );
  });
});

describe("compareWithList", () => {
  it("finds every row equal, and names the approval that a list does not have", () => {
    const { counts, isEqual, notes } = compared(csv, payments);
    expect(counts).toEqual({ equal: 3, changed: 0, missing: 0, added: 0 });
    expect(isEqual).toBe(true);
    expect(notes.join(" ")).toContain("does not contain these calls of the batch: approve (call 1)");
  });

  it("finds one changed digit of an address", () => {
    const swapped = person(2).replace(/.$/u, (digit) => (digit === "0" ? "1" : "0")) as Hex;
    const { rows, isEqual } = compared(csv, [
      payments[0]!,
      payments[1]!,
      pay(2, 2_000_000n, swapped),
      payments[3]!,
    ]);
    expect(isEqual).toBe(false);
    expect(rows[1]).toEqual({
      status: "changed",
      agreed: 3,
      call: 3,
      subject: swapped,
      differences: [{ name: "recipient", agreed: person(2), found: swapped }],
    });
  });

  it("finds a changed amount, a missing row and an added one", () => {
    const { rows } = compared(csv, [pay(1, 1_000_001n), pay(2, 2_000_000n), pay(9, 9n)]);
    expect(rows.map(({ status, subject }) => [status, subject])).toEqual([
      ["changed", person(1)],
      ["equal", person(2)],
      ["added", person(9)],
      ["missing", person(3)],
    ]);
    expect(rows[0]!.differences).toEqual([{ name: "amount", agreed: "1", found: "1.000001" }]);
  });

  it("finds an extra transfer and an extra payment of native tokens", () => {
    const extra = [
      call(USDC, encode("transfer", [EVIL, 5n])),
      { to: EVIL, value: 4n, data: "0x" as Hex, operation: 0 },
    ];
    const { rows, isEqual } = compared(csv, [...payments, ...extra]);
    expect(isEqual).toBe(false);
    expect(rows.filter(({ status }) => status === "added").map(({ subject }) => subject)).toEqual([
      EVIL,
      EVIL,
    ]);
  });

  it.each([
    [
      "a call that the list cannot contain",
      call(USDC, encode("setApprovalForAll", [EVIL, true])),
      "setApprovalForAll",
    ],
    [
      "a call of an unknown function",
      { to: EVIL, value: 0n, data: "0xdeadbeef" as Hex, operation: 0 },
      "unknown function",
    ],
  ])("is not equal with %s", (_, extra, name) => {
    const { isEqual, notes } = compared(csv, [...payments, extra]);
    expect(isEqual).toBe(false);
    expect(notes.join(" ")).toContain(`${name} (call 5)`);
  });

  it("counts a recipient with two rows twice", () => {
    const once = compared(`${csv}${person(1)},1`, payments);
    expect(once.counts).toMatchObject({ equal: 3, missing: 1 });
    const twice = compared(csv, [...payments, pay(1, 1_000_000n)]);
    expect(twice.counts).toMatchObject({ equal: 3, added: 1 });
  });

  it("is not equal while the decimals of a token are unknown", () => {
    const { isEqual, isIncomplete, notes } = compareWithList(createList(csv), readItems(payments), {
      decimals: () => undefined,
      chainId: 1,
      contractOf: getContract,
    });
    expect(isEqual).toBe(false);
    expect(isIncomplete).toBe(true);
    expect(notes.join(" ")).toContain("amounts were not compared");
  });

  it.each([
    ["an address of a different chain", `address,amount\nbase:${person(1)},1`, pay(1, 1_000_000n)],
    ["a row without an amount", `address,amount\n${person(1)},`, pay(1, 1_000_000n)],
    ["a list without amounts", `address\n${person(1)}`, pay(1, 1_000_000n)],
    ["a column of tokens", `address,amount,token\n${person(1)},1,USDT`, pay(1, 1_000_000n)],
    ["a stream of a different contract", "streamId,amount\nLK4-1-7,0.00007", withdrawal(7n)],
    ["a stream of a different chain", "streamId,amount\nFL4-8453-7,0.00007", withdrawal(7n)],
    ["recipients that the calls do not name", `streamId,address\n7,${person(1)}`, withdrawal(7n)],
  ])("is not equal with %s", (_, text, found) => {
    expect(compared(text, [found]).isEqual).toBe(false);
  });

  it("is equal for streams of the right contract and chain", () => {
    const options = { decimals: () => 6, chainId: 1, contractOf: getContract };
    const compareText = (text: string) =>
      compareWithList(createList(text), readItems([withdrawal(7n)]), options);
    expect(compareText("streamId,amount\nFL4-1-7,0.00007").isEqual).toBe(true);
    expect(compareText("streamId\nFL4-1-7").isEqual).toBe(false);
  });

  it("does not guess what 1,234 means", () => {
    const { rows, notes } = compared(`address,amount\n${person(1)},"1,234"`, [pay(1, 1_234_000_000n)]);
    expect(notes[0]).toContain("Line 2 of the list: Amount: 1,234 can be 1234 or 1.234");
    expect(rows[0]).toMatchObject({ status: "changed", differences: [{ agreed: "1,234", found: "1234" }] });
  });

  it("compares streams by their IDs", () => {
    const calls = [
      call(
        FLOW,
        encode("withdrawMultiple", [
          [7n, 8n],
          [70n, 80n],
        ]),
      ),
    ];
    const { rows } = compareWithList(createList("streamId,amount\n8,0.00008\n9,0.00007"), readItems(calls), {
      decimals: () => 6,
      chainId: 1,
      contractOf: getContract,
    });
    expect(rows.map(({ status, differences }) => [status, differences[0]?.name])).toEqual([
      ["changed", "stream"],
      ["equal", undefined],
    ]);
  });
});

describe("compareBatches", () => {
  const agreed = readItems([...payments, vest([{ who: person(5), amount: 5n }])]);

  it("finds nothing in the same batch, also without the address of the contract", () => {
    expect(compareBatches(agreed, agreed)).toMatchObject({ isEqual: true, notes: [] });
    const bare = agreed.map(({ contract: _, ...item }) => item);
    expect(compareBatches(agreed, bare).isEqual).toBe(true);
  });

  it("finds any change of any argument", () => {
    const spots = agreed.flatMap(({ terms }, item) => terms.map((_, term) => ({ item, term })));
    for (const { item, term } of spots) {
      const changed = structuredClone(agreed) as unknown as { terms: { name: string; value: string }[] }[];
      changed[item]!.terms[term]!.value += "1";
      const { isEqual, counts } = compareBatches(agreed, changed as unknown as typeof agreed);
      expect(isEqual).toBe(false);
      expect(counts.equal).toBe(agreed.length - 1);
    }
  });

  it("finds another contract, an added call, a missing call and another order", () => {
    const elsewhere = agreed.map((item, index) => (index === 1 ? { ...item, contract: EVIL } : item));
    expect(compareBatches(agreed, elsewhere).rows[1]).toMatchObject({
      status: "changed",
      differences: [{ name: "contract", agreed: FLOW, found: EVIL }],
    });
    expect(compareBatches(agreed, [...agreed, { ...agreed[1]! }]).counts.added).toBe(1);
    expect(compareBatches(agreed, agreed.slice(1)).counts.missing).toBe(1);
    const moved = compareBatches(agreed, [...agreed.slice(1), agreed[0]!]);
    expect(moved.isEqual).toBe(false);
    expect(moved.notes).toEqual(["The calls are in a different order than agreed."]);
  });
});
