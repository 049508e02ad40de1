import { readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import * as Dynamic from "../../../src/protocol/streams/lockup/dynamic";
import * as Linear from "../../../src/protocol/streams/lockup/linear";
import * as Tranched from "../../../src/protocol/streams/lockup/tranched";
import { queryEnvio } from "../../../src/protocol/indexers/example/envio";
import { queryTheGraph } from "../../../src/protocol/indexers/example/theGraph";
import { streamedOf, withdrawableOf, type LockupRow } from "./lockupStreamed";

const DAY = 86_400n;
const start = 1_798_761_600n;
const end = start + 90n * DAY;
const deposit = 1_000_000_007n;
const row: LockupRow = {
  category: "LockupLinear",
  depositAmount: String(deposit),
  withdrawnAmount: "0",
  intactAmount: String(deposit),
  canceled: false,
  startTime: String(start),
  endTime: String(end),
  cliffTime: null,
  cliffAmount: null,
  initialAmount: null,
  granularity: "1",
  segments: [],
  tranches: [],
};
const moments = [
  -1n,
  0n,
  1n,
  DAY - 1n,
  DAY,
  20n * DAY,
  30n * DAY,
  30n * DAY + 7n,
  89n * DAY + 3n,
  90n * DAY,
  400n * DAY,
].map((elapsed) => start + elapsed);

describe("the contract's arithmetic, which src/protocol/streams/lockup repeats,", () => {
  it.each([
    ["linear", 0n, 0n, 0n, 1n],
    ["with an unlock at the start", 0n, 77n, 0n, 1n],
    ["with a cliff", 30n, 10n, 250_000_000n, 1n],
    ["with a cliff that unlocks nothing", 30n, 0n, 0n, 1n],
    ["in steps", 0n, 0n, 0n, 7n * DAY],
    ["in steps after a cliff", 30n, 5n, 9n, 11n * DAY],
  ])("agrees with a stream that is %s", (_case, cliffDay, initial, cliffAmount, granularity) => {
    const cliffTime = cliffDay === 0n ? 0n : start + cliffDay * DAY;
    const schedule: Linear.LinearSchedule = {
      model: "linear",
      depositedAmount: deposit,
      startTime: start,
      cliffTime,
      endTime: end,
      unlockAmounts: { start: initial, cliff: cliffAmount },
      granularity,
    };
    const indexed = {
      ...row,
      cliffTime: cliffTime === 0n ? null : String(cliffTime),
      cliffAmount: cliffAmount === 0n ? null : String(cliffAmount),
      initialAmount: initial === 0n ? null : String(initial),
      granularity: String(granularity),
    };
    for (const now of moments)
      expect(streamedOf(indexed, now), String(now - start)).toBe(Linear.streamedAmount(schedule, now));
  });

  it("agrees with tranches", () => {
    const tranches = [10n, 30n, 90n].map((day, at) => ({
      amount: at === 2 ? deposit - 300n : 150n,
      timestamp: start + day * DAY,
    }));
    const schedule: Tranched.TranchedSchedule = {
      model: "tranched",
      depositedAmount: deposit,
      startTime: start,
      endTime: end,
      tranches,
    };
    const indexed: LockupRow = {
      ...row,
      category: "LockupTranched",
      tranches: tranches.map(({ amount, timestamp }) => ({
        amount: String(amount),
        endTime: String(timestamp),
      })),
    };
    for (const now of moments) expect(streamedOf(indexed, now)).toBe(Tranched.streamedAmount(schedule, now));
  });

  it("agrees with segments, to about 12 digits", () => {
    const parts = [
      { amount: 10n ** 20n, exponent: 10n ** 18n, timestamp: start + 30n * DAY },
      { amount: 5n * 10n ** 20n, exponent: 314n * 10n ** 16n, timestamp: end },
    ];
    const schedule: Dynamic.DynamicSchedule = {
      model: "dynamic",
      depositedAmount: 6n * 10n ** 20n,
      startTime: start,
      endTime: end,
      segments: parts,
    };
    const indexed: LockupRow = {
      ...row,
      category: "LockupDynamic",
      depositAmount: String(6n * 10n ** 20n),
      segments: parts.map(({ amount, exponent, timestamp }, at) => ({
        amount: String(amount),
        exponent: String(exponent),
        startTime: String(at === 0 ? start : parts[at - 1]!.timestamp),
        endTime: String(timestamp),
      })),
    };
    for (const now of moments) {
      const difference = streamedOf(indexed, now) - Dynamic.streamedAmount(schedule, now);
      expect(difference < 0n ? -difference : difference).toBeLessThan(10n ** 9n);
    }
  });
});

it("gives the straight line of v1.x, whose row has the share of the cliff as its amount", () => {
  const cliffTime = start + 30n * DAY;
  const indexed = {
    ...row,
    cliffTime: String(cliffTime),
    cliffAmount: String(deposit / 3n),
    granularity: null,
  };
  expect(streamedOf(indexed, cliffTime - 1n)).toBe(0n);
  const line = (deposit * 60n) / 90n;
  expect(streamedOf(indexed, start + 60n * DAY) - line).toBeLessThanOrEqual(1n);
  expect(line - streamedOf(indexed, start + 60n * DAY)).toBeLessThanOrEqual(1n);
});

it("gives the figures of the page, and what is left after a cancellation", () => {
  const indexed = {
    ...row,
    depositAmount: "900000000",
    withdrawnAmount: "100000000",
    intactAmount: "800000000",
  };
  expect(streamedOf(indexed, start + 30n * DAY)).toBe(300_000_000n);
  expect(withdrawableOf(indexed, start + 30n * DAY)).toBe(200_000_000n);
  const canceled = { ...indexed, canceled: true, intactAmount: "200000000" };
  expect(withdrawableOf(canceled, start + 60n * DAY)).toBe(200_000_000n);
  expect(withdrawableOf({ ...canceled, withdrawnAmount: "300000000", intactAmount: "0" }, end)).toBe(0n);
});

describe.each([
  ["the-graph", queryTheGraph],
  ["envio", queryEnvio],
] as const)("the documented query for one stream, at %s,", (vendor, ask) => {
  const query = readFileSync(path.resolve(__dirname, `../../graphql/${vendor}/lockup/by-id.graphql`), "utf8");
  const load = async (tokenId: number) => {
    const id = `0x10c0000000000000000000000000000000000004-1-${tokenId}`;
    const { data } = await ask("streams", query, { id });
    return Object.values(data!)[0] as LockupRow;
  };

  it("selects every column that the amounts follow from", async () => {
    expect(Object.keys(await load(4))).toEqual(expect.arrayContaining(Object.keys(row)));
  });

  // 60 days and a half after the start.
  it.each([
    ["linear, with an unlock, a cliff and steps of a day", 2, 600n * 10n ** 18n],
    ["dynamic", 3, 110_722_562n],
    ["tranched", 4, 500n * 10n ** 18n],
  ])("feeds the function: %s", async (_case, tokenId, streamed) => {
    const loaded = await load(tokenId);
    const now = BigInt(loaded.startTime) + 60n * DAY + DAY / 2n;
    expect(streamedOf(loaded, now)).toBe(streamed);
    expect(withdrawableOf(loaded, now)).toBe(streamed - BigInt(loaded.withdrawnAmount));
  });
});
