import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { formatAmount, formatCut, formatDecimal, parseDecimal, readAmount } from "./amount";

describe("decimal figures", () => {
  it("reads and writes", () => {
    expect(parseDecimal("0.99", 8)).toBe(99_000_000n);
    expect(formatDecimal(330_000_000_000_000n, 18)).toBe("0.00033");
    expect(formatDecimal(10n ** 18n, 18)).toBe("1");
    expect(formatDecimal(0n, 18)).toBe("0");
  });

  it.each(["", "-1", "1.234567891", "1,000", "1."])("refuses %s", (figure) => {
    expect(() => parseDecimal(figure, 8)).toThrow(RangeError);
  });
});

describe("what a reader types", () => {
  it.each([
    ["60,000.5", 60_000_50n],
    ["1'000", 1_000_00n],
    ["1 000", 1_000_00n],
    ["1\u202f000", 1_000_00n],
    ["1,234,567.89", 1_234_567_89n],
    ["1500.25", 1_500_25n],
  ])("takes %s", (figure, units) => {
    expect(readAmount(figure, 2)).toBe(units);
  });

  it.each([
    ["0,001", "a point before the fraction, such as 0.001."],
    ["0,5", "a point before the fraction, such as 0.5."],
    ["1,5", "a point before the fraction, such as 1.5."],
    ["1,5000", "a point before the fraction, such as 1.5000."],
    ["1234,567", "a point before the fraction, such as 1234.567."],
    ["1.000,50", "a point before the fraction, such as 1000.50."],
    ["1 000,50", "a point before the fraction, such as 1000.50."],
    ["1.500.000", "no points between thousands: 1500000."],
    ["1,500", "1,500 can be 1500 or 1.5. Write the one that you mean."],
    ["60,000", "60,000 can be 60000 or 60. Write the one that you mean."],
    ["999,001", "999,001 can be 999001 or 999.001. Write the one that you mean."],
  ])("says how %s is to be written", (figure, sentence) => {
    expect(readAmount(figure, 2)).toBe(`Amount: ${sentence}`);
  });

  it("never takes more than one of the ways in which a figure can be read", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999 }), fc.integer({ min: 0, max: 999 }), (integer, rest) => {
        const figure = `${integer},${String(rest).padStart(3, "0")}`;
        expect(readAmount(figure, 18)).toEqual(expect.any(String));
      }),
    );
  });

  it.each(["1,234 567", "1,23,456", ",100", "1,000,", "1,000.", "1,000-", "0,001,000", "0,001.5"])(
    "asks for another form of %s",
    (figure) => {
      expect(readAmount(figure, 2)).toBe(
        "Amount: digits only, with a point before the fraction, such as 1,500.25.",
      );
    },
  );
});

describe("formatAmount", () => {
  it.each([
    [0n, 18, "0"],
    [1n, 6, "0.000001"],
    [1n, 18, "0.000000…"],
    [500_000n, 6, "0.5"],
    [1_234_567_890_000n, 6, "1,234,567.89"],
    [33_333_333n, 6, "33.333333"],
    [12_000n * 10n ** 18n, 18, "12,000"],
  ])("writes %s with %s decimals as %s", (amount, decimals, text) => {
    expect(formatAmount(amount, decimals)).toBe(text);
  });

  it("shows as many digits as it is told to", () => {
    expect(formatAmount(300_000_024n, 6, 4)).toBe("300.0000…");
    expect(formatAmount(165_343n, 18, Infinity)).toBe("0.000000000000165343");
  });
});

describe("formatCut", () => {
  it.each([
    [0n, 18, "0"],
    [1n, 6, "0"],
    [1_000n, 6, "0.001"],
    [1_234_567_890_000n, 6, "1,234,567.89"],
    [-2_500_000n, 6, "−2.5"],
    [7n, 0, "7"],
    [1_000_000n, 0, "1,000,000"],
  ])("%s with %s decimals is %s", (amount, decimals, text) => {
    expect(formatCut(amount, decimals)).toBe(text);
  });

  it("cuts off what does not fit, and never rounds up", () => {
    expect(formatCut(999_999n, 6, 2)).toBe("0.99");
  });
});
