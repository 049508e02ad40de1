/**
 * `npm test`: everything that CI runs, in steps; one that fails does not stop the others, but those that look at the
 * build do not run without one. The last line is always `N passed, N failed`, which counts steps.
 *
 *     npm test                        everything
 *     npm test -- --only unit,check   some steps, in their order
 *     npm test -- --changed           what the changes since `main` can break; `--changed=<commit>` names another start
 */
import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync } from "node:fs";
import { parseArgs } from "node:util";

/** A step is a command of node_modules/.bin with its arguments; one without a command has nothing to do. */
type Step = readonly [name: string, command: readonly string[]];

/** The steps of one round run at once: each of them keeps little more than one core busy. */
const ROUNDS: readonly (readonly Step[])[] = [
  [["patches", ["patch-package", "--error-on-warn"]]],
  [
    // TypeScript 7 by its path: version 6, whose API typescript-eslint needs, has the same name in node_modules/.bin.
    ["types", ["../typescript-7/bin/tsc", "--noEmit"]],
    ["lint", ["eslint", ".", "--max-warnings", "0"]],
    ["format", ["prettier", "--check", "."]],
    ["unused", ["knip", "--no-progress"]],
  ],
  // One after the other: the build takes from the cache what the unit tests have compiled.
  [["unit", ["vitest", "run"]]],
  [["build", ["docusaurus", "build"]]],
  [
    ["check", ["tsx", "checks/run.ts"]],
    ["browserslist", ["tsx", "scripts/browserslist.ts"]],
    ["deploy", ["tsx", "scripts/deploy-names.ts"]],
    ["assistants", ["vitest", "run", "--config", "vitest.built.config.mts"]],
  ],
  [["browser", ["playwright", "test"]]],
];
const NAMES = ROUNDS.flat().map(([name]) => name);
const NEED_BUILD = ["check", "browserslist", "browser", "deploy", "assistants"];

/**
 * The steps for the files that changed. Where these are pages and nothing else, only these pages are checked and opened;
 * whatever else changed may concern every page.
 */
function roundsFor(files: readonly string[], since: string): Step[][] {
  if (files.length === 0) return [];
  const existing = files.filter((file) => existsSync(file));
  const code = existing.filter((file) => /\.(?:ts|tsx|mts|mjs|js)$/.test(file));
  const pages = files.filter((file) => /^(?:docs|blog)\/.*\.mdx?$/.test(file) && !/(?:^|\/)_/.test(file));
  const only: Record<string, readonly string[]> = {
    lint: code.length > 0 ? ["eslint", "--max-warnings", "0", "--no-warn-ignored", ...code] : [],
    format: existing.length > 0 ? ["prettier", "--check", "--ignore-unknown", ...existing] : [],
    unit: ["vitest", "run", "--changed", since, "--passWithNoTests"],
  };
  if (pages.length === files.length) {
    const written = pages.filter((file) => existsSync(file));
    const routes = written.map((file) => routeOf(file).replace(/\W/g, "."));
    only.types = only.browserslist = only.deploy = only.assistants = [];
    // What pages name is read, not imported.
    only.unit = ["vitest", "run", "config/pages.test.ts"];
    only.check = written.length > 0 ? ["tsx", "checks/run.ts", ...written] : [];
    only.browser = ["playwright", "test", "tests/pages/every-page.spec.ts", "-g", `(${routes.join("|")}) is`];
    if (written.length === 0 || written.some((file) => file.startsWith("blog/"))) {
      only.browser = ["playwright", "test", "tests/pages/every-page.spec.ts"];
    }
  }
  return ROUNDS.map((steps) => steps.map(([name, command]) => [name, only[name] ?? command]));
}

/** The route of a page of docs: its path, or what it says itself. */
function routeOf(file: string): string {
  const [, slug] = /^slug: *(\S+)/m.exec(readFileSync(file, "utf8")) ?? [];
  return slug ?? file.replace(/^docs|(?:\/index)?\.mdx?$/g, "");
}

/** What differs from a commit in the working tree, with files that Git does not know yet. */
function changedSince(commit: string): string[] {
  const git = (...args: string[]) => execFileSync("git", args, { encoding: "utf8" }).split("\n");
  const files = [
    ...git("diff", "--name-only", "--no-renames", commit),
    ...git("ls-files", "--others", "--exclude-standard"),
  ];
  return files.filter(Boolean);
}

async function run(rounds: readonly (readonly Step[])[]): Promise<void> {
  const failed: string[] = [];
  let passed = 0;
  for (const round of rounds) {
    const runStep = async ([name, command]: Step): Promise<void> => {
      const isBlocked = NEED_BUILD.includes(name) && failed.includes("build");
      const started = Date.now();
      if (isBlocked) console.log(`\n=== ${name}: not run, there is no build`);
      const status = isBlocked ? 1 : await statusOf(name, command, round.length === 1);
      const seconds = Math.round((Date.now() - started) / 1000);
      if (status === 0) passed += 1;
      else failed.push(name);
      console.log(`=== ${name}: ${status === 0 ? "passed" : "failed"} (${seconds} s)`);
    };
    await Promise.all(round.map(runStep));
  }
  if (failed.length > 0)
    console.log(`\nFailed: ${failed.join(", ")}. Once more: npm test -- --only ${failed[0]}`);
  if (passed + failed.length === 0) {
    console.log("There is nothing to do: no file has changed.");
    failed.push("nothing");
  }
  console.log(`\n${passed} passed, ${failed.length} failed`);
  process.exitCode = failed.length === 0 ? 0 : 1;
}

/** Runs the command of a step. What it says is shown at once where it runs alone, otherwise when it has ended. */
async function statusOf(
  name: string,
  [command, ...args]: readonly string[],
  isAlone: boolean,
): Promise<number | null> {
  const title = `\n=== ${[`${name}:`, command, ...args].join(" ")}`;
  if (isAlone) console.log(title);
  const output = isAlone ? "inherit" : "pipe";
  const child = spawn(`node_modules/.bin/${command}`, args, {
    stdio: ["ignore", output, output],
    env: {
      ...process.env,
      // A broken link, anchor or duplicate route stops this build, and no other: docusaurus.config.ts.
      STRICT: "true",
      ...(process.stdout.isTTY && { FORCE_COLOR: "1" }),
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

const args = process.argv.slice(2).map((arg) => (arg === "--changed" ? "--changed=main" : arg));
const { values } = parseArgs({ args, options: { only: { type: "string" }, changed: { type: "string" } } });
const wanted = values.only?.split(",").map((name) => name.trim());
const unknown = wanted?.filter((name) => !NAMES.includes(name)) ?? [];
if (unknown.length > 0) {
  console.error(`There is no step ${unknown.join(", ")}. The steps are ${NAMES.join(", ")}.`);
  console.log("0 passed, 1 failed");
  process.exitCode = 1;
} else {
  const { changed } = values;
  const rounds = changed === undefined ? ROUNDS : roundsFor(changedSince(changed), changed);
  const isWanted = ([name, command]: Step) => command.length > 0 && (wanted?.includes(name) ?? true);
  void run(rounds.map((round) => round.filter(isWanted)));
}
