import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import {
  compareRuns,
  countFault,
  isRetried,
  readPlaywrightReport,
  readVitestReport,
  type Report,
} from "./reports";
import { type Step } from "./steps";
import { describeTime, type Outcome } from "./summary";

/** The folder of reports and traces. */
const RESULTS = "test-results";

/** A file of each build. */
const BUILT = "build/index.html";

/** Number of steps that run at the same time. */
const LANES = 2;

/**
 * Returns the first step that can start now.
 *
 * @param waiting the steps that have not started, in their order
 * @param running the steps that have not ended
 * @returns undefined if a step has to end first.
 */
export function findNextStep(waiting: readonly Step[], running: readonly Step[]): Step | undefined {
  if (running.length >= LANES || running.some(({ isAlone }) => isAlone)) return undefined;
  const isBuilt = ![...waiting, ...running].some(({ name }) => name === "build");
  for (const step of waiting) {
    // No later step overtakes one that runs alone, because that one would never start.
    if (step.isAlone) return running.length === 0 ? step : undefined;
    if (isBuilt || !step.needsBuild) return step;
  }
  return undefined;
}

/**
 * Runs steps, two at a time. A step that fails does not stop the others, except those that need the build.
 *
 * @returns the outcomes in the order of the steps
 */
export async function runSteps(
  steps: readonly Step[],
  usual: Readonly<Record<string, number>>,
): Promise<Outcome[]> {
  const outcomes = new Map<string, Outcome>();
  const waiting = [...steps];
  const running = new Map<Step, Promise<void>>();
  const runOne = async (step: Step): Promise<void> => {
    const { name } = step;
    const isBuildMissing = outcomes.get("build")?.hasPassed === false || !existsSync(BUILT);
    if (step.needsBuild && isBuildMissing) {
      console.log(`\n=== ${name}: not run, because there is no build`);
      outcomes.set(name, { name, hasPassed: false, seconds: 0, tests: [], unsteady: [] });
      return;
    }
    const started = Date.now();
    const outcome = await runStep(step);
    const fault = step.most === undefined ? undefined : countFault(outcome.tests.length, step.most);
    if (fault) console.error(`\n${fault}`);
    const seconds = Math.round((Date.now() - started) / 1000);
    const hasPassed = outcome.hasPassed && fault === undefined;
    console.log(`=== ${name}: ${hasPassed ? "passed" : "failed"} (${describeTime(seconds, usual[name])})`);
    outcomes.set(name, { ...outcome, name, hasPassed, seconds });
  };
  while (waiting.length > 0 || running.size > 0) {
    const step = findNextStep(waiting, [...running.keys()]);
    if (step) {
      waiting.splice(waiting.indexOf(step), 1);
      running.set(
        step,
        runOne(step).finally(() => running.delete(step)),
      );
    } else {
      await Promise.race(running.values());
    }
  }
  return steps.map(({ name }) => outcomes.get(name)!);
}

/** Runs one step, and its failed browser tests once more. */
async function runStep(step: Step): Promise<Omit<Outcome, "name" | "seconds">> {
  const { name, command, env = {}, reports, isAlone = false } = step;
  if (reports === undefined) {
    const { status, output } = await runCommand(name, command, env, isAlone);
    return { hasPassed: status === 0, tests: [], unsteady: [], output };
  }
  const folder = path.join(RESULTS, name);
  rmSync(folder, { recursive: true, force: true });
  const file = path.join(folder, "report.json");
  if (reports === "vitest") {
    const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
    const { status, output } = await runCommand(name, [...command, ...reporters], env, isAlone);
    const report = readReport(file, (text) => readVitestReport(text, process.cwd()));
    return { hasPassed: status === 0, tests: report?.tests ?? [], unsteady: [], output };
  }
  const traces = path.join(folder, "first");
  const { status } = await runCommand(
    name,
    [...command, "--output", traces],
    { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: path.resolve(file) },
    isAlone,
  );
  const first = readReport(file, readPlaywrightReport);
  const tests = first?.tests ?? [];
  if (status === 0 || !first || !isRetried(first)) return { hasPassed: status === 0, tests, unsteady: [] };
  console.log(`\n=== ${name}: the tests that failed, once more and alone`);
  const fileAgain = path.join(folder, "report-again.json");
  const lastRun = ["--last-failed", "--last-failed-file", path.join(traces, ".last-run.json")];
  const { status: statusAgain } = await runCommand(
    name,
    [...command, ...lastRun, "--workers", "1", "--output", path.join(folder, "again")],
    { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: path.resolve(fileAgain), TRACE_ALL: "true" },
    isAlone,
  );
  return { tests, ...compareRuns(first, readReport(fileAgain, readPlaywrightReport), statusAgain) };
}

/** Reads a report. Returns undefined if there is none, or if it is cut off. */
function readReport(file: string, read: (text: string) => Report): Report | undefined {
  if (!existsSync(file)) return undefined;
  try {
    return read(readFileSync(file, "utf8"));
  } catch (error) {
    console.error(`${file} cannot be read: ${String(error)}`);
    return undefined;
  }
}

/** Runs a command. Its output is shown at once if it runs alone, otherwise in one piece when it has ended. */
async function runCommand(
  name: string,
  [command, ...args]: readonly string[],
  env: Readonly<Record<string, string>>,
  isAlone: boolean,
): Promise<{ status: number | null; output: string }> {
  const title = `\n=== ${[`${name}:`, command, ...args].join(" ")}`;
  console.log(isAlone ? title : `=== ${name}: started`);
  const target = isAlone ? "inherit" : "pipe";
  const child = spawn(`node_modules/.bin/${command}`, args, {
    stdio: ["ignore", target, target],
    env: {
      ...process.env,
      // A broken link, anchor or duplicate route stops this build, but no other build: docusaurus.config.ts.
      STRICT: "true",
      ...(process.stdout.isTTY && { FORCE_COLOR: "1" }),
      ...env,
    },
  });
  const said: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on("data", (data: Buffer) => said.push(data));
  const closed = once(child, "close") as Promise<[number | null]>;
  const [status] = await closed.catch((error: Error) => {
    // There is no such command.
    console.error(error.message);
    return [null];
  });
  const output = Buffer.concat(said).toString().trim();
  if (!isAlone) console.log(`${title}\n${output}`);
  return { status, output };
}
