import { describe, expect, it } from "vitest";
import { browserTally, lastWords, unitTally } from "./reports";

describe("unitTally", () => {
  const passed = { fullName: "adds", status: "passed" };

  it("names what failed, by its file, with the first words of why and no colours", () => {
    const failed = {
      fullName: "maths divides",
      status: "failed",
      failureMessages: ["\u001b[31mAssertionError: expected 2\u001b[39m\n    at /site/src/maths.test.ts:3:4"],
    };
    const testResults = [
      { name: "/site/src/maths.test.ts", status: "failed", assertionResults: [passed, failed] },
    ];
    expect(unitTally({ numPassedTests: 1, numFailedTests: 1, testResults }, "/site")).toEqual({
      passed: 1,
      failed: 1,
      failures: ["src/maths.test.ts › maths divides\n  AssertionError: expected 2"],
    });
  });

  it("counts a file that cannot be loaded as one failure", () => {
    const testResults = [
      { name: "/site/a.test.ts", status: "failed", message: "Cannot find module", assertionResults: [] },
      { name: "/site/b.test.ts", status: "passed", assertionResults: [passed] },
    ];
    expect(unitTally({ numPassedTests: 1, numFailedTests: 0, testResults }, "/site")).toEqual({
      passed: 1,
      failed: 1,
      failures: ["a.test.ts\n  Cannot find module"],
    });
  });
});

describe("browserTally", () => {
  const spec = (title: string, ok: boolean, message?: string) => ({
    title,
    ok,
    file: "menu.spec.ts",
    line: 7,
    tests: [{ status: "", results: [{ errors: message ? [{ message }] : [] }] }],
  });

  it("names what failed inside its groups, and passes what passed when repeated", () => {
    const inner = {
      title: "menu",
      specs: [spec("opens", true), spec("closes", false, "Error: it stays\n\nmore")],
    };
    const suites = [{ title: "menu.spec.ts", suites: [inner], specs: [spec("flakes", true, "Error: once")] }];
    expect(browserTally({ stats: { expected: 1, unexpected: 1, flaky: 1 }, suites })).toEqual({
      passed: 2,
      failed: 1,
      failures: ["menu.spec.ts:7 › menu › closes\n  Error: it stays\n  more"],
    });
  });

  it("tells of errors outside of any test", () => {
    const stats = { expected: 1, unexpected: 0, flaky: 0 };
    expect(browserTally({ stats, suites: [], errors: [{ message: "Error: no server" }] }).failures).toEqual([
      "outside of any test\n  Error: no server",
    ]);
  });
});

describe("lastWords", () => {
  it("are the last lines, without colours", () => {
    expect(lastWords("one\n\u001b[1mtwo\u001b[22m\nthree\n", 2)).toBe("two\nthree");
  });
});
