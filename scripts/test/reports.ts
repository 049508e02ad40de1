/** One test of a report. */
export interface TestResult {
  /** The file and the names of the test, as a reader of the output looks for them. */
  title: string;
  seconds: number;
  hasFailed: boolean;
  /** What the program says about the failure. */
  message?: string;
}

/** What a program reported about its tests. */
export interface Report {
  tests: readonly TestResult[];
  /** Errors outside of tests: then nobody knows whether all tests ran. */
  errors: readonly string[];
}

interface PlaywrightSuite {
  title: string;
  suites?: PlaywrightSuite[];
  specs?: {
    title: string;
    tests: {
      status: "expected" | "unexpected" | "flaky" | "skipped";
      results: { duration: number; status?: string; error?: { message?: string } }[];
    }[];
  }[];
}

/**
 * Reads the JSON report of Playwright. A test that was interrupted has failed.
 *
 * @param text the content of the report's file
 * @throws SyntaxError when the file is cut off.
 */
export function readPlaywrightReport(text: string): Report {
  const { suites = [], errors = [] } = JSON.parse(text) as {
    suites?: PlaywrightSuite[];
    errors?: { message?: string }[];
  };
  const readSuite = ({ title, suites = [], specs = [] }: PlaywrightSuite): TestResult[] => [
    ...specs.flatMap((spec) =>
      spec.tests.map(({ status, results }) => ({
        title: `${title} › ${spec.title}`,
        seconds: results.reduce((sum, { duration }) => sum + duration, 0) / 1000,
        hasFailed: status === "unexpected" || results.some((result) => result.status === "interrupted"),
        message: results.find(({ error }) => error)?.error?.message,
      })),
    ),
    ...suites.flatMap(readSuite).map((test) => ({ ...test, title: `${title} › ${test.title}` })),
  ];
  return {
    tests: suites.flatMap(readSuite),
    errors: errors.map(({ message }) => message ?? "an error without a message"),
  };
}

/**
 * Reads the JSON report of Vitest.
 *
 * @param text the content of the report's file
 * @param root the folder that paths are shown from
 * @throws SyntaxError when the file is cut off.
 */
export function readVitestReport(text: string, root: string): Report {
  const { testResults = [] } = JSON.parse(text) as {
    testResults?: {
      name: string;
      assertionResults: {
        fullName: string;
        status: string;
        duration?: number | null;
        failureMessages?: string[];
      }[];
    }[];
  };
  const tests = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, status, duration, failureMessages }) => ({
      title: `${name.replace(`${root}/`, "")} › ${fullName.trim()}`,
      seconds: (duration ?? 0) / 1000,
      hasFailed: status === "failed",
      message: failureMessages?.[0],
    })),
  );
  return { tests, errors: [] };
}

/** Returns the slowest tests, the slowest first. */
export function findSlowest(tests: readonly TestResult[], count: number): TestResult[] {
  return [...tests].sort((a, b) => b.seconds - a.seconds).slice(0, count);
}

/** Maximum number of failed tests that are tried once more: a larger number is not an accident. */
export const MOST_RETRIED = 10;

/**
 * Checks whether the failed tests of a run are tried once more. They are not when the command failed without naming a
 * test, because then a second run would not show what went wrong.
 */
export function isRetried(report: Report | undefined): boolean {
  if (!report || report.errors.length > 0) return false;
  const failed = report.tests.filter(({ hasFailed }) => hasFailed);
  return failed.length > 0 && failed.length <= MOST_RETRIED;
}

/** What came of the second run. */
export interface Verdict {
  /** Whether every test passed at its first or second run. */
  hasPassed: boolean;
  /** The titles of the tests that failed first and passed then. */
  unsteady: string[];
}

/**
 * Compares the failed tests of a run with their second run.
 *
 * @param status the exit code of the second run
 */
export function compareRuns(first: Report, again: Report | undefined, status: number | null): Verdict {
  const failed = first.tests.filter(({ hasFailed }) => hasFailed).map(({ title }) => title);
  const passed = new Set(again?.tests.filter(({ hasFailed }) => !hasFailed).map(({ title }) => title));
  const unsteady = failed.filter((title) => passed.has(title));
  return {
    hasPassed: status === 0 && again?.errors.length === 0 && unsteady.length === failed.length,
    unsteady,
  };
}

/**
 * Returns what is wrong with the number of tests of a step.
 *
 * @param most the maximum number
 * @returns undefined if there are not too many.
 */
export function countFault(count: number, most: number): string | undefined {
  if (count <= most) return undefined;
  return `The step has ${count} tests, and may have ${most}. Show the same at a lower level: tests/README.md.`;
}
