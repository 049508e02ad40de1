import path from "node:path";
import { type Tally } from "./runner";

/** What vitest's JSON reporter writes, as far as it is read here. */
export interface UnitReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    status: string;
    message?: string;
    assertionResults: { fullName: string; status: string; failureMessages?: string[] }[];
  }[];
}

/** What Playwright's JSON reporter writes, as far as it is read here. */
export interface BrowserReport {
  stats: { expected: number; unexpected: number; flaky: number };
  suites: BrowserSuite[];
  /** Errors that belong to no test. */
  errors?: { message?: string }[];
}

interface BrowserSuite {
  title: string;
  suites?: BrowserSuite[];
  specs?: {
    title: string;
    file: string;
    line: number;
    ok: boolean;
    tests: { status: string; results: { errors?: { message?: string }[] }[] }[];
  }[];
}

const COLOURS = /\u001b\[[0-9;]*m/g;

/** A failure's name with the first lines of what it says below it, without colours. */
function failure(name: string, message = ""): string {
  const lines = message.replace(COLOURS, "").trim().split("\n").slice(0, 8);
  return [
    name,
    ...lines.filter((line) => line.trim() && !/^\s+at /.test(line)).map((line) => `  ${line}`),
  ].join("\n");
}

/**
 * The counts and the failures of the unit tests.
 *
 * @param root the folder that the names of files are told from
 */
export function unitTally(report: UnitReport, root = process.cwd()): Tally {
  const failures = report.testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = path.relative(root, name);
    // A file that cannot be loaded holds no failed test; it is one failure by itself.
    if (status === "failed" && assertionResults.length === 0) return [failure(file, message)];
    return assertionResults
      .filter((test) => test.status === "failed")
      .map((test) => failure(`${file} › ${test.fullName}`, test.failureMessages?.[0]));
  });
  return { passed: report.numPassedTests, failed: failures.length, failures };
}

/** The counts and the failures of the browser tests. A test that passed when repeated has passed. */
export function browserTally({ errors = [], stats, suites }: BrowserReport): Tally {
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    failures: [
      ...suites.flatMap((suite) => failuresOf(suite)),
      ...errors.map(({ message }) => failure("outside of any test", message)),
    ],
  };
}

function failuresOf({ specs = [], suites = [] }: BrowserSuite, inside = ""): string[] {
  return [
    ...specs
      .filter(({ ok }) => !ok)
      .map(({ file, line, tests, title }) =>
        failure(
          `${file}:${line} › ${inside}${title}`,
          tests.flatMap(({ results }) => results).find(({ errors }) => errors?.length)?.errors?.[0]?.message,
        ),
      ),
    ...suites.flatMap((suite) => failuresOf(suite, `${inside}${suite.title} › `)),
  ];
}

/** The end of what a tool printed, for one that failed without naming what. */
export function lastWords(output: string, lines = 30): string {
  return output.replace(COLOURS, "").trimEnd().split("\n").slice(-lines).join("\n");
}
