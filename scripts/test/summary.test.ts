import { expect, test } from "vitest";
import { describeTime, summarize, type Outcome } from "./summary";

const outcome = (name: string, changes: Partial<Outcome> = {}): Outcome => ({
  name,
  hasPassed: true,
  seconds: 10,
  tests: [],
  unsteady: [],
  ...changes,
});

test("a step that takes twice its usual time is marked", () => {
  expect(describeTime(19, 10)).toBe("19 s");
  expect(describeTime(20, 10)).toBe("20 s, SLOW: usually 10 s");
  expect(describeTime(20, undefined)).toBe("20 s");
});

test("a slow step does not fail the run, and the count is the last line", () => {
  const { lines, hasPassed } = summarize([outcome("types"), outcome("lint")], { lint: 4 }, false);
  expect(hasPassed).toBe(true);
  expect(lines).toContain("  lint: passed (10 s, SLOW: usually 4 s)");
  expect(lines.at(-1)).toBe("2 passed, 0 failed");
});

test("the slowest tests of all steps are listed, ten of them at most", () => {
  const tests = Array.from({ length: 8 }, (_, index) => ({
    title: `test ${index}`,
    seconds: index,
    hasFailed: false,
  }));
  const { lines } = summarize([outcome("unit", { tests }), outcome("browser", { tests })], {}, false);
  const listed = lines.filter((line) => / s {2}test/.test(line));
  expect(listed).toHaveLength(10);
  expect(listed[0]).toBe("    7.0 s  test 7");
});

test("a failed step is named with the command that runs it again", () => {
  const { lines, hasPassed } = summarize(
    [outcome("types"), outcome("lint", { hasPassed: false })],
    {},
    false,
  );
  expect(hasPassed).toBe(false);
  expect(lines).toContain("Failed: lint. To run a step again: npm test -- --only lint");
  expect(lines.at(-1)).toBe("1 passed, 1 failed");
});

test("an unsteady test is named, and fails the run only where that is asked for", () => {
  const outcomes = [outcome("unit"), outcome("browser", { unsteady: ["a.spec.ts › opens"] })];
  const green = summarize(outcomes, {}, false);
  expect(green.hasPassed).toBe(true);
  expect(green.lines.slice(-4)).toEqual([
    "Unsteady, because each of these failed once and passed alone (traces in test-results/):",
    "  a.spec.ts › opens",
    "",
    "2 passed, 0 failed",
  ]);
  const red = summarize(outcomes, {}, true);
  expect(red.hasPassed).toBe(false);
  expect(red.lines.at(-1)).toBe("1 passed, 1 failed");
});

test("a run without a step is no success", () => {
  const { lines, hasPassed } = summarize([], {}, false);
  expect(hasPassed).toBe(false);
  expect(lines.at(-1)).toBe("0 passed, 1 failed");
});

test("the end of the output says why a step failed", () => {
  const failed = {
    title: "a.test.ts › adds",
    seconds: 1,
    hasFailed: true,
    message: "\u001B[31mAssertionError: 1\n\n2\n    at a.test.ts:3:5",
  };
  const passed = { title: "a.test.ts › subtracts", seconds: 1, hasFailed: false };
  const { lines } = summarize(
    [
      outcome("unit", { hasPassed: false, tests: [failed, passed] }),
      outcome("types", { hasPassed: false, output: "a.ts(1,1): error TS1\n" }),
      outcome("lint", { output: "no word about a step that passed" }),
    ],
    {},
    false,
  );
  expect(lines.slice(lines.indexOf("Why unit failed:"))).toEqual([
    "Why unit failed:",
    "  a.test.ts › adds",
    "      AssertionError: 1",
    "      2",
    "",
    "Why types failed:",
    "    a.ts(1,1): error TS1",
    "",
    "1 passed, 2 failed",
  ]);
  const many = Array.from({ length: 12 }, () => failed);
  expect(summarize([outcome("unit", { hasPassed: false, tests: many })], {}, false).lines).toContain(
    "  and 2 other tests",
  );
});
