import { describe, expect, it } from "vitest";
import { formatDuration } from "./quantity";

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
