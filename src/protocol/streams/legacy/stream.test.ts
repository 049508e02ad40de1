import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { deltaOf, depositFor, recipientBalance, senderBalance } from "./stream";

describe("depositFor", () => {
  it("gives the deposit of the worked example", () => {
    expect(depositFor(3_000n * 10n ** 18n, 2_592_000n)).toEqual({
      deposit: 2_999_999_999_999_998_944_000n,
      remainder: 1_056_000n,
      ratePerSecond: 1_157_407_407_407_407n,
    });
  });

  it("always gives a multiple of the duration, and loses less than one unit a second", () => {
    fc.assert(
      fc.property(fc.bigInt(0n, 2n ** 128n), fc.bigInt(1n, 2n ** 40n), (amount, duration) => {
        const { deposit, ratePerSecond, remainder } = depositFor(amount, duration);
        expect(deposit % duration).toBe(0n);
        expect(deposit + remainder).toBe(amount);
        expect(remainder < duration).toBe(true);
        expect(ratePerSecond * duration).toBe(deposit);
      }),
    );
  });

  it("refuses what cannot be a duration", () => {
    expect(() => depositFor(1n, 0n)).toThrow(RangeError);
    expect(() => depositFor(-1n, 1n)).toThrow(RangeError);
  });
});

describe("balances", () => {
  const stream = { deposit: 3_000n, startTime: 1_000n, stopTime: 4_000n, remainingBalance: 2_600n };

  it("counts seconds between start and stop only", () => {
    expect([999n, 1_000n, 2_500n, 4_000n, 9_999n].map((now) => deltaOf(stream, now))).toEqual([
      0n,
      0n,
      1_500n,
      3_000n,
      3_000n,
    ]);
  });

  it("splits what remains between the two", () => {
    // 1,000 streamed, 400 withdrawn.
    expect(recipientBalance(stream, 2_000n)).toBe(600n);
    expect(senderBalance(stream, 2_000n)).toBe(2_000n);
  });
});
