import { describe, expect, it } from "vitest";
import { parseInput, type DepositProblem } from "./parseInput";

describe("parseInput", () => {
  it.each([
    ["3000", "18", "30", { amount: 3_000n * 10n ** 18n, duration: 30n }],
    [" 1500.25 ", "6", "1", { amount: 1_500_250_000n, duration: 1n }],
    ["0", "0", "1", { amount: 0n, duration: 1n }],
  ])("reads %s with %s decimals over %s", (amount, decimals, duration, expected) => {
    expect(parseInput(amount, decimals, duration)).toEqual(expected);
  });

  it.each([
    ["", "18", "30", "Amount"],
    ["1,5", "18", "30", "Amount"],
    ["-1", "18", "30", "Amount"],
    ["1e18", "18", "30", "Amount"],
    ["0x10", "18", "30", "Amount"],
    ["1.0000001", "6", "30", "Amount"],
    ["9".repeat(78), "0", "30", "Amount"],
    ["1", "78", "30", "Token decimals"],
    ["1", "", "30", "Token decimals"],
    ["1", "-1", "30", "Token decimals"],
    ["1", "18", "0", "Duration"],
    ["1", "18", "1.5", "Duration"],
    ["1", "18", "", "Duration"],
  ])("refuses %s with %s decimals over %s", (amount, decimals, duration, field) => {
    const { field: id, sentence } = parseInput(amount, decimals, duration) as DepositProblem;
    expect(sentence).toMatch(new RegExp(`^${field}: `, "u"));
    expect(field.toLowerCase()).toContain(id);
  });
});
