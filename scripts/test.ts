/**
 * `npm test`: everything that CI runs, step by step; a step that fails does not stop the others, but those that look at
 * the build do not run without one. The last line is always `N passed, N failed`, which counts steps.
 *
 *     npm test                        everything
 *     npm test -- --only unit,check   some steps, in their order
 *     npm test -- --changed           what the changes since `main` can break; `--changed=<commit>` names another start
 */
import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { parseArgs } from "node:util";

/** A step is a command of node_modules/.bin with its arguments; one without a command has nothing to do. */
type Step = readonly [name: string, command: readonly string[]];

const ALL: readonly Step[] = [
  ["patches", ["patch-package", "--error-on-warn"]],
  // TypeScript 7 by its path: version 6, whose API typescript-eslint needs, has the same name in node_modules/.bin.
  ["types", ["../typescript-7/bin/tsc", "--noEmit"]],
  ["lint", ["eslint", ".", "--max-warnings", "0"]],
  ["format", ["prettier", "--check", "."]],
  ["unit", ["vitest", "run"]],
  ["build", ["docusaurus", "build"]],
  ["check", ["tsx", "checks/run.ts"]],
  ["browserslist", ["tsx", "scripts/browserslist.ts"]],
  ["browser", ["playwright", "test"]],
  ["deploy", ["tsx", "scripts/deploy-names.ts"]],
];
const NEED_BUILD = ["check", "browserslist", "browser", "deploy"];

/**
 * The steps for the files that changed. Where these are pages and nothing else, only these pages are checked and opened;
 * whatever else changed may concern every page.
 */
function stepsFor(files: readonly string[], since: string): Step[] {
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
    only.types = only.browserslist = only.deploy = [];
    // What pages name is read, not imported.
    only.unit = ["vitest", "run", "config/pages.test.ts"];
    only.check = written.length > 0 ? ["tsx", "checks/run.ts", ...written] : [];
    only.browser = ["playwright", "test", "tests/pages/every-page.spec.ts", "-g", `(${routes.join("|")}) is`];
    if (written.length === 0 || written.some((file) => file.startsWith("blog/"))) {
      only.browser = ["playwright", "test", "tests/pages/every-page.spec.ts"];
    }
  }
  return ALL.map(([name, command]) => [name, only[name] ?? command]);
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

function run(steps: readonly Step[]): void {
  const failed: string[] = [];
  let passed = 0;
  for (const [name, [command, ...args]] of steps) {
    if (command === undefined) continue;
    const isBlocked = NEED_BUILD.includes(name) && failed.includes("build");
    console.log(`\n=== ${name}: ${isBlocked ? "not run, there is no build" : [command, ...args].join(" ")}`);
    const started = Date.now();
    const { status } = isBlocked
      ? { status: 1 }
      : spawnSync(`node_modules/.bin/${command}`, args, {
          stdio: ["ignore", "inherit", "inherit"],
          // A broken link, anchor or duplicate route stops this build, and no other: docusaurus.config.ts.
          env: { ...process.env, STRICT: "true" },
        });
    if (status === 0) passed += 1;
    else failed.push(name);
    console.log(
      `=== ${name}: ${status === 0 ? "passed" : "failed"} (${Math.round((Date.now() - started) / 1000)} s)`,
    );
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
const wanted = values.only?.split(",").map((name) => name.trim());
const unknown = wanted?.filter((name) => !ALL.some(([known]) => known === name)) ?? [];
if (unknown.length > 0) {
  console.error(
    `There is no step ${unknown.join(", ")}. The steps are ${ALL.map(([name]) => name).join(", ")}.`,
  );
  console.log("0 passed, 1 failed");
  process.exitCode = 1;
} else {
  const steps = values.changed === undefined ? ALL : stepsFor(changedSince(values.changed), values.changed);
  run(steps.filter(([name]) => wanted?.includes(name) ?? true));
}
