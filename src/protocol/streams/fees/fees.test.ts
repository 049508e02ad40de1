import { describe, expect, it } from "vitest";
import { parseDecimal } from "../../text/amount";
import { computeMinFeeWei } from ".";

const now = 1_780_000_000n;
const at = (dollars: bigint, updatedAt = now) => ({ price: dollars * 10n ** 8n, updatedAt });

describe("minFeeWei", () => {
  it("converts dollars at the price of the native token", () => {
    expect(computeMinFeeWei(parseDecimal("0.99", 8), at(3000n), now)).toBe(330_000_000_000_000n);
    expect(computeMinFeeWei(parseDecimal("1", 8), at(4000n), now)).toBe(250_000_000_000_000n);
  });

  it("rounds down", () => {
    expect(computeMinFeeWei(100_000_000n, { price: 300_000_000n, updatedAt: now }, now)).toBe(
      333_333_333_333_333_333n,
    );
  });

  it.each([
    ["no oracle", 99_000_000n, null],
    ["no fee", 0n, at(3000n)],
    ["price of zero", 99_000_000n, at(0n)],
    ["negative price", 99_000_000n, at(-1n)],
    ["answer from the future", 99_000_000n, at(3000n, now + 1n)],
    ["answer older than a day", 99_000_000n, at(3000n, now - 86_401n)],
  ])("is zero: %s", (_name, fee, reading) => {
    expect(computeMinFeeWei(fee, reading, now)).toBe(0n);
  });

  it("still takes an answer that is a day old to the second", () => {
    expect(computeMinFeeWei(99_000_000n, at(3000n, now - 86_400n), now)).toBe(330_000_000_000_000n);
  });
});
