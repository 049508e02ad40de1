import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync, rmSync } from "node:fs";
import path from "node:path";
import { compareRuns, isRetried, readPlaywrightReport, readVitestReport, type Report } from "./reports";
import { type Round, type Step } from "./steps";
import { describeTime, type Outcome } from "./summary";

/** The folder of reports and traces. */
const RESULTS = "test-results";

/** Runs rounds of steps one after the other. A step that fails does not stop the others, except those that need the build. */
export async function runRounds(
  rounds: readonly Round[],
  usual: Readonly<Record<string, number>>,
): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const round of rounds) {
    const isBuildMissing = outcomes.some(({ name, hasPassed }) => name === "build" && !hasPassed);
    const runOne = async (step: Step): Promise<Outcome> => {
      if (step.needsBuild && isBuildMissing) {
        console.log(`\n=== ${step.name}: not run, because there is no build`);
        return { name: step.name, hasPassed: false, seconds: 0, tests: [], unsteady: [] };
      }
      const started = Date.now();
      const outcome = await runStep(step, round.length === 1);
      const seconds = Math.round((Date.now() - started) / 1000);
      const word = outcome.hasPassed ? "passed" : "failed";
      console.log(`=== ${step.name}: ${word} (${describeTime(seconds, usual[step.name])})`);
      return { ...outcome, name: step.name, seconds };
    };
    outcomes.push(...(await Promise.all(round.map(runOne))));
  }
  return outcomes;
}

/** Runs one step, and its failed browser tests once more. */
async function runStep(step: Step, isAlone: boolean): Promise<Omit<Outcome, "name" | "seconds">> {
  const { name, command, env = {}, reports } = step;
  if (reports === undefined) {
    return { hasPassed: (await statusOf(name, command, env, isAlone)) === 0, tests: [], unsteady: [] };
  }
  const folder = path.join(RESULTS, name);
  rmSync(folder, { recursive: true, force: true });
  const file = path.join(folder, "report.json");
  if (reports === "vitest") {
    const reporters = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
    const status = await statusOf(name, [...command, ...reporters], env, isAlone);
    const report = readReport(file, (text) => readVitestReport(text, process.cwd()));
    return { hasPassed: status === 0, tests: report?.tests ?? [], unsteady: [] };
  }
  const output = path.join(folder, "first");
  const status = await statusOf(
    name,
    [...command, "--output", output],
    { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: path.resolve(file) },
    isAlone,
  );
  const first = readReport(file, readPlaywrightReport);
  const tests = first?.tests ?? [];
  if (status === 0 || !first || !isRetried(first)) return { hasPassed: status === 0, tests, unsteady: [] };
  console.log(`\n=== ${name}: the tests that failed, once more and alone`);
  const fileAgain = path.join(folder, "report-again.json");
  const lastRun = ["--last-failed", "--last-failed-file", path.join(output, ".last-run.json")];
  const statusAgain = await statusOf(
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

/** Runs a command. Its output is shown at once if it runs alone, otherwise when it has ended. */
async function statusOf(
  name: string,
  [command, ...args]: readonly string[],
  env: Readonly<Record<string, string>>,
  isAlone: boolean,
): Promise<number | null> {
  const title = `\n=== ${[`${name}:`, command, ...args].join(" ")}`;
  if (isAlone) console.log(title);
  const output = isAlone ? "inherit" : "pipe";
  const child = spawn(`node_modules/.bin/${command}`, args, {
    stdio: ["ignore", output, output],
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
  if (!isAlone) console.log(`${title}\n${Buffer.concat(said).toString().trim()}`);
  return status;
}
