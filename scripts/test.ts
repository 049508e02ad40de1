/**
 * `npm test`: everything that CI runs, step by step; a step that fails does not stop the others, but those that look at
 * the build do not run without one. Steps that keep one core busy run at the same time. The last line is always
 * `N passed, N failed`, which counts steps.
 *
 *     npm test                        everything
 *     npm test -- --only unit,check   some steps, in their order
 *     npm test -- --changed           what the changes since `main` can break; `--changed=<commit>` names another start
 */
import { execFileSync, spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { parseArgs } from "node:util";

/** A step is a command of node_modules/.bin with its arguments; one without a command has nothing to do. */
type Step = readonly [name: string, command: readonly string[]];

/** The steps in their order; those of one group run at the same time. */
const GROUPS: readonly (readonly Step[])[] = [
  [["patches", ["patch-package", "--error-on-warn"]]],
  [
    ["types", ["tsc", "--noEmit"]],
    ["lint", ["eslint", ".", "--max-warnings", "0"]],
    ["format", ["prettier", "--check", "."]],
  ],
  [["unit", ["vitest", "run"]]],
  [["build", ["docusaurus", "build"]]],
  [
    ["check", ["tsx", "checks/run.ts"]],
    ["browserslist", ["tsx", "scripts/browserslist.ts"]],
    ["deploy", ["tsx", "scripts/deploy-names.ts"]],
  ],
  [["browser", ["playwright", "test"]]],
];
const NAMES = GROUPS.flat().map(([name]) => name);
const NEED_BUILD = ["check", "browserslist", "browser", "deploy"];

/**
 * What steps run for the files that changed, where it is not what they always run; a step without words has nothing to
 * do. Where the files are pages and nothing else, only these pages are checked and opened; whatever else changed may
 * concern every page.
 */
function commandsFor(files: readonly string[], since: string): Record<string, readonly string[]> {
  if (files.length === 0) return Object.fromEntries(NAMES.map((name) => [name, []]));
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
    only.types = only.browserslist = only.deploy = [];
    // What pages name is read, not imported.
    only.unit = ["vitest", "run", "config/pages.test.ts"];
    only.check = written.length > 0 ? ["tsx", "checks/run.ts", ...written] : [];
    only.browser = ["playwright", "test", "tests/pages/every-page.spec.ts", "-g", `(${routes.join("|")}) is`];
    if (written.length === 0 || written.some((file) => file.startsWith("blog/"))) {
      only.browser = ["playwright", "test", "tests/pages/every-page.spec.ts"];
    }
  }
  return only;
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

/** Runs a step; what it prints is shown at once, or where others run at the same time, when it ends. */
function runStep([name, [command, ...args]]: Step, isAlone: boolean): Promise<boolean> {
  const started = Date.now();
  const title = `\n=== ${name}: ${[command, ...args].join(" ")}`;
  if (isAlone) console.log(title);
  const child = spawn(`node_modules/.bin/${command}`, args, {
    stdio: ["ignore", isAlone ? "inherit" : "pipe", isAlone ? "inherit" : "pipe"],
    // A broken link, anchor or duplicate route stops this build, and no other: docusaurus.config.ts.
    env: { ...process.env, STRICT: "true" },
  });
  const printed: Buffer[] = [];
  child.stdout?.on("data", (part: Buffer) => printed.push(part));
  child.stderr?.on("data", (part: Buffer) => printed.push(part));
  return new Promise((resolve) => {
    const end = (isPassed: boolean) => {
      if (!isAlone) console.log(`${title}\n${Buffer.concat(printed).toString()}`);
      const seconds = Math.round((Date.now() - started) / 1000);
      console.log(`=== ${name}: ${isPassed ? "passed" : "failed"} (${seconds} s)`);
      resolve(isPassed);
    };
    child.on("error", (error) => {
      printed.push(Buffer.from(error.message));
      end(false);
    });
    child.on("close", (status) => end(status === 0));
  });
}

async function run(groups: readonly (readonly Step[])[]): Promise<void> {
  const failed: string[] = [];
  let passed = 0;
  for (const group of groups) {
    const isBlocked = (name: string) => NEED_BUILD.includes(name) && failed.includes("build");
    for (const [name] of group.filter(([step]) => isBlocked(step))) {
      console.log(`\n=== ${name}: not run, there is no build`);
      failed.push(name);
    }
    const runnable = group.filter(([name]) => !failed.includes(name));
    const results = await Promise.all(runnable.map((step) => runStep(step, runnable.length === 1)));
    for (const [index, [name]] of runnable.entries()) {
      if (results[index]) passed += 1;
      else failed.push(name);
    }
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

const args = process.argv.slice(2).map((arg) => (arg === "--changed" ? "--changed=main" : arg));
const { values } = parseArgs({ args, options: { only: { type: "string" }, changed: { type: "string" } } });
const wanted = values.only?.split(",").map((name) => name.trim()) ?? NAMES;
const unknown = wanted.filter((name) => !NAMES.includes(name));
if (unknown.length > 0) {
  console.error(`There is no step ${unknown.join(", ")}. The steps are ${NAMES.join(", ")}.`);
  console.log("0 passed, 1 failed");
  process.exitCode = 1;
} else {
  const { changed } = values;
  const commands = changed === undefined ? {} : commandsFor(changedSince(changed), changed);
  const groups = GROUPS.map((group) =>
    group
      .map(([name, command]): Step => [name, commands[name] ?? command])
      .filter(([name, command]) => wanted.includes(name) && command.length > 0),
  );
  void run(groups);
}
