import { describe, expect, test } from "vitest";
import {
  compareRuns,
  countFault,
  isRetried,
  MOST_RETRIED,
  readPlaywrightReport,
  readVitestReport,
  findSlowest,
  type Report,
} from "./reports";

const result = (title: string, hasFailed = false, seconds = 1) => ({ title, seconds, hasFailed });
const report = (tests: Report["tests"], errors: string[] = []): Report => ({ tests, errors });

describe("readPlaywrightReport", () => {
  const spec = (title: string, status: string, results: { duration: number; status?: string }[]) => ({
    title,
    tests: [{ status, results }],
  });

  test("names each test by its file, group and title, and adds up its runs", () => {
    const text = JSON.stringify({
      suites: [
        {
          title: "a.spec.ts",
          specs: [spec("opens", "expected", [{ duration: 1500 }])],
          suites: [
            {
              title: "on a phone",
              specs: [spec("closes", "unexpected", [{ duration: 500 }, { duration: 250 }])],
            },
          ],
        },
      ],
      errors: [],
    });
    expect(readPlaywrightReport(text)).toEqual({
      tests: [
        { title: "a.spec.ts › opens", seconds: 1.5, hasFailed: false },
        { title: "a.spec.ts › on a phone › closes", seconds: 0.75, hasFailed: true },
      ],
      errors: [],
    });
  });

  test("counts an interrupted test as failed, and a skipped one as passed", () => {
    const specs = [
      spec("interrupted", "skipped", [{ duration: 1, status: "interrupted" }]),
      spec("skipped", "skipped", [{ duration: 0, status: "skipped" }]),
    ];
    const { tests } = readPlaywrightReport(JSON.stringify({ suites: [{ title: "a.spec.ts", specs }] }));
    expect(tests.map(({ hasFailed }) => hasFailed)).toEqual([true, false]);
  });

  test("keeps errors outside of tests", () => {
    expect(readPlaywrightReport(`{"errors": [{"message": "No tests found"}, {}]}`)).toEqual({
      tests: [],
      errors: ["No tests found", "an error without a message"],
    });
  });

  test("throws when the report is cut off", () => {
    expect(() => readPlaywrightReport(`{"suites": [`)).toThrow(SyntaxError);
  });
});

test("readVitestReport names each test by its file from the root", () => {
  const assertionResults = [
    { fullName: " adds", status: "passed", duration: 2500 },
    { fullName: "waits", status: "todo" },
    { fullName: "divides", status: "failed", duration: null },
  ];
  const text = JSON.stringify({ testResults: [{ name: "/site/src/sum.test.ts", assertionResults }] });
  expect(readVitestReport(text, "/site").tests).toEqual([
    result("src/sum.test.ts › adds", false, 2.5),
    result("src/sum.test.ts › waits", false, 0),
    result("src/sum.test.ts › divides", true, 0),
  ]);
});

test("slowestOf begins with the slowest and leaves the list as it is", () => {
  const tests = [result("a", false, 1), result("b", false, 3), result("c", false, 2)];
  expect(findSlowest(tests, 2).map(({ title }) => title)).toEqual(["b", "c"]);
  expect(tests[0]?.title).toBe("a");
});

describe("isRetried", () => {
  const failures = (count: number) => Array.from({ length: count }, (_, index) => result(`${index}`, true));

  test("holds for a few tests that failed", () => {
    expect(isRetried(report([result("a"), result("b", true)]))).toBe(true);
    expect(isRetried(report(failures(MOST_RETRIED)))).toBe(true);
  });

  test("does not hold when many failed, when none did, or when the run itself failed", () => {
    expect(isRetried(report(failures(MOST_RETRIED + 1)))).toBe(false);
    expect(isRetried(report([result("a")]))).toBe(false);
    expect(isRetried(report([result("a", true)], ["The server did not start."]))).toBe(false);
    expect(isRetried(undefined)).toBe(false);
  });
});

describe("compareRuns", () => {
  const first = report([result("a", true), result("b", true), result("c")]);

  test("passes and names the tests when all of them pass alone", () => {
    const again = report([result("a"), result("b")]);
    expect(compareRuns(first, again, 0)).toEqual({ hasPassed: true, unsteady: ["a", "b"] });
  });

  test("fails when one of them fails again, and still names the other one", () => {
    const again = report([result("a"), result("b", true)]);
    expect(compareRuns(first, again, 1)).toEqual({ hasPassed: false, unsteady: ["a"] });
  });

  test("fails when one of them did not run again, or when nobody knows", () => {
    expect(compareRuns(first, report([result("a")]), 0)).toEqual({ hasPassed: false, unsteady: ["a"] });
    expect(compareRuns(first, undefined, 0)).toEqual({ hasPassed: false, unsteady: [] });
    const again = report([result("a"), result("b")]);
    expect(compareRuns(first, again, 1).hasPassed).toBe(false);
    expect(compareRuns(first, report(again.tests, ["The worker ended."]), 0).hasPassed).toBe(false);
  });
});

test("a step may have its maximum number of tests, and not one more", () => {
  expect(countFault(120, 120)).toBeUndefined();
  expect(countFault(121, 120)).toMatch(/^The step has 121 tests, and may have 120\./);
});
