// Long, because the guides on all four models share one deployment and one record of figures.
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { zeroAddress } from "viem";
import { FigureRecord } from "../../figures";
import {
  type Contract,
  compileContract,
  type DecodedEvent,
  expectRevert,
  forgeTest,
  GENESIS_TIME,
} from "../rig";
import { testRuns } from "../../../src/tools/playground/fixtures/testRuns";
import { DAY, Stage, tokens } from "./setup";

const figures = new FigureRecord("samples/solidity/lockup/create.figures.json", "create");
afterAll(() => figures.check());

let stage: Stage;
let feed: Contract;

beforeAll(async () => {
  stage = await Stage.set();
  feed = await stage.chain.deploy(await compileContract("samples/solidity/rig/contracts/TestPriceFeed.sol"), [
    8,
    3_000n * 10n ** 8n,
  ]);
});

/** Runs a test on a fresh copy of the chain. */
const fresh = (name: string, body: () => Promise<void>) => it(name, () => stage.chain.sandbox(body));

/** Asks what a stream has unlocked some seconds after now, records it, and compares. */
async function expectStreamed(key: string, id: bigint, seconds: bigint, amount: bigint, status?: string) {
  await stage.after(seconds, async () => {
    expect(figures.amount(key, await stage.streamed(id))).toBe(amount);
    if (status !== undefined) expect(figures.text(`${key}.status`, await stage.status(id))).toBe(status);
  });
}

const linear = () => stage.sample("CreateLinear", [stage.lockup.address, stage.dai.address]);
const dynamic = () => stage.sample("CreateDynamic", [stage.lockup.address, stage.dai.address]);
const tranched = () => stage.sample("CreateTranched", [stage.lockup.address, stage.dai.address]);
const gated = () => stage.sample("CreatePriceGated", [stage.lockup.address, stage.dai.address, feed.address]);

const withDurations = (overrides: Record<string, unknown> = {}) =>
  stage.params({ depositAmount: tokens(100), ...overrides });
const withTimestamps = (start: bigint, end: bigint, overrides: Record<string, unknown> = {}) => ({
  ...withDurations(overrides),
  timestamps: { start: Number(start), end: Number(end) },
});

/** A mistake, the call that makes it, and the name and values of the error, which Lockup's library of helpers declares. */
type Wrong = [mistake: string, create: () => Promise<unknown>, error: string, values: unknown[]];

const expectHelperRevert = async (...[, create, error, values]: Wrong) => {
  await expectRevert(create(), `SablierLockupHelpers_${error}`, values);
};

/** The name of the curve in the event of a stream's creation. */
function shapeOf(events: readonly DecodedEvent[]): string {
  const created = events.find(({ name }) => name.startsWith("CreateLockup"));
  return (created?.args as { commonParams: { shape: string } }).commonParams.shape;
}

testRuns(
  figures,
  ...["Linear", "Dynamic", "Tranched", "PriceGated"].map(
    (model) => `samples/solidity/lockup/Create${model}.sol`,
  ),
);

describe("a first stream", () => {
  fresh("unlocks a quarter each 25 days", async () => {
    const sample = await stage.sample("FirstStream", [stage.lockup.address, stage.dai.address]);
    const next = await stage.lockup.read<bigint>("nextStreamId");
    const { result: id } = await sample.send<bigint>("createStream", [stage.bob, tokens(100)], {
      from: stage.alice,
    });
    expect(id).toBe(next);
    expect(await stage.lockup.read("getRecipient", [id])).toBe(stage.bob);
    expect(await stage.lockup.read("getSender", [id])).toBe(stage.alice);
    expect(await stage.lockup.read("getDepositedAmount", [id])).toBe(tokens(100));
    await expectStreamed("first.day25", id, 25n * DAY, tokens(25));
    await expectStreamed("first.day50", id, 50n * DAY, tokens(50));
    await expectStreamed("first.beforeEnd", id, 100n * DAY - 1n, 99_999_988_425_925_925_925n);
    await expectStreamed("first.day100", id, 100n * DAY, tokens(100), "SETTLED");
  });
});

describe("the first Foundry test", () => {
  it("passes", async () => {
    expect(await forgeTest("samples/solidity/lockup/FirstStream.t.sol")).toEqual([
      "test_Creates",
      "test_SettlesAndPaysEverything",
      "test_StreamsHalfInHalfTheTime",
    ]);
  });
});

describe("linear", () => {
  fresh("names the sample as the funder", async () => {
    const sample = await linear();
    const { events } = await sample.send("createStream", [tokens(5_200), stage.bob], { from: stage.alice });
    expect(events.at(-1)).toMatchObject({
      name: "CreateLockupLinearStream",
      args: { granularity: 1, cliffTime: 0, commonParams: { funder: sample.address, sender: stage.alice } },
    });
  });

  fresh("keeps ether that is sent along", async () => {
    await stage.lockup.send(
      "createWithDurationsLL",
      [withDurations(), { start: 0n, cliff: 0n }, 1, { cliff: 0, total: 100 }],
      { from: stage.alice, value: 5n },
    );
    expect(await stage.chain.balance(stage.lockup.address)).toBe(5n);
  });

  const now = GENESIS_TIME;
  const none = { start: 0n, cliff: 0n };
  const create = (overrides = {}, unlocks = none, step = 1, cliff = 0, total = 100, from = stage.alice) =>
    stage.lockup.read("createWithDurationsLL", [withDurations(overrides), unlocks, step, { cliff, total }], {
      from,
    });
  const wrong: Wrong[] = [
    [
      "the cliff is the end",
      () => create({}, none, 1, 100),
      "CliffTimeNotLessThanEndTime",
      [now + 100n, now + 100n],
    ],
    ["there is no time", () => create({}, none, 1, 0, 0), "StartTimeNotLessThanEndTime", [now, now]],
    [
      "a cliff unlock has no cliff",
      () => create({}, { start: 0n, cliff: 1n }),
      "CliffTimeZeroUnlockAmountNotZero",
      [1n],
    ],
    ["a step is longer than the range", () => create({}, none, 101), "GranularityTooHigh", [101n, 100n]],
    [
      "a step is longer than what follows the cliff",
      () => create({}, none, 51, 50),
      "GranularityTooHigh",
      [51n, 50n],
    ],
    [
      "the unlocks exceed the deposit",
      () => create({}, { start: tokens(60), cliff: tokens(41) }, 1, 50),
      "UnlockAmountsSumTooHigh",
      [tokens(100), tokens(60), tokens(41)],
    ],
    ["the deposit is zero", () => create({ depositAmount: 0n }), "DepositAmountZero", []],
    ["the sender is zero", () => create({ sender: zeroAddress }), "SenderZeroAddress", []],
    ["the shape is too long", () => create({ shape: "a".repeat(33) }), "ShapeExceeds32Bytes", [33n]],
    ["the token is zero", () => create({ token: zeroAddress }), "CreateNativeToken", [zeroAddress]],
  ];
  it.each(wrong)("reverts when %s", expectHelperRevert);

  it("reverts when the recipient is zero", async () => {
    await expectRevert(create({ recipient: zeroAddress }), "ERC721InvalidReceiver", [zeroAddress]);
  });

  it("reverts without an allowance, and with a start of zero", async () => {
    await expectRevert(create({}, none, 1, 0, 100, stage.carol), "ERC20InsufficientAllowance", [
      stage.lockup.address,
      0n,
      tokens(100),
    ]);
    const from = { from: stage.alice };
    const early = [withTimestamps(0n, now), none, 1, 0];
    const withoutStart = stage.lockup.read("createWithTimestampsLL", early, from);
    await expectRevert(withoutStart, "SablierLockupHelpers_StartTimeZero");
    const late = [withTimestamps(now + 50n, now + 100n), none, 1, Number(now + 50n)];
    await expectRevert(
      stage.lockup.read("createWithTimestampsLL", late, from),
      "SablierLockupHelpers_StartTimeNotLessThanCliffTime",
      [now + 50n, now + 50n],
    );
  });
});

describe("dynamic", () => {
  fresh("has the name of a curve only where it fits", async () => {
    const sample = await dynamic();
    const cliff = [tokens(200), tokens(800), 100, 100, stage.bob];
    const { events: withCliff } = await sample.send("createCliffCurve", cliff, { from: stage.alice });
    expect(shapeOf(withCliff)).toBe("dynamicCliffExponential");
    for (const [exponent, shape] of [
      [6n, "dynamicExponential"],
      [1n, ""],
    ] as const) {
      const args = [tokens(100), exponent * 10n ** 18n, 100, stage.bob];
      const { events } = await sample.send("createCurve", args, { from: stage.alice });
      expect(shapeOf(events)).toBe(shape);
    }
  });

  const now = GENESIS_TIME;
  const segment = (amount: bigint, timestamp: bigint) => ({
    amount,
    exponent: 10n ** 18n,
    timestamp: Number(timestamp),
  });
  const create = (start: bigint, end: bigint, parts: readonly object[]) =>
    stage.lockup.read("createWithTimestampsLD", [withTimestamps(start, end), parts], { from: stage.alice });
  const wrong: Wrong[] = [
    ["there is no segment", () => create(now, now + 100n, []), "SegmentCountZero", []],
    [
      "the first segment ends at the start",
      () => create(now, now, [segment(tokens(100), now)]),
      "StartTimeNotLessThanFirstSegmentTimestamp",
      [now, now],
    ],
    [
      "segments are out of order",
      () => create(now, now + 50n, [segment(tokens(50), now + 50n), segment(tokens(50), now + 50n)]),
      "SegmentTimestampsNotOrdered",
      [1n, now + 50n, now + 50n],
    ],
    [
      "the end is not the last segment's",
      () => create(now, now + 101n, [segment(tokens(100), now + 100n)]),
      "EndTimeNotEqualToLastSegmentTimestamp",
      [now + 101n, now + 100n],
    ],
    [
      "the sum is not the deposit",
      () => create(now, now + 100n, [segment(tokens(99), now + 100n)]),
      "DepositAmountNotEqualToSegmentAmountsSum",
      [tokens(100), tokens(99)],
    ],
  ];
  it.each(wrong)("reverts when %s", expectHelperRevert);
});

describe("tranched", () => {
  fresh("has a name for its curves", async () => {
    const sample = await tranched();
    for (const [method, args, shape] of [
      ["createOnDates", [tokens(100), [GENESIS_TIME + DAY]], "tranchedMonthly"],
      ["createTimelock", [tokens(100), GENESIS_TIME + DAY], "tranchedTimelock"],
    ] as const) {
      const { events } = await sample.send(method, [...args, stage.bob], { from: stage.alice });
      expect(shapeOf(events)).toBe(shape);
    }
  });

  fresh("divides by zero where there is no tranche to divide by", async () => {
    const sample = await tranched();
    const from = { from: stage.alice };
    const equal = sample.send("createEqual", [tokens(100), 0n, Number(30n * DAY), stage.bob], from);
    await expectRevert(equal, "Panic", [0x12n]);
    await expectRevert(sample.send("createOnDates", [tokens(100), [], stage.bob], from), "Panic", [0x12n]);
  });

  const now = GENESIS_TIME;
  const tranche = (amount: bigint, timestamp: bigint) => ({ amount, timestamp: Number(timestamp) });
  const create = (start: bigint, end: bigint, parts: readonly object[]) =>
    stage.lockup.read("createWithTimestampsLT", [withTimestamps(start, end), parts], { from: stage.alice });
  const wrong: Wrong[] = [
    ["there is no tranche", () => create(now, now + 100n, []), "TrancheCountZero", []],
    [
      "the first tranche is at the start",
      () => create(now, now, [tranche(tokens(100), now)]),
      "StartTimeNotLessThanFirstTrancheTimestamp",
      [now, now],
    ],
    [
      "tranches are out of order",
      () => create(now, now + 50n, [tranche(tokens(50), now + 50n), tranche(tokens(50), now + 50n)]),
      "TrancheTimestampsNotOrdered",
      [1n, now + 50n, now + 50n],
    ],
    [
      "the end is not the last tranche's",
      () => create(now, now + 101n, [tranche(tokens(100), now + 100n)]),
      "EndTimeNotEqualToLastTrancheTimestamp",
      [now + 101n, now + 100n],
    ],
    [
      "the sum is not the deposit",
      () => create(now, now + 100n, [tranche(tokens(99), now + 100n)]),
      "DepositAmountNotEqualToTrancheAmountsSum",
      [tokens(100), tokens(99)],
    ],
  ];
  it.each(wrong)("reverts when %s", expectHelperRevert);
});

describe("price gated", () => {
  const usd = (price: bigint) => price * 10n ** 8n;

  fresh("hides whether it can be canceled while it is settled", async () => {
    const sample = await gated();
    const args = [tokens(100), usd(5_000n), stage.bob];
    const { result: id } = await sample.send<bigint>("createStream", args, { from: stage.alice });
    const views = async () => [
      await stage.lockup.read("isCancelable", [id]),
      await stage.lockup.read("refundableAmountOf", [id]),
    ];
    const cancel = () => stage.lockup.read<bigint>("cancel", [id], { from: stage.alice });
    expect(await views()).toEqual([true, tokens(100)]);
    await feed.send("set", [usd(5_000n)]);
    expect(await views()).toEqual([false, 0n]);
    await expectRevert(cancel(), "SablierLockup_StreamSettled");
    await feed.send("set", [usd(4_999n)]);
    expect(await views()).toEqual([true, tokens(100)]);
    expect(await cancel()).toBe(tokens(100));
  });

  fresh("refuses its full deposit too while it is locked", async () => {
    const sample = await gated();
    const args = [tokens(100), usd(5_000n), stage.bob];
    const { result: id } = await sample.send<bigint>("createStream", args, { from: stage.alice });
    await expectRevert(
      stage.lockup.send("withdraw", [id, stage.bob, tokens(100)], { from: stage.bob }),
      "SablierLockup_WithdrawAmountNotEqualWithdrawableAmount",
      [id, tokens(100), 0n],
    );
    await expectRevert(
      stage.lockup.send("withdrawMax", [id, stage.bob], { from: stage.bob }),
      "SablierLockup_WithdrawAmountZero",
      [id],
    );
  });

  fresh("unlocks before its start when the price is there", async () => {
    const now = stage.chain.timestamp;
    const id = await stage.create("createWithTimestampsLPG", withTimestamps(now + 100n, now + 200n), {
      oracle: feed.address,
      targetPrice: usd(5_000n),
    });
    await feed.send("set", [usd(5_000n)]);
    expect(await stage.status(id)).toBe("PENDING");
    expect(await stage.lockup.read("withdrawableAmountOf", [id])).toBe(tokens(100));
    expect(await stage.lockup.read("isCancelable", [id])).toBe(true);
    expect(await stage.lockup.read("refundableAmountOf", [id])).toBe(0n);
    const cancel = stage.lockup.read("cancel", [id], { from: stage.alice });
    await expectRevert(cancel, "SablierLockup_StreamSettled", [id]);
    await stage.lockup.send("renounce", [id], { from: stage.alice });
    expect(await stage.lockup.read("isCancelable", [id])).toBe(false);
  });

  fresh("cannot be renounced while its price is reached", async () => {
    const sample = await gated();
    const args = [tokens(100), usd(5_000n), stage.bob];
    const { result: id } = await sample.send<bigint>("createStream", args, { from: stage.alice });
    await feed.send("set", [usd(5_000n)]);
    const renounce = () => stage.lockup.send("renounce", [id], { from: stage.alice });
    await expectRevert(renounce(), "SablierLockup_StreamSettled", [id]);
    await feed.send("set", [usd(4_999n)]);
    await renounce();
    expect(await stage.lockup.read("isCancelable", [id])).toBe(false);
  });

  fresh("rounds a feed with more decimals down, to 0 if need be", async () => {
    await feed.send("setDecimals", [18]);
    await feed.send("set", [10n ** 10n - 1n]);
    const now = stage.chain.timestamp;
    const id = await stage.create("createWithTimestampsLPG", withTimestamps(now, now + 200n), {
      oracle: feed.address,
      targetPrice: 7n,
    });
    for (const [price, streamed] of [
      [10n ** 10n - 1n, 0n],
      [7n * 10n ** 10n - 1n, 0n],
      [7n * 10n ** 10n, tokens(100)],
    ]) {
      await feed.send("set", [price]);
      expect(await stage.lockup.read("streamedAmountOf", [id])).toBe(streamed);
    }
  });

  it("reverts when the target is reached already, or the oracle is none", async () => {
    const now = stage.chain.timestamp;
    const create = (oracle: string, targetPrice: bigint) =>
      stage.lockup.read(
        "createWithTimestampsLPG",
        [withTimestamps(now, now + 100n), { oracle, targetPrice }],
        { from: stage.alice },
      );
    await expectRevert(create(feed.address, usd(3_000n)), "SablierLockup_TargetPriceTooLow", [
      usd(3_000n),
      usd(3_000n),
    ]);
    await expectRevert(create(stage.dai.address, usd(5_000n)), "SafeOracle_MissesInterface", [
      stage.dai.address,
    ]);
    await stage.chain.sandbox(async () => {
      await feed.send("setDecimals", [0]);
      await expectRevert(create(feed.address, usd(5_000n)), "SafeOracle_DecimalsZero", [feed.address]);
      await feed.send("setDecimals", [37]);
      await expectRevert(create(feed.address, usd(5_000n)), "SafeOracle_DecimalsTooHigh", [feed.address, 37]);
      await feed.send("setDecimals", [8]);
      await feed.send("set", [0n]);
      await expectRevert(create(feed.address, usd(5_000n)), "SafeOracle_NotPositivePrice", [feed.address]);
    });
  });
});
