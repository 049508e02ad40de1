// Long, because it tries every list and every way to fill in the form.
import path from "node:path";
import fc from "fast-check";
import { sablier } from "sablier";
import { getAddress, toFunctionSelector } from "viem";
import { describe, expect, it } from "vitest";
import { currentReleases } from "../../../../../data/contracts/currentReleases";
import { TRANSACTION_GAS_CAP } from "../../../../../data/contracts/gas/lockup";
import { readFunctions } from "../../../../../plugins/protocol-data/src/contracts/functions";
import { readSablier } from "../../../../node/solidity/sablier";
import { getFunctionAbi, functions as called } from "./calls/abi";
import { GAS, split } from "./calls/calls";
import {
  creations as templates,
  deployments,
  createForm,
  ORACLE,
  planned as planOfForm,
  TOKEN,
  createTrial as trialAt,
} from "./fixtures/plans";
import { type BatchForm, readHash, toHash } from "../form/form";
import { type Plan, planBatch } from "./plan";
import { chooseRounds } from "../../../../../tests/standIns/long";

/** What a form becomes on the contracts: every list that the page takes, amounts at the edges, and lists of any length. */

const siteDir = path.resolve(__dirname, "../../../../..");
// Tokens are no recipients either, and are tokens all the same.
const contracts = { "0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48": "USDC (Ethereum)" };
const data = { templates, deployments, contracts };

/** Before the dates of the SDK's example rows. */
const NOW = BigInt(Date.UTC(2027, 0, 1) / 1_000);
const planned = (form: BatchForm) => planOfForm(form, data);
const createTrial = (plan: Plan) => trialAt(plan, NOW);
const person = (index: number) => getAddress(`0x${(0xa11ce + index).toString(16).padStart(40, "7")}`);

it("calls functions of the current releases", () => {
  const functions = readFunctions(siteDir);
  for (const [target, name] of called) {
    if (target === "token") continue;
    const selector = toFunctionSelector(getFunctionAbi(target, name)[0]);
    const known = functions.find((item) => item.selector === selector);
    expect(known?.releases, `${target}.${name}`).toContain(
      target === "flow" ? `Flow ${currentReleases.flow.release}` : `Lockup ${currentReleases.lockup.release}`,
    );
  }
});

it("knows where the current releases are", () => {
  const { deployments: rows } = sablier.releases.getLatest({ protocol: "lockup" })!;
  expect(deployments.map(({ chainId }) => chainId).sort()).toEqual(rows.map(({ chainId }) => chainId).sort());
  expect(deployments.find(({ chainId }) => chainId === 1)).toEqual({
    chainId: 1,
    lockup: expect.stringMatching(/^0x/),
    batchLockup: expect.stringMatching(/^0x/),
    flow: expect.stringMatching(/^0x/),
  });
});

describe("each list that the page takes", () => {
  it.each(templates.map(({ id, text }) => [id, text]))("%s", async (id, text) => {
    const plan = await planned(createForm(id, text, { decimals: "18" }));
    const [batch] = plan.batches;
    const { refusal, streams, gas } = await (await createTrial(plan)).run(batch!.calls);
    expect(refusal).toBeUndefined();
    expect(streams.map(({ recipient, deposit }) => [recipient, deposit])).toEqual(
      batch!.orders.map(({ recipient, deposit }) => [recipient, deposit]),
    );
    for (const { moments, product, deposit } of streams) {
      if (product === "lockup") expect(moments.at(-1)!.amount).toBe(deposit);
      const amounts = moments.map(({ amount }) => amount);
      expect(amounts).toEqual(amounts.toSorted((a, b) => Number(a - b)));
    }
    const parts = batch!.orders.reduce((sum, order) => sum + ("parts" in order ? order.parts : 0), 0);
    const each = id.startsWith("flow/") ? GAS.flow : GAS.lockup;
    expect(Number(gas)).toBeLessThan(
      Number(each * BigInt(streams.length) + GAS.part * BigInt(parts)) + 150_000,
    );
  });
});

describe("a list without a start", () => {
  const list = (end: string) => `address,amount,endAt\n${person(1)},100,${end}\n`;
  const [TIMELOCK, AS_TRANCHE] = ["lockup/range/linearTimelock", "lockup/range/tranchedTimelock"];

  it.each([TIMELOCK, AS_TRANCHE])("takes that of the form: %s", async (template) => {
    const form = createForm(template, list("2028-02-01 09:00"), {
      zone: "Europe/Berlin",
      startAt: "2027-07-01 09:00",
    });
    const plan = await planned(form);
    const { refusal, streams } = await (await createTrial(plan)).run(plan.batches[0]!.calls);
    expect(refusal).toBeUndefined();
    const [start, end] = [Date.UTC(2027, 6, 1, 7), Date.UTC(2028, 1, 1, 8)].map((time) =>
      BigInt(time / 1_000),
    );
    const order = plan.batches[0]!.orders[0] as { schedule: { timestamps?: object; startTime?: number } };
    expect(order.schedule.timestamps ?? { start: order.schedule.startTime, end: Number(end) }).toEqual({
      start: Number(start),
      end: Number(end),
    });
    expect(streams[0]!.moments.at(-1)).toMatchObject({ amount: 100_000_000n });
  });

  it.each([
    ["", "2028-02-01 09:00", { fields: [expect.objectContaining({ field: "startAt" })] }],
    ["1 July 2027", "2028-02-01 09:00", { fields: [expect.objectContaining({ field: "startAt" })] }],
    ["2027-02-30 25:00", "2028-02-01 09:00", { fields: [expect.objectContaining({ field: "startAt" })] }],
    [
      "2028-02-01 09:00",
      "2028-02-01 09:00",
      { rows: [{ line: 2, column: "endAt", message: "It is not after the start." }] },
    ],
    [
      "2029-01-01 00:00",
      "2028-02-01 09:00",
      { rows: [{ line: 2, column: "endAt", message: "It is not after the start." }] },
    ],
  ])("says what is wrong with the start %j and the end %s", async (startAt, end, expected) => {
    expect(await planBatch(createForm(TIMELOCK!, list(end), { startAt }), data)).toMatchObject(expected);
  });
});

const MAX = 2n ** 128n - 1n;

const AMOUNTS = [
  ["18", "1234567.000000000000000001"],
  ["0", "1"],
  ["6", "0.000001"],
  ["6", "3000.5"],
  ["0", "123456789"],
  ["18", "0.000000000000000001"],
] as const;

describe("ten recipients", () => {
  it.each(AMOUNTS.slice(0, chooseRounds(AMOUNTS.length, 2)))(
    "in a token of %s decimals, %s each",
    async (decimals, amount) => {
      const vest = Array.from(
        { length: 10 },
        (_, n) => `${person(n)},${amount},2027-02-01 00:00,2028-02-01 00:00\n`,
      );
      const form = createForm("lockup/range/linear", `address,amount,startAt,endAt\n${vest.join("")}`, {
        decimals,
      });
      const plan = await planned(form);
      const trial = await (await createTrial(plan)).run(plan.batches[0]!.calls);
      expect(trial.refusal).toBeUndefined();
      const [approve] = plan.batches[0]!.calls;
      const deposits = trial.streams.reduce((sum, { deposit }) => sum + deposit, 0n);
      expect(approve!.args[1]).toBe(deposits);
      expect(trial.streams.map(({ recipient }) => recipient)).toEqual(
        Array.from({ length: 10 }, (_, n) => person(n)),
      );
    },
  );

  it("names the row that the contract refuses", async () => {
    const rows = `address,amount,startAt,endAt,cliffAmount,cliffAt
${person(1)},10,2027-02-01 00:00,2028-02-01 00:00,10,2027-05-01 00:00
${person(2)},${MAX / 10n ** 6n},2027-02-01 00:00,2028-02-01 00:00,1,2027-05-01 00:00
`;
    const plan = await planned(createForm("lockup/range/cliff", rows));
    const trial = await (await createTrial(plan)).run(plan.batches[0]!.calls);
    expect(trial.refusal).toMatchObject({ index: 1, errorName: "ERC20InsufficientBalance" });
    expect(trial.streams).toEqual([]);
  });
});

describe("a price gate", () => {
  const row = (target: string) =>
    `address,amount,startAt,endAt,targetPrice\n${person(1)},10,2027-02-01 00:00,2028-02-01 00:00,${target}\n`;
  const gated = (target: string, rest: Partial<BatchForm> = {}) =>
    createForm("lockup/range/priceGated", row(target), rest);

  it("opens at the target price, or at the end", async () => {
    const plan = await planned(gated("5000.5"));
    const trial = await createTrial(plan);
    const { refusal, streams } = await trial.run(plan.batches[0]!.calls);
    expect(refusal).toBeUndefined();
    expect(streams[0]!.moments.map(({ label, amount }) => [label, amount])).toEqual([
      ["At the start", 0n],
      ["Halfway", 0n],
      ["At the end", 10_000_000n],
    ]);
    const { contracts: artifacts } = await readSablier();
    const feed = trial.chain.contract(artifacts.TestPriceFeed.abi, ORACLE);
    const withdrawable = () => trial.sablier.lockup.read("withdrawableAmountOf", [1n]);
    await feed.send("set", [500_049_999_999n]);
    expect(await withdrawable()).toBe(0n);
    await feed.send("set", [500_050_000_000n]);
    expect(await withdrawable()).toBe(10_000_000n);
  });

  it("is refused at or below the price of now", async () => {
    const plan = await planned(gated("3000"));
    const { refusal } = await (await createTrial(plan)).run(plan.batches[0]!.calls);
    expect(refusal?.errorName).toBe("SablierLockup_TargetPriceTooLow");
    expect(refusal?.args).toEqual(["300000000000", "300000000000"]);
  });

  it.each(["0", "-1", "1e9", "1.123456789", "$5000"])("is no price: %s", async (target) => {
    expect(await planBatch(gated(target), data)).toMatchObject({
      rows: [{ line: 2, column: "targetPrice" }],
    });
  });

  it.each<[Partial<BatchForm>, string, string]>([
    [{ oracle: "" }, "oracle", "It is empty."],
    [{ oracle: TOKEN }, "oracle", "not a price feed"],
    [{ oracle: deployments[0]!.lockup, chainId: deployments[0]!.chainId }, "oracle", "not a price feed"],
    [{ price: "0" }, "price", "above 0"],
    [{ price: "" }, "price", "above 0"],
  ])("%o", async (change, field, says) => {
    const plan = await planBatch(gated("5000", change), data);
    expect(plan).toMatchObject({ fields: [{ field, sentence: expect.stringContaining(says) }] });
  });
});

describe("dates", () => {
  const rows = (start: string) => `address,amount,startAt,endAt\n${person(1)},1,${start},2028-02-01 00:00\n`;
  const getStart = async (start: string, zone: string) => {
    const { batches } = await planned(createForm("lockup/range/linear", rows(start), { zone }));
    const [struct] = batches[0]!.calls[1]!.args[2] as [{ timestamps: { start: number } }];
    return new Date(struct.timestamps.start * 1_000).toISOString().slice(0, 16);
  };

  it.each([
    ["2027-03-01 09:00", "UTC", "2027-03-01T09:00"],
    ["2027-03-01 09:00", "Europe/Berlin", "2027-03-01T08:00"],
    ["2027-07-01 09:00", "Europe/Berlin", "2027-07-01T07:00"],
    ["2027-07-01 09:00", "America/New_York", "2027-07-01T13:00"],
    ["2027-03-28 03:30", "Europe/Berlin", "2027-03-28T01:30"],
    ["2027-10-31 02:30", "Europe/Berlin", "2027-10-31T01:30"],
    ["2027-07-01 09:00", "Asia/Kathmandu", "2027-07-01T03:15"],
  ])("%s in %s is %s in UTC", async (start, zone, utc) => {
    expect(await getStart(start, zone)).toBe(utc);
  });

  it("says when a clock never shows a time", async () => {
    const plan = await planBatch(
      createForm("lockup/range/linear", rows("2027-03-28 02:30"), { zone: "Europe/Berlin" }),
      data,
    );
    expect(plan).toMatchObject({ rows: [{ line: 2, column: "startAt" }] });
  });
});

describe("what is wrong with a form", () => {
  const good = createForm(
    "flow/now",
    `address,rateAmount,rateInterval,initialDepositAmount\n${person(1)},1,month,1\n`,
  );
  it.each<[Partial<BatchForm>, string, string]>([
    [{ safe: "vitalik.eth" }, "safe", "is an ENS name"],
    [{ safe: "" }, "safe", "It is empty."],
    [{ token: deployments.find(({ chainId }) => chainId === 1)!.lockup }, "token", "is the contract"],
    [{ token: TOKEN.replace("0x1f", "0x1F") }, "token", "checksum"],
    [{ decimals: "19" }, "decimals", "0 to 18"],
    [{ decimals: "" }, "decimals", "0 to 18"],
    [{ chainId: 5 }, "chainId", "not on this chain"],
    [{ zone: "Mars/Olympus" }, "zone", "does not know this time zone"],
  ])("%o", async (change, field, says) => {
    const plan = await planBatch({ ...good, ...change }, data);
    expect(plan).toMatchObject({ fields: [{ field, sentence: expect.stringContaining(says) }] });
    expect(await planBatch(good, data)).toHaveProperty("batches");
  });

  it.each([
    ["1.1234567,month,1", "rateAmount", "7 digits"],
    ["0.000000000000000001,year,1", "rateAmount", "18 digits"],
    ["1,fortnight,1", "rateInterval", "is not second"],
    ["0,month,1", "rateAmount", "It is zero."],
  ])("%s", async (cells, column, says) => {
    const rows = `address,rateAmount,rateInterval,initialDepositAmount\n${person(1)},${cells}\n`;
    const plan = await planBatch({ ...good, rows }, data);
    expect(plan).toMatchObject({ rows: [{ line: 2, column, message: expect.stringContaining(says) }] });
  });
});

it("splits 200 rows into batches that fit into a transaction", async () => {
  const rows = Array.from(
    { length: 200 },
    (_, n) => `${person(n)},42.5,2027-02-01 00:00,2029-02-01 00:00,21.25,2027-08-01 00:00\n`,
  );
  const text = `address,amount,startAt,endAt,cliffAmount,cliffAt\n${rows.join("")}`;
  const plan = await planned(createForm("lockup/range/cliff", text));
  expect(plan.batches.map(({ orders }) => orders.length)).toEqual([73, 73, 54]);
  const chain = await createTrial(plan);
  const { gas, streams } = await chain.run(plan.batches[0]!.calls);
  expect(streams).toHaveLength(73);
  expect(Number(gas)).toBeLessThan(TRANSACTION_GAS_CAP - 250_000);
  expect(Number(gas)).toBeGreaterThan(TRANSACTION_GAS_CAP * 0.8);
  expect(split([])).toEqual([]);
});

it("brings every form back from its address", () => {
  const form = fc.record({
    template: fc.constantFrom(...templates.map(({ id }) => id)),
    chainId: fc.integer({ min: 1, max: 2 ** 31 }),
    safe: fc.string({ maxLength: 100 }),
    token: fc.string({ maxLength: 100 }),
    symbol: fc.string({ maxLength: 20 }),
    decimals: fc.string({ maxLength: 3 }),
    zone: fc.string({ maxLength: 60 }),
    exponent: fc.string({ maxLength: 20 }),
    isCancelable: fc.boolean(),
    isTransferable: fc.boolean(),
    isPastMeant: fc.constant(false),
    oracle: fc.string({ maxLength: 100 }),
    price: fc.string({ maxLength: 40 }),
    startAt: fc.string({ maxLength: 20 }),
    fee: fc.string({ maxLength: 30 }),
    held: fc.string({ maxLength: 60 }),
    lasts: fc.string({ maxLength: 10 }),
    elapsed: fc.string({ maxLength: 10 }),
    rows: fc.string({ unit: "grapheme", maxLength: 500 }),
  });
  fc.assert(
    fc.property(form, (input) => {
      expect(readHash(toHash(input))).toMatchObject({ kind: "form", form: input });
    }),
  );
  expect(readHash("#steps")).toEqual({ kind: "none" });
  expect(toHash(createForm("flow/now", "x".repeat(40_001)))).toBe("");
});
