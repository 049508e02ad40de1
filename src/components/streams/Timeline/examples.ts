// Long, because it holds the streams of every timeline on the pages: data, not code.
import { computeSegments } from "../../../protocol/streams/lockup/dynamic";
import { type LinearSchedule } from "../../../protocol/streams/lockup/linear";
import { type FlowExample } from "./flow";
import { type LockupExample, parseUnix } from "./lockup";

const DAY = 86_400n;
const DAI = { symbol: "DAI", decimals: 18 };
const USDC = { symbol: "USDC", decimals: 6 };
const TOKEN = { symbol: "tokens", decimals: 18 };

const E18 = 10n ** 18n;
const E6 = 10n ** 6n;
const NEW_YEAR = parseUnix("2027-01-01");

const deposit = (amount: bigint) => ({ type: "deposit", amount }) as const;
const withdraw = (amount: bigint) => ({ type: "withdraw", amount }) as const;
const refund = (amount: bigint) => ({ type: "refund", amount }) as const;

/** Returns a Linear schedule from the new year on, without a cliff. Amounts are in base units, times in seconds. */
const linear = (depositedAmount: bigint, endTime: bigint, granularity = 1n): LinearSchedule => ({
  model: "linear",
  depositedAmount,
  startTime: NEW_YEAR,
  cliffTime: 0n,
  endTime,
  unlockAmounts: { start: 0n, cliff: 0n },
  granularity,
});

/** Four years of employee vesting with a cliff after the first; `atCliff` is what unlocks at the cliff. */
function createEmployeeVesting(title: string, atCliff: bigint): LockupExample {
  return {
    title,
    token: TOKEN,
    cancelable: false,
    schedule: {
      ...linear(48_000n * E18, parseUnix("2031-01-01")),
      cliffTime: parseUnix("2028-01-01"),
      unlockAmounts: { start: 0n, cliff: atCliff },
    },
    steps: [
      { at: "2027-01-01", note: "The stream starts" },
      { at: "2027-12-31T23:59:59Z", note: "One second before the cliff" },
      { at: "2028-01-01", note: "The cliff" },
      { at: "2029-01-01", note: "One year after the cliff" },
      { at: "2030-01-01", note: "Two years after the cliff" },
      { at: "2031-01-01", note: "The end" },
    ],
  };
}

/** Vested pro rata at the cliff: deposit times (cliff - start) / (end - start), rounded down. */
const proRata = (48_000n * E18 * (parseUnix("2028-01-01") - NEW_YEAR)) / (parseUnix("2031-01-01") - NEW_YEAR);

/** The first of each month from February 2027 to January 2028. */
const FIRST_OF_MONTH = Array.from({ length: 12 }, (_, index) => BigInt(Date.UTC(2027, index + 1, 1) / 1000));

export const lockupExamples = {
  linearYear: {
    title: "3,650 DAI streamed linearly over the 365 days of 2027.",
    token: DAI,
    cancelable: true,
    schedule: linear(3_650n * E18, parseUnix("2028-01-01")),
    steps: [
      { at: "2027-01-01", note: "The stream starts" },
      { at: "2027-01-02", note: "One day in" },
      { at: "2027-03-15", note: "Day 73" },
      { at: "2027-03-15", note: "The recipient withdraws 500", action: withdraw(500n * E18) },
      { at: "2027-04-11", note: "Day 100" },
      { at: "2027-04-11", note: "The sender cancels", action: { type: "cancel" } },
      { at: "2027-06-01", note: "The recipient withdraws the rest", action: { type: "withdrawMax" } },
    ],
  },
  cancelMidway: {
    title: "1,200 tokens over 360 days, cancelable; 300 are withdrawn and the sender cancels after 150 days.",
    token: TOKEN,
    cancelable: true,
    schedule: linear(1_200n * E18, NEW_YEAR + 360n * DAY),
    steps: [
      { at: "2027-01-01", note: "The stream starts" },
      { at: "2027-04-01", note: "Day 90", action: withdraw(300n * E18) },
      { at: "2027-05-31", note: "Day 150, before the cancellation" },
      { at: "2027-05-31", note: "The sender cancels and gets 700 back", action: { type: "cancel" } },
      { at: "2027-09-01", note: "The recipient withdraws what is left", action: { type: "withdrawMax" } },
    ],
  },
  cliffProRata: createEmployeeVesting(
    "48,000 tokens over four years, one-year cliff, the cliff's share unlocked at the cliff.",
    proRata,
  ),
  cliffEmpty: createEmployeeVesting(
    "48,000 tokens over four years, one-year cliff, nothing unlocked at the cliff.",
    0n,
  ),
  steps: {
    title: "1,000 tokens over 100 days in steps of 30 days.",
    token: TOKEN,
    cancelable: false,
    schedule: linear(1_000n * E18, NEW_YEAR + 100n * DAY, 30n * DAY),
    steps: [
      { at: "2027-01-01", note: "The stream starts; no step is complete" },
      { at: "2027-01-30T23:59:59Z", note: "One second before the first step" },
      { at: "2027-01-31", note: "First step, 30 days in" },
      { at: "2027-03-02", note: "Second step, 60 days in" },
      { at: "2027-04-01", note: "Third step, 90 days in" },
      { at: "2027-04-10T23:59:59Z", note: "One second before the end" },
      { at: "2027-04-11", note: "The end pays what no full step covered" },
    ],
  },
  quadratic: {
    title: "1,000 tokens over 100 days in one segment with exponent 2.",
    token: TOKEN,
    cancelable: false,
    schedule: {
      model: "dynamic",
      depositedAmount: 1_000n * E18,
      startTime: NEW_YEAR,
      endTime: NEW_YEAR + 100n * DAY,
      segments: computeSegments(
        [{ amount: 1_000n * E18, exponent: 2n * E18, duration: 100n * DAY }],
        NEW_YEAR,
      ),
    },
    steps: [
      { at: "2027-01-01", note: "The stream starts" },
      { at: "2027-01-11", note: "Day 10" },
      { at: "2027-01-26", note: "Day 25" },
      { at: "2027-02-20", note: "Day 50" },
      { at: "2027-03-17", note: "Day 75" },
      { at: "2027-04-11", note: "Day 100, the end" },
    ],
  },
  cliffExponential: {
    title: "1,000 tokens over 100 days: 200 unlock on day 50, the other 800 follow with exponent 6.",
    token: TOKEN,
    cancelable: false,
    schedule: {
      model: "dynamic",
      depositedAmount: 1_000n * E18,
      startTime: NEW_YEAR,
      endTime: NEW_YEAR + 100n * DAY,
      segments: computeSegments(
        [
          { amount: 0n, exponent: E18, duration: 50n * DAY - 1n },
          { amount: 200n * E18, exponent: E18, duration: 1n },
          { amount: 800n * E18, exponent: 6n * E18, duration: 50n * DAY },
        ],
        NEW_YEAR,
      ),
    },
    steps: [
      { at: "2027-01-01", note: "First segment: amount zero, so nothing is streamed" },
      { at: "2027-02-19T23:59:59Z", note: "The first segment ends" },
      { at: "2027-02-20", note: "The second segment, one second long, ends" },
      { at: "2027-03-17", note: "Half of the third segment" },
      { at: "2027-04-01", note: "Day 90" },
      { at: "2027-04-11", note: "The end" },
    ],
  },
  salary: {
    title: "A year's salary of 12,000 USDC, 1,000 on the first of each month.",
    token: USDC,
    cancelable: true,
    schedule: {
      model: "tranched",
      depositedAmount: 12_000n * E6,
      startTime: NEW_YEAR,
      endTime: parseUnix("2028-01-01"),
      tranches: FIRST_OF_MONTH.map((timestamp) => ({ amount: 1_000n * E6, timestamp })),
    },
    steps: [
      { at: "2027-01-01", note: "The stream starts" },
      { at: "2027-01-31T23:59:59Z", note: "One second before the first tranche" },
      { at: "2027-02-01", note: "The first tranche" },
      { at: "2027-03-01", note: "The second tranche; nothing was withdrawn" },
      { at: "2027-03-01", note: "The recipient withdraws everything", action: { type: "withdrawMax" } },
      { at: "2027-04-15", note: "Between two tranches, after the third" },
      { at: "2027-12-31", note: "One day before the last tranche" },
      { at: "2028-01-01", note: "The last tranche" },
    ],
  },
  backweighted: {
    title: "48,000 tokens over four years in yearly tranches of 10, 20, 30 and 40 per cent.",
    token: TOKEN,
    cancelable: false,
    schedule: {
      model: "tranched",
      depositedAmount: 48_000n * E18,
      startTime: NEW_YEAR,
      endTime: parseUnix("2031-01-01"),
      tranches: [10n, 20n, 30n, 40n].map((percent, index) => ({
        amount: (48_000n * E18 * percent) / 100n,
        timestamp: parseUnix(`${2028 + index}-01-01`),
      })),
    },
    steps: [
      { at: "2027-01-01", note: "The stream starts" },
      { at: "2028-01-01", note: "10 per cent" },
      { at: "2029-01-01", note: "20 per cent more" },
      { at: "2030-01-01", note: "30 per cent more" },
      { at: "2030-12-31", note: "One day before the last tranche" },
      { at: "2031-01-01", note: "40 per cent more" },
    ],
  },
  thirds: {
    title: "1,000 USDC in three tranches, the remainder in the last.",
    token: USDC,
    cancelable: false,
    schedule: {
      model: "tranched",
      depositedAmount: 1_000n * E6,
      startTime: NEW_YEAR,
      endTime: parseUnix("2027-04-01"),
      tranches: [
        { amount: 333_333_333n, timestamp: parseUnix("2027-02-01") },
        { amount: 333_333_333n, timestamp: parseUnix("2027-03-01") },
        { amount: 333_333_334n, timestamp: parseUnix("2027-04-01") },
      ],
    },
    steps: [
      { at: "2027-02-01", note: "333.333333 USDC" },
      { at: "2027-03-01", note: "333.333333 USDC more" },
      { at: "2027-04-01", note: "333.333334 USDC more" },
    ],
  },
  priceGated: {
    title: "10,000 tokens that unlock at a target price of $5,000, or after 52 weeks at the latest.",
    token: TOKEN,
    cancelable: true,
    schedule: {
      model: "priceGated",
      depositedAmount: 10_000n * E18,
      startTime: NEW_YEAR,
      endTime: NEW_YEAR + 364n * DAY,
      targetPrice: 5_000n * 10n ** 8n,
    },
    steps: [
      { at: "2027-01-01", note: "Created at a price of $4,000", price: 4_000n * 10n ** 8n },
      { at: "2027-05-01", note: "The price is $5,100", price: 5_100n * 10n ** 8n },
      { at: "2027-05-02", note: "The price is back at $4,900", price: 4_900n * 10n ** 8n },
      { at: "2027-06-01", note: "The oracle does not answer", price: 0n },
      { at: "2027-07-01", note: "The price is exactly $5,000", price: 5_000n * 10n ** 8n },
      {
        at: "2027-07-01",
        note: "The recipient withdraws",
        price: 5_000n * 10n ** 8n,
        action: { type: "withdrawMax" },
      },
    ],
  },
} as const satisfies Record<string, LockupExample>;

/** 0.001 tokens a second, 86.4 a day: a rate without remainder. */
const RATE = 10n ** 15n;

export const flowExamples = {
  debt: {
    title: "0.001 USDC a second (86.4 a day), two days deposited at creation.",
    token: USDC,
    ratePerSecond: RATE,
    createdAt: "2027-01-01",
    steps: [
      {
        at: "2027-01-01",
        note: "The stream is created with a deposit of 172.8",
        actions: [deposit(172_800_000n)],
      },
      { at: "2027-01-02", note: "Day 1" },
      { at: "2027-01-03", note: "Day 2: the debt equals the balance" },
      { at: "2027-01-11", note: "Day 10: nobody topped up" },
      { at: "2027-01-11", note: "Someone deposits 2,419.2", actions: [deposit(2_419_200_000n)] },
      { at: "2027-01-11", note: "The recipient withdraws everything", actions: [{ type: "withdrawMax" }] },
    ],
  },
  pauseAndRefund: {
    title: "0.001 USDC a second (86.4 a day), ten days deposited; the sender stops after four days.",
    token: USDC,
    ratePerSecond: RATE,
    createdAt: "2027-01-01",
    steps: [
      { at: "2027-01-01", note: "Created with a deposit of 864", actions: [deposit(864_000_000n)] },
      { at: "2027-01-05", note: "Day 4" },
      { at: "2027-01-05", note: "The sender pauses", actions: [{ type: "pause" }] },
      { at: "2027-01-05", note: "The sender refunds the surplus of 518.4", actions: [refund(518_400_000n)] },
      { at: "2027-02-01", note: "The recipient withdraws what is owed", actions: [{ type: "withdrawMax" }] },
    ],
  },
  statuses: {
    title: "0.001 USDC a second (86.4 a day), ten days deposited at creation.",
    token: USDC,
    ratePerSecond: RATE,
    createdAt: "2027-01-01",
    steps: [
      { at: "2027-01-01", note: "Created with a deposit of 864", actions: [deposit(864_000_000n)] },
      { at: "2027-01-11", note: "Day 10: the debt equals the balance" },
      { at: "2027-01-11T00:00:01Z", note: "The depletion time, one second later" },
      { at: "2027-01-16", note: "Five days of debt without cover" },
      { at: "2027-01-16", note: "The sender pauses", actions: [{ type: "pause" }] },
      { at: "2027-01-20", note: "Paused: the debt stays the same" },
      {
        at: "2027-01-20",
        note: "The sender restarts at the same rate",
        actions: [{ type: "restart", ratePerSecond: RATE }],
      },
      {
        at: "2027-01-21",
        note: "One day later the recipient voids: the uncovered debt is written off",
        actions: [{ type: "void" }],
      },
      {
        at: "2027-02-01",
        note: "The recipient withdraws what was covered",
        actions: [{ type: "withdrawMax" }],
      },
    ],
  },
} as const satisfies Record<string, FlowExample>;
