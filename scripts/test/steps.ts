import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { differences, KEPT_BUILD, report as differencesReport } from "../reproducible/compare";
import { findWarnings } from "./buildLog";
import { run, type Result } from "./process";
import { browserTally, lastWords, unitTally } from "./reports";
import { type Step, type Tally } from "./runner";

/** Where the tools that count leave their counts. */
const REPORTS = path.join(".cache", "test");
const BUILD_LOG = path.join(REPORTS, "build.log");

/** The steps of `npm test`, in their order. */
export const steps: Step[] = [
  { name: "types", title: "type check", run: async () => asOne(await run("tsc", ["--noEmit"])) },
  { name: "lint", title: "lint", run: async () => asOne(await run("eslint", [".", "--max-warnings", "0"])) },
  { name: "format", title: "formatting", run: async () => asOne(await run("prettier", ["--check", "."])) },
  { name: "unit", title: "unit tests", run: unit },
  { name: "build", title: "production build", run: build },
  { name: "warnings", title: "what the build warned of", needs: ["build"], run: warnings },
  { name: "repeat", title: "the same build once more", needs: ["build"], run: repeat },
  { name: "check", title: "checks over the built site", needs: ["build"], run: check },
  { name: "browser", title: "browser tests of the built site", needs: ["build"], run: browser },
];

function asOne({ code }: Result): Tally {
  return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
}

async function unit(): Promise<Tally> {
  const file = await freshReport("unit.json");
  const result = await run("vitest", [
    "run",
    "--reporter=default",
    "--reporter=json",
    `--outputFile.json=${file}`,
  ]);
  return withExitCode(unitTally(await readReport(file)), result);
}

async function build(): Promise<Tally> {
  // Without the bundler's cache, which may hold modules whose configuration has changed since. What plugins keep in
  // .cache/ stays: it is keyed by what it was made from.
  await run("docusaurus", ["clear"]);
  const { code, output } = await run("docusaurus", ["build"]);
  await mkdir(REPORTS, { recursive: true });
  await writeFile(BUILD_LOG, output);
  return asOne({ code, output });
}

/** A warning does not spoil the build, so the steps after it still have something to look at. */
async function warnings(): Promise<Tally> {
  const found = findWarnings(await readFile(BUILD_LOG, "utf8"));
  for (const warning of found) console.log(warning);
  if (found.length > 0) {
    throw new Error(`the build warned: ${found.map((warning) => warning.split("\n")[0]).join(" ")}`);
  }
  return { passed: 1, failed: 0 };
}

/**
 * Builds again with the caches of the first build: the same files must come of it. It costs a quarter of a build from
 * nothing, and finds times, random names and caches that give something else than what they stand for.
 */
async function repeat(): Promise<Tally> {
  await rm(KEPT_BUILD, { recursive: true, force: true });
  await mkdir(path.dirname(KEPT_BUILD), { recursive: true });
  await rename("build", KEPT_BUILD);
  const { code } = await run("docusaurus", ["build"]);
  if (code !== 0) {
    // The steps that follow look at the first one.
    await rm("build", { recursive: true, force: true });
    await rename(KEPT_BUILD, "build");
    return { passed: 0, failed: 1 };
  }
  const found = await differences(KEPT_BUILD, "build");
  if (found.length > 0) console.log(differencesReport(found));
  else await rm(KEPT_BUILD, { recursive: true });
  return found.length > 0 ? { passed: 0, failed: 1 } : { passed: 1, failed: 0 };
}

async function check(): Promise<Tally> {
  const file = await freshReport("check.json");
  const result = await run("tsx", ["checks/run.ts", "--json", file]);
  return withExitCode(await readReport(file), result);
}

async function browser(): Promise<Tally> {
  const file = await freshReport("browser.json");
  const result = await run("playwright", ["test"], { PLAYWRIGHT_JSON_OUTPUT_FILE: file });
  return withExitCode(browserTally(await readReport(file)), result);
}

/** The tool's word is final: where it ended badly without a failed test, there is one failure more. */
function withExitCode(tally: Tally, { code, output }: Result): Tally {
  return code !== 0 && tally.failed === 0 ? { ...tally, failed: 1, failures: [lastWords(output)] } : tally;
}

async function freshReport(name: string): Promise<string> {
  await mkdir(REPORTS, { recursive: true });
  const file = path.join(REPORTS, name);
  await rm(file, { force: true });
  return file;
}

async function readReport<T>(file: string): Promise<T> {
  const text = await readFile(file, "utf8").catch(() => {
    throw new Error("ended before it could report");
  });
  return JSON.parse(text) as T;
}
