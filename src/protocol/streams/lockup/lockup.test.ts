// Long, because it holds the maths of all four models against figures by hand.
import { describe, expect, it } from "vitest";
import { type ContractError } from "../contractError";
import * as Dynamic from "./dynamic";
import * as Linear from "./linear";
import { type Schedule, check } from "./schedule";
import * as Stream from "./stream";
import * as Tranched from "./tranched";

const DAY = 86_400n;
const T0 = 1_800_000_000n;
const E18 = 10n ** 18n;
const tokens = (amount: number): bigint => (BigInt(Math.round(amount * 1e6)) * E18) / 1_000_000n;
const exponent = tokens;
const reverts = (errorName: string): ContractError => expect.objectContaining({ errorName }) as ContractError;

function linear(
  options: Partial<{ cliff: bigint; total: bigint; start: number; atCliff: number; step: bigint }>,
): Schedule {
  return {
    model: "linear",
    depositedAmount: tokens(100),
    ...Linear.computeTimestamps({ cliff: options.cliff ?? 0n, total: options.total ?? 100n * DAY }, T0),
    unlockAmounts: { start: tokens(options.start ?? 0), cliff: tokens(options.atCliff ?? 0) },
    granularity: options.step ?? 0n,
  };
}

function dynamic(...pieces: [amount: number, exponent: number, duration: bigint][]): Schedule {
  const segments = Dynamic.computeSegments(
    pieces.map(([amount, power, duration]) => ({
      amount: tokens(amount),
      exponent: exponent(power),
      duration,
    })),
    T0,
  );
  const endTime = segments[segments.length - 1]!.timestamp;
  return { model: "dynamic", depositedAmount: tokens(100), startTime: T0, endTime, segments };
}

function tranched(...pieces: [amount: number, duration: bigint][]): Schedule {
  const tranches = Tranched.computeTranches(
    pieces.map(([amount, duration]) => ({ amount: tokens(amount), duration })),
    T0,
  );
  const endTime = tranches[tranches.length - 1]!.timestamp;
  return { model: "tranched", depositedAmount: tokens(100), startTime: T0, endTime, tranches };
}

function streamedAt(schedule: Schedule, day: number): number {
  const now = T0 + BigInt(Math.round(day * 86_400));
  return Number(Stream.streamedAmount(Stream.create(schedule), { now })) / 1e18;
}

describe("streamed amounts of 100 tokens over 100 days, by day", () => {
  const days = [0, 10, 25, 50, 75, 90, 100];
  it.each<[string, Schedule, number[]]>([
    ["linear", linear({}), [0, 10, 25, 50, 75, 90, 100]],
    ["unlock linear", linear({ start: 25 }), [25, 32.5, 43.75, 62.5, 81.25, 92.5, 100]],
    ["cliff with an unlock", linear({ cliff: 25n * DAY, atCliff: 25 }), [0, 0, 25, 50, 75, 90, 100]],
    ["cliff without", linear({ cliff: 25n * DAY }), [0, 0, 0, 33.333, 66.667, 86.667, 100]],
    ["unlock cliff", linear({ cliff: 50n * DAY, start: 25, atCliff: 25 }), [25, 25, 25, 50, 75, 90, 100]],
    ["steps of 25 days", linear({ step: 25n * DAY }), [0, 0, 25, 50, 75, 75, 100]],
    ["steps of 7 days", linear({ step: 7n * DAY }), [0, 7, 21, 49, 70, 84, 100]],
    ["exponential", dynamic([100, 6, 100n * DAY]), [0, 0.0001, 0.024, 1.5625, 17.798, 53.144, 100]],
    [
      "cliff exponential",
      dynamic([0, 1, 50n * DAY - 1n], [20, 1, 1n], [80, 6, 50n * DAY]),
      [0, 0, 0, 20, 21.25, 40.972, 100],
    ],
    [
      "backweighted",
      tranched([10, 25n * DAY], [20, 25n * DAY], [30, 25n * DAY], [40, 25n * DAY]),
      [0, 0, 10, 30, 60, 60, 100],
    ],
    ["timelock of 90 days", tranched([100, 90n * DAY]), [0, 0, 0, 0, 0, 100, 100]],
  ])("%s", (_name, schedule, expected) => {
    check(schedule);
    for (const [index, day] of days.entries())
      expect(streamedAt(schedule, day)).toBeCloseTo(expected[index]!, 3);
  });

  it("has paid 98 just before the end of 7-day steps", () => {
    expect(streamedAt(linear({ step: 7n * DAY }), 99.999)).toBe(98);
  });

  it("pays nothing before the start and everything from the end on, to the wei", () => {
    for (const schedule of [linear({}), dynamic([100, 0.3, DAY]), tranched([100, DAY])]) {
      expect(streamedAt(schedule, -0.5)).toBe(0);
      expect(Stream.streamedAmount(Stream.create(schedule), { now: schedule.endTime })).toBe(tokens(100));
    }
  });
});

describe("segments", () => {
  it.each([
    [0, 1],
    [0.2, 0.870550563],
    [0.3, 0.812252396],
    [0.5, 0.707106781],
    [1, 0.5],
    [2, 0.25],
    [3, 0.125],
    [4, 0.0625],
    [6, 0.015625],
  ])("with exponent %s unlock a share of %s after half the time", (power, share) => {
    expect(streamedAt(dynamic([100, power, 100n * DAY]), 50)).toBeCloseTo(100 * share, 6);
  });

  it("with exponent 0 unlock at the start, the later ones a second after the timestamp before them", () => {
    const steps = dynamic([25, 0, 25n * DAY], [25, 0, 25n * DAY], [25, 0, 25n * DAY], [25, 0, 25n * DAY]);
    const second = 1 / 86_400;
    expect([0, 25, 25 + second, 50, 50 + second, 75 + second].map((day) => streamedAt(steps, day))).toEqual([
      25, 25, 50, 50, 75, 100,
    ]);
  });
});

describe("price gated", () => {
  const schedule: Schedule = {
    model: "priceGated",
    depositedAmount: tokens(100),
    startTime: T0,
    endTime: T0 + 364n * DAY,
    targetPrice: 5_000n * 10n ** 8n,
  };
  const reached = { now: T0 + DAY, price: 5_000n * 10n ** 8n };
  const missed = { now: T0 + DAY, price: 5_000n * 10n ** 8n - 1n };

  it("is all or nothing, and goes back before the end", () => {
    const stream = Stream.create(schedule);
    expect([Stream.status(stream, reached), Stream.withdrawableAmount(stream, reached)]).toEqual([
      "SETTLED",
      tokens(100),
    ]);
    expect([Stream.status(stream, missed), Stream.withdrawableAmount(stream, missed)]).toEqual([
      "STREAMING",
      0n,
    ]);
    expect(Stream.status(stream, { now: schedule.endTime })).toBe("SETTLED");
    expect(Stream.status(stream, { now: T0 - 1n, price: reached.price })).toBe("PENDING");
  });

  it("pays only in full, and a cancellation leaves nothing", () => {
    const stream = Stream.create(schedule);
    expect(() => Stream.withdraw(stream, 1n, reached)).toThrowError(
      reverts("SablierLockup_WithdrawAmountNotEqualWithdrawableAmount"),
    );
    expect(Stream.status(Stream.withdraw(stream, tokens(100), reached), missed)).toBe("DEPLETED");
    expect(Stream.status(Stream.cancel(stream, missed), missed)).toBe("DEPLETED");
  });

  it("checks the target against the price at creation", () => {
    expect(() => check(schedule, undefined, 5_000n * 10n ** 8n)).toThrowError(
      reverts("SablierLockup_TargetPriceTooLow"),
    );
    expect(() => check(schedule, undefined, 4_000n * 10n ** 8n)).not.toThrow();
  });
});

describe("the account of a stream", () => {
  const yearly: Schedule = {
    model: "linear",
    depositedAmount: tokens(3650),
    ...Linear.computeTimestamps({ cliff: 0n, total: 365n * DAY }, T0),
    unlockAmounts: { start: 0n, cliff: 0n },
    granularity: 0n,
  };
  const at = (day: bigint): { now: bigint } => ({ now: T0 + day * DAY });

  it("has the figures of the overview: withdraw 500 on day 73, cancel on day 100", () => {
    let stream = Stream.create(yearly);
    expect(Stream.streamedAmount(stream, at(73n))).toBe(tokens(730));
    stream = Stream.withdraw(stream, tokens(500), at(73n));
    expect(Stream.refundableAmount(stream, at(100n))).toBe(tokens(2650));
    stream = Stream.cancel(stream, at(100n));
    expect(stream.refundedAmount).toBe(tokens(2650));
    expect([Stream.status(stream, at(100n)), Stream.withdrawableAmount(stream, at(200n))]).toEqual([
      "CANCELED",
      tokens(500),
    ]);
    expect(Stream.refundableAmount(stream, at(100n))).toBe(0n);
    stream = Stream.withdraw(stream, tokens(500), at(200n));
    expect(Stream.status(stream, at(200n))).toBe("DEPLETED");
    expect(Stream.streamedAmount(stream, at(300n))).toBe(tokens(1000));
  });

  it("streams half after half the time", () => {
    const schedule = { ...yearly, depositedAmount: tokens(520), endTime: T0 + 364n * DAY };
    const stream = Stream.create(schedule);
    expect([Stream.withdrawableAmount(stream, at(182n)), Stream.refundableAmount(stream, at(182n))]).toEqual([
      tokens(260),
      tokens(260),
    ]);
  });

  it("goes through the statuses in the contract's order", () => {
    const stream = Stream.create(yearly);
    expect(Stream.status(stream, { now: T0 - 1n })).toBe("PENDING");
    expect(Stream.status(stream, { now: T0 })).toBe("STREAMING");
    expect(Stream.isWarm(stream, { now: T0 })).toBe(true);
    expect(Stream.status(stream, at(365n))).toBe("SETTLED");
    expect(Stream.isWarm(stream, at(365n))).toBe(false);
    expect(Stream.status(Stream.cancel(stream, { now: T0 - 1n }), { now: T0 })).toBe("DEPLETED");
    const paidUp = Stream.withdraw(stream, tokens(10), at(1n));
    expect(Stream.status(Stream.cancel(paidUp, at(1n)), at(1n))).toBe("DEPLETED");
  });

  it("is settled at once when everything unlocks at the start", () => {
    const stream = Stream.create({
      ...yearly,
      unlockAmounts: { start: tokens(3650), cliff: 0n },
    } as Schedule);
    expect(Stream.status(stream, { now: T0 })).toBe("SETTLED");
  });

  it("reverts as the contract does", () => {
    const stream = Stream.create(yearly);
    const settled = at(365n);
    const depleted = Stream.withdraw(stream, tokens(3650), settled);
    const canceled = Stream.cancel(stream, at(1n));
    const fixed = Stream.renounce(stream, at(1n));
    const cases: [() => unknown, string][] = [
      [() => Stream.withdraw(stream, 0n, at(1n)), "SablierLockup_WithdrawAmountZero"],
      [() => Stream.withdraw(stream, tokens(11), at(1n)), "SablierLockup_Overdraw"],
      [() => Stream.withdraw(depleted, 1n, settled), "SablierLockup_StreamDepleted"],
      [() => Stream.cancel(depleted, settled), "SablierLockup_StreamDepleted"],
      [() => Stream.cancel(canceled, settled), "SablierLockup_StreamCanceled"],
      [() => Stream.cancel(stream, settled), "SablierLockup_StreamSettled"],
      [() => Stream.cancel(fixed, at(1n)), "SablierLockup_StreamNotCancelable"],
      [() => Stream.renounce(fixed, at(1n)), "SablierLockup_StreamNotCancelable"],
      [() => Stream.renounce(stream, settled), "SablierLockup_StreamSettled"],
      [() => Stream.renounce(canceled, at(1n)), "SablierLockup_StreamCanceled"],
      [() => Stream.renounce(depleted, settled), "SablierLockup_StreamDepleted"],
    ];
    for (const [call, errorName] of cases) expect(call).toThrowError(reverts(errorName));
  });
});

describe("checks at creation", () => {
  const base = linear({}) as Linear.LinearSchedule;
  const power = dynamic([40, 1, DAY], [60, 1, DAY]) as Dynamic.DynamicSchedule;
  const steps = tranched([40, DAY], [60, DAY]) as Tranched.TranchedSchedule;
  const prefix = "SablierLockupHelpers_";

  it.each<[string, Schedule]>([
    ["DepositAmountZero", { ...base, depositedAmount: 0n }],
    ["StartTimeZero", { ...base, startTime: 0n }],
    ["StartTimeNotLessThanCliffTime", { ...base, cliffTime: T0 }],
    ["CliffTimeNotLessThanEndTime", { ...base, cliffTime: base.endTime }],
    ["CliffTimeZeroUnlockAmountNotZero", { ...base, unlockAmounts: { start: 0n, cliff: 1n } }],
    ["StartTimeNotLessThanEndTime", { ...base, endTime: T0 }],
    ["GranularityTooHigh", { ...base, granularity: 100n * DAY + 1n }],
    ["GranularityTooHigh", { ...base, cliffTime: T0 + DAY, granularity: 99n * DAY + 1n }],
    ["UnlockAmountsSumTooHigh", { ...base, unlockAmounts: { start: tokens(101), cliff: 0n } }],
    ["SegmentCountZero", { ...power, segments: [] }],
    ["StartTimeNotLessThanFirstSegmentTimestamp", { ...power, startTime: T0 + DAY }],
    ["EndTimeNotEqualToLastSegmentTimestamp", { ...power, endTime: power.endTime + 1n }],
    ["DepositAmountNotEqualToSegmentAmountsSum", { ...power, depositedAmount: 1n }],
    [
      "SegmentTimestampsNotOrdered",
      { ...power, segments: [power.segments[0]!, power.segments[0]!, power.segments[1]!] },
    ],
    ["TrancheCountZero", { ...steps, tranches: [] }],
    ["StartTimeNotLessThanFirstTrancheTimestamp", { ...steps, startTime: T0 + DAY }],
    ["EndTimeNotEqualToLastTrancheTimestamp", { ...steps, endTime: steps.endTime + 1n }],
    ["DepositAmountNotEqualToTrancheAmountsSum", { ...steps, depositedAmount: 1n }],
    [
      "TrancheTimestampsNotOrdered",
      { ...steps, tranches: [steps.tranches[0]!, steps.tranches[0]!, steps.tranches[1]!] },
    ],
  ])("%s", (errorName, schedule) => {
    expect(() => check(schedule)).toThrowError(reverts(prefix + errorName));
  });

  it("panics where the sum of amounts leaves uint128, as the contract does before it compares", () => {
    const most = 2n ** 128n - 1n;
    const unlockAmounts = { start: most, cliff: 1n };
    const segments = power.segments.map((segment) => ({ ...segment, amount: most }));
    const tranches = steps.tranches.map((tranche) => ({ ...tranche, amount: most }));
    for (const schedule of [
      { ...base, cliffTime: T0 + DAY, unlockAmounts },
      { ...power, segments },
      { ...steps, tranches },
    ]) {
      expect(() => check(schedule)).toThrowError(
        expect.objectContaining({ errorName: "Panic", args: [0x11n] }),
      );
    }
    const justFits = { ...base, cliffTime: T0 + DAY, unlockAmounts: { start: most - 1n, cliff: 1n } };
    expect(() => check(justFits)).toThrowError(reverts(`${prefix}UnlockAmountsSumTooHigh`));
  });

  it("looks at the common parameters first", () => {
    const zero = `0x${"0".repeat(40)}`;
    const common = { sender: "0x01", token: "0x02", shape: "linear" };
    expect(() => check(base, common)).not.toThrow();
    expect(() => check(base, { ...common, sender: zero })).toThrowError(
      reverts(`${prefix}SenderZeroAddress`),
    );
    expect(() => check(base, { ...common, token: zero })).toThrowError(reverts(`${prefix}CreateNativeToken`));
    expect(() => check(base, { ...common, shape: "é".repeat(17) })).toThrowError(
      reverts(`${prefix}ShapeExceeds32Bytes`),
    );
  });

  it("refuses to time an empty list", () => {
    expect(() => Dynamic.computeSegments([], T0)).toThrowError(reverts(`${prefix}SegmentCountZero`));
    expect(() => Tranched.computeTranches([], T0)).toThrowError(reverts(`${prefix}TrancheCountZero`));
  });
});

describe("values that no type holds", () => {
  const segment = { amount: 1n, exponent: 10n ** 18n, duration: 1n };
  it.each([
    [{ exponent: 18_446_744_073_709_551_616n }, "The exponent of segment 2 is 18446744073709551616"],
    [{ exponent: -1n }, "The exponent of segment 2 is -1"],
    [{ exponent: 2n ** 64n - 1n }, undefined],
    [{ amount: 2n ** 128n }, "The amount of segment 2"],
    [{ amount: -1n }, "The amount of segment 2"],
    [{ amount: 2n ** 128n - 1n }, undefined],
    [{ duration: 2n ** 40n }, "The duration of segment 2"],
    [{ duration: 2n ** 40n - 1n }, "The end of segment 2"],
    [{ duration: -1n }, "The duration of segment 2"],
    [{ duration: 0n }, undefined],
    [{ exponent: 2 as unknown as bigint }, "The exponent of segment 2 is not a bigint"],
  ])("%o are refused: %s", (change, message) => {
    const make = () => Dynamic.computeSegments([segment, { ...segment, ...change }], 0n);
    if (message === undefined) expect(make).not.toThrow();
    else expect(make).toThrow(message);
  });

  it.each([
    [{ amount: 2n ** 128n }, "The amount of tranche 1"],
    [{ duration: 2n ** 40n }, "The duration of tranche 1"],
    [{ duration: -5n }, "The duration of tranche 1"],
  ])("%o are refused in a tranche: %s", (change, message) => {
    expect(() => Tranched.computeTranches([{ amount: 1n, duration: 1n, ...change }], 0n)).toThrow(message);
  });
});
