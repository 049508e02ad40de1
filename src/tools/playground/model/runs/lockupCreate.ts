// Long, because it lists the steps of every sample that creates a Lockup stream: data more than code.
import { GENESIS_TIME } from "../../../../protocol/evm/chain/units";
import { USD } from "../../../../protocol/evm/chain/units";
import { composeCreationCall } from "../creation/creation";
import type { Creation, TokenSymbol } from "../scenario";
import type { World } from "../world";
import { dai, DAY, streamed, usdc, WEEK } from "./expectations";
import type { Expectation, SampleRun, SampleStep, Stage } from "./run";

/** Returns the samples that create Lockup streams. */

const construction = ({ sablier, tokens }: World) => [sablier.lockup.address, tokens.DAI.address];

/** Returns a step that creates a stream by a function of the sample. */
function create(
  text: string,
  functionName: string,
  args: (stage: Stage) => readonly unknown[],
  expectations: readonly Expectation[] = [],
): SampleStep {
  const call = (stage: Stage) => ({ contract: "contract", functionName, args: args(stage) }) as const;
  return { text, creates: "stream", call, expectations };
}

/** Returns a step that creates a stream on Lockup itself. */
function createDirectly(
  text: string,
  creation: Omit<Extract<Creation, { model: "linear" }>, "cancelable" | "transferable" | "model">,
  expectations: readonly Expectation[],
  token: TokenSymbol = "DAI",
): SampleStep {
  const stream = { model: "linear", cancelable: true, transferable: true, ...creation } as const;
  return {
    text,
    creates: "stream",
    call: ({ world }) => composeCreationCall(world, { creation: stream, token }),
    expectations,
  };
}

const linear: SampleRun = {
  id: "lockup-linear",
  title: "CreateLinear",
  given: "The sender has deployed the contract and approved it for its DAI.",
  file: "samples/solidity/lockup/CreateLinear.sol",
  construction,
  token: "DAI",
  steps: [
    create(
      "5,200 DAI, second by second",
      "createStream",
      ({ address }) => [dai(5_200), address("recipient")],
      [
        ...streamed("linear.second1", 1n, 165_343_915_343_915n, { status: "STREAMING" }),
        ...streamed("linear.day1", DAY, 14_285_714_285_714_285_714n),
        ...streamed("linear.week1", WEEK, dai(100)),
        ...streamed("linear.week26", 26n * WEEK, dai(2_600)),
        ...streamed("linear.beforeEnd", 52n * WEEK - 1n, 5_199_999_834_656_084_656_084n),
        ...streamed("linear.week52", 52n * WEEK, dai(5_200), { status: "SETTLED" }),
      ],
    ),
    create("1,000 DAI with a cliff", "createWithCliff", ({ address }) => [dai(1_000), address("recipient")], [
      ...streamed("linear.cliff.start", 0n, dai(100)),
      ...streamed("linear.cliff.before", 4n * WEEK - 1n, dai(100)),
      ...streamed("linear.cliff.week4", 4n * WEEK, dai(300)),
      ...streamed("linear.cliff.second", 4n * WEEK + 1n, 300_000_024_112_654_320_987n),
      ...streamed("linear.cliff.week16", 16n * WEEK, dai(475)),
      ...streamed("linear.cliff.week28", 28n * WEEK, dai(650)),
      ...streamed("linear.cliff.week52", 52n * WEEK, dai(1_000)),
    ]),
    createDirectly(
      "100 DAI with a cliff that unlocks nothing, on Lockup itself",
      { deposit: dai(100), cliff: 25n * DAY, total: 100n * DAY },
      [
        ...streamed("linear.bareCliff.day25", 25n * DAY, 0n),
        ...streamed("linear.bareCliff.day50", 50n * DAY, 33_333_333_333_333_333_333n),
      ],
    ),
    create(
      "1,500 DAI in weekly steps",
      "createInSteps",
      ({ address }) => [dai(1_500), address("recipient")],
      [
        ...streamed("linear.steps.before", WEEK - 1n, 0n),
        ...streamed("linear.steps.week1", WEEK, dai(100)),
        ...streamed("linear.steps.second", WEEK + 1n, dai(100)),
        ...streamed("linear.steps.beforeEnd", 15n * WEEK - 1n, dai(1_400)),
        ...streamed("linear.steps.week15", 15n * WEEK, dai(1_500)),
      ],
    ),
    createDirectly(
      "1,000 DAI over 100 seconds in steps of 30, on Lockup itself",
      { deposit: dai(1_000), total: 100n, granularity: 30n },
      [
        ...streamed("linear.uneven.second29", 29n, 0n),
        ...streamed("linear.uneven.second30", 30n, dai(300)),
        ...streamed("linear.uneven.second99", 99n, dai(900)),
        ...streamed("linear.uneven.second100", 100n, dai(1_000)),
      ],
    ),
    create("100 DAI from 50 seconds ago to 50 seconds ahead", "createBetween", between(-50n, 50n, 0n), [
      ...streamed("linear.past.now", 0n, dai(50), { status: "STREAMING" }),
      ...streamed("linear.past.later", 25n, dai(75)),
    ]),
    create(
      "100 DAI from 100 to 200 seconds ahead, 10 at the start",
      "createBetween",
      between(100n, 200n, dai(10)),
      [
        ...streamed("linear.future.before", 99n, 0n, { status: "PENDING" }),
        ...streamed("linear.future.start", 100n, dai(10)),
        ...streamed("linear.future.middle", 150n, dai(55)),
      ],
    ),
    create("100 DAI that ended 100 seconds ago", "createBetween", between(-200n, -100n, 0n), [
      ...streamed("linear.over", 0n, dai(100), { status: "SETTLED" }),
    ]),
    createDirectly(
      "100 USDC over 52 weeks, on Lockup itself",
      { deposit: usdc(100), total: 52n * WEEK },
      [
        ...streamed("linear.usdc.second1", 1n, 3n, { token: "USDC" }),
        ...streamed("linear.usdc.second10", 10n, 31n, { token: "USDC" }),
      ],
      "USDC",
    ),
  ],
};

/** Returns arguments of `createBetween`: start and end in seconds from now. */
function between(start: bigint, end: bigint, unlock: bigint): (stage: Stage) => readonly unknown[] {
  return ({ address, start: now }) => [
    dai(100),
    address("recipient"),
    Number(now + start),
    Number(now + end),
    unlock,
  ];
}

/** Returns a step that creates one segment of 100 DAI over 100 seconds. `exponent` is UD2x18. */
function curve(name: string, exponent: bigint, expectations: readonly Expectation[]): SampleStep {
  const args = ({ address }: Stage) => [dai(100), exponent, 100, address("recipient")];
  return create(`100 DAI over 100 seconds, exponent ${name}`, "createCurve", args, expectations);
}

const dynamic: SampleRun = {
  id: "lockup-dynamic",
  title: "CreateDynamic",
  given: linear.given,
  file: "samples/solidity/lockup/CreateDynamic.sol",
  construction,
  token: "DAI",
  steps: [
    create("500 DAI in each of two segments", "createStream", twice(500, 500), [
      ...streamed("dynamic.second99", 99n, 0n, { status: "PENDING" }),
      ...streamed("dynamic.middle", 1_209_650n, dai(250), { status: "STREAMING" }),
      ...streamed("dynamic.week4", 4n * WEEK, dai(500), { status: "STREAMING" }),
      ...streamed("dynamic.week28", 28n * WEEK, 556_719_947_207_322_553_500n, { status: "STREAMING" }),
      ...streamed("dynamic.week52", 52n * WEEK, dai(1_000), { status: "SETTLED" }),
    ]),
    curve("2", 2n * 10n ** 18n, [
      ...streamed("dynamic.square.second1", 1n, dai(0.01)),
      ...streamed("dynamic.square.second25", 25n, dai(6.25)),
      ...streamed("dynamic.square.second50", 50n, dai(25)),
      // Powers are rounded around the 16th digit.
      ...streamed("dynamic.square.second81", 81n, 65_610_000_000_000_001_000n),
      ...streamed("dynamic.square.second100", 100n, dai(100)),
    ]),
    curve("1", 10n ** 18n, [
      ...streamed("dynamic.straight.second1", 1n, dai(1)),
      ...streamed("dynamic.straight.second25", 25n, dai(25)),
      ...streamed("dynamic.straight.second50", 50n, dai(50)),
      ...streamed("dynamic.straight.second81", 81n, dai(81)),
      ...streamed("dynamic.straight.second100", 100n, dai(100)),
    ]),
    curve("0.5", 5n * 10n ** 17n, [
      ...streamed("dynamic.root.second1", 1n, dai(10)),
      ...streamed("dynamic.root.second25", 25n, dai(50)),
      ...streamed("dynamic.root.second50", 50n, 70_710_678_118_654_752_400n),
      ...streamed("dynamic.root.second81", 81n, 90_000_000_000_000_000_400n),
      ...streamed("dynamic.root.second100", 100n, dai(100)),
    ]),
    curve("0", 0n, streamed("dynamic.zero.second0", 0n, dai(100), { status: "SETTLED" })),
    create(
      "200 DAI at a cliff on day 50, 800 in the 50 days after it",
      "createCliffCurve",
      ({ address }) => [dai(200), dai(800), Number(50n * DAY), Number(50n * DAY), address("recipient")],
      [
        ...streamed("dynamic.cliff.before", 50n * DAY - 1n, 0n),
        ...streamed("dynamic.cliff.day50", 50n * DAY, dai(200)),
        ...streamed("dynamic.cliff.day75", 75n * DAY, dai(212.5)),
        ...streamed("dynamic.cliff.day100", 100n * DAY, dai(1_000), { status: "SETTLED" }),
      ],
    ),
  ],
};

function twice(first: number, second: number): (stage: Stage) => readonly unknown[] {
  return ({ address }) => [dai(first), dai(second), address("recipient")];
}

/** The first days of February, March and April 2027, Unix seconds. */
const MONTHS = [1, 2, 3].map((month) => BigInt(Date.UTC(2027, month, 1) / 1_000));

const tranched: SampleRun = {
  id: "lockup-tranched",
  title: "CreateTranched",
  given: linear.given,
  file: "samples/solidity/lockup/CreateTranched.sol",
  construction,
  token: "DAI",
  steps: [
    create("400 DAI after 4 weeks, 600 after 10", "createStream", twice(400, 600), [
      ...streamed("tranched.start", 0n, 0n, { status: "STREAMING" }),
      ...streamed("tranched.before4", 4n * WEEK - 1n, 0n, { status: "STREAMING" }),
      ...streamed("tranched.week4", 4n * WEEK, dai(400), { status: "STREAMING" }),
      ...streamed("tranched.before10", 10n * WEEK - 1n, dai(400), { status: "STREAMING" }),
      ...streamed("tranched.week10", 10n * WEEK, dai(1_000), { status: "SETTLED" }),
    ]),
    create(
      "100 DAI in three equal tranches",
      "createEqual",
      ({ address }) => [dai(100), 3n, Number(30n * DAY), address("recipient")],
      [
        ...streamed("tranched.equal.day30", 30n * DAY, 33_333_333_333_333_333_333n),
        ...streamed("tranched.equal.day60", 60n * DAY, 66_666_666_666_666_666_666n),
        ...streamed("tranched.equal.day90", 90n * DAY, dai(100)),
      ],
    ),
    create(
      "100 DAI on the first of February, March and April",
      "createOnDates",
      ({ address }) => [dai(100), MONTHS.map(Number), address("recipient")],
      [
        ...streamed("tranched.dates.february", MONTHS[0]! - GENESIS_TIME, 33_333_333_333_333_333_333n),
        ...streamed("tranched.dates.march", MONTHS[1]! - GENESIS_TIME, 66_666_666_666_666_666_666n),
        ...streamed("tranched.dates.april", MONTHS[2]! - GENESIS_TIME, dai(100), { status: "SETTLED" }),
      ],
    ),
    create(
      "100 DAI locked for 365 days",
      "createTimelock",
      ({ address, start }) => [dai(100), Number(start + 365n * DAY), address("recipient")],
      [
        ...streamed("tranched.timelock.before", 365n * DAY - 1n, 0n, { status: "STREAMING" }),
        ...streamed("tranched.timelock.unlock", 365n * DAY, dai(100), { status: "SETTLED" }),
      ],
    ),
    {
      text: "The sender cancels it",
      call: ({ id }) => ({ contract: "lockup", functionName: "cancel", args: [id()] }),
      refused: "SablierLockup_StreamNotCancelable",
    },
  ],
};

/** Returns a step in which the feed answers another price, in whole USD. */
function price(usd: bigint, text: string, expectations: readonly Expectation[]): SampleStep {
  return {
    text,
    by: "admin",
    call: () => ({ contract: "oracle", functionName: "set", args: [usd * USD] }),
    expectations,
  };
}

const priceGated: SampleRun = {
  id: "lockup-price-gated",
  title: "CreatePriceGated",
  given: "The sender has deployed the contract and approved it for its DAI. The feed says 3,000 USD.",
  file: "samples/solidity/lockup/CreatePriceGated.sol",
  construction: (world) => [...construction(world), world.sablier.oracle.address],
  token: "DAI",
  steps: [
    create(
      "100 DAI, target 5,000 USD",
      "createStream",
      ({ address }) => [dai(100), 5_000n * USD, address("recipient")],
      streamed("gated.at3000", 0n, 0n, { status: "STREAMING" }),
    ),
    price(4_999n, "The feed says 4,999 USD", streamed("gated.at4999", 0n, 0n, { status: "STREAMING" })),
    price(5_000n, "The feed says 5,000 USD", streamed("gated.at5000", 0n, dai(100), { status: "SETTLED" })),
    {
      text: "The recipient withdraws a part",
      by: "recipient",
      call: ({ address, id }) => ({
        contract: "lockup",
        functionName: "withdraw",
        args: [id(), address("recipient"), dai(1)],
      }),
      refused: "SablierLockup_WithdrawAmountNotEqualWithdrawableAmount",
    },
    price(4_000n, "The feed says 4,000 USD again", [
      ...streamed("gated.at4000", 0n, 0n, { status: "STREAMING" }),
      ...streamed("gated.week52", 52n * WEEK, dai(100), { status: "SETTLED" }),
    ]),
    price(0n, "The feed says nothing usable", streamed("gated.broken", 0n, 0n, { status: "STREAMING" })),
  ],
};

export const lockupCreateRuns: readonly SampleRun[] = [linear, dynamic, tranched, priceGated];
