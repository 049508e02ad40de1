import { stripVTControlCharacters } from "node:util";
import { findSlowest, type TestResult } from "./reports";

/** What came of one step. */
export interface Outcome {
  name: string;
  hasPassed: boolean;
  /** Duration of the step in whole seconds. */
  seconds: number;
  /** Tests of the step whose times are known. */
  tests: readonly TestResult[];
  /** The titles of the tests that passed only when they were tried once more. */
  unsteady: readonly string[];
  /** What the command printed, where its output is not shown at once. */
  output?: string;
}

/** Number of tests in the list of the slowest. */
const SLOWEST = 10;

/** Maximum number of failed tests of a step that are named, and of lines that are quoted about each or about a step. */
const MOST_QUOTED = { tests: 10, linesOfTest: 8, linesOfStep: 15 };

/**
 * Returns the duration of a step in words, with a mark if it is at least twice the usual one.
 *
 * @param seconds the duration of this run
 * @param usual the usual duration in seconds, where it is known
 */
export function describeTime(seconds: number, usual: number | undefined): string {
  if (usual === undefined || seconds < 2 * usual) return `${seconds} s`;
  return `${seconds} s, SLOW: usually ${usual} s`;
}

/** Returns the lines of a text that say something. */
const splitLines = (text: string): string[] =>
  stripVTControlCharacters(text)
    .split("\n")
    .filter((line) => line.trim() !== "");

/** Returns why a step failed: its failed tests with their messages but the stack, or the last lines of its output if none is known. */
function describeFailure({ name, tests, output = "" }: Outcome): string[] {
  const failed = tests.filter(({ hasFailed }) => hasFailed);
  const quoted = failed.slice(0, MOST_QUOTED.tests).flatMap(({ title, message = "" }) => [
    `  ${title}`,
    ...splitLines(message)
      .filter((line) => !/^\s+at /u.test(line))
      .slice(0, MOST_QUOTED.linesOfTest)
      .map((line) => `      ${line}`),
  ]);
  const others = failed.length - MOST_QUOTED.tests;
  if (others > 0) quoted.push(`  and ${others} other tests`);
  if (failed.length === 0) {
    quoted.push(
      ...splitLines(output)
        .slice(-MOST_QUOTED.linesOfStep)
        .map((line) => `    ${line}`),
    );
  }
  return ["", `Why ${name} failed:`, ...quoted];
}

/** Returns the last line of a run. */
export const describeCount = (passed: number, failed: number): string => `${passed} passed, ${failed} failed`;

/**
 * Returns the last lines of a run: the slowest tests, the time of each step, why steps failed, the unsteady tests,
 * and the count of steps.
 *
 * @param usual the usual duration of each step in seconds
 * @param failsUnsteady whether an unsteady test fails its step
 */
export function summarize(
  outcomes: readonly Outcome[],
  usual: Readonly<Record<string, number>>,
  failsUnsteady: boolean,
): { lines: string[]; hasPassed: boolean } {
  const isFailed = ({ hasPassed, unsteady }: Outcome) => !hasPassed || (failsUnsteady && unsteady.length > 0);
  const failed = outcomes.filter(isFailed);
  const unsteady = outcomes.flatMap((outcome) => outcome.unsteady);
  const slowest = findSlowest(
    outcomes.flatMap(({ tests }) => tests),
    SLOWEST,
  );
  const lines: string[] = [];
  if (slowest.length > 0) {
    lines.push("", "Slowest tests:");
    lines.push(...slowest.map(({ title, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${title}`));
  }
  if (outcomes.length > 0) lines.push("", "Steps:");
  for (const outcome of outcomes) {
    const time = describeTime(outcome.seconds, usual[outcome.name]);
    lines.push(`  ${outcome.name}: ${isFailed(outcome) ? "failed" : "passed"} (${time})`);
  }
  if (failed.length > 0) {
    const names = failed.map(({ name }) => name);
    lines.push("", `Failed: ${names.join(", ")}. To run a step again: npm test -- --only ${names[0]}`);
    lines.push(...failed.filter(({ hasPassed }) => !hasPassed).flatMap(describeFailure));
  }
  if (unsteady.length > 0) {
    lines.push("", "Unsteady, because each of these failed once and passed alone (traces in test-results/):");
    lines.push(...unsteady.map((title) => `  ${title}`));
  }
  if (outcomes.length === 0) lines.push("There is nothing to do: no file has changed.");
  const count = Math.max(failed.length, outcomes.length === 0 ? 1 : 0);
  lines.push("", describeCount(outcomes.length - failed.length, count));
  return { lines, hasPassed: count === 0 };
}
