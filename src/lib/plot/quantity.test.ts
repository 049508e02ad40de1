import { describe, expect, it } from "vitest";
import { format, formatDuration } from "./quantity";

describe("format", () => {
  it.each([
    [0n, 18, "0"],
    [1n, 6, "0"],
    [1_000n, 6, "0.001"],
    [1_234_567_890_000n, 6, "1,234,567.89"],
    [-2_500_000n, 6, "−2.5"],
    [7n, 0, "7"],
    [1_000_000n, 0, "1,000,000"],
  ])("%s with %s decimals is %s", (amount, decimals, text) => {
    expect(format(amount, decimals)).toBe(text);
  });

  it("cuts off what does not fit, and never rounds up", () => {
    expect(format(999_999n, 6, 2)).toBe("0.99");
  });
});

describe("formatDuration", () => {
  it.each([
    [0n, "0 seconds"],
    [1n, "1 second"],
    [86_400n, "1 day"],
    [86_399n, "1 day less 1 second"],
    [50n * 86_400n - 2n, "50 days less 2 seconds"],
    [604_800n, "1 week"],
    [1_460n * 86_400n, "1,460 days"],
    [90_061n, "1 day 1 hour 1 minute 1 second"],
    [59n, "59 seconds"],
  ])("%s seconds are %s", (seconds, text) => {
    expect(formatDuration(seconds)).toBe(text);
  });
});
