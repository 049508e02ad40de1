import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";

/** One command of a run. */
export interface Step {
  name: string;
  /** A command of `node_modules/.bin` with its arguments; a step without one has nothing to do. */
  command: readonly string[];
  /** Environment variables of the command, as well as those of the run. */
  env?: Readonly<Record<string, string>>;
  /** The program that writes a report of its tests. A failed test of Playwright is tried once more. */
  reports?: "vitest" | "playwright";
  /** Maximum number of tests in the report. A step with more of them fails. */
  most?: number;
  /** Whether the step looks at what the step `build` made. */
  needsBuild?: boolean;
  /** Whether no other step runs at the same time: the first one, which changes packages, and tests that use a browser. */
  isAlone?: boolean;
  /** Whether only `npm run test:all` runs the step. */
  isRest?: boolean;
}

/** The tag of the browser tests that `npm test` runs: the things that people come for. */
export const CORE_TAG = "@core";

/** The tag of the browser tests that only the weekly job runs, by `npm run test:weekly`. */
export const WEEKLY_TAG = "@weekly";

/** Maximum number of browser tests in `npm test`, and in the rest of `npm run test:all`: each can fail by accident. */
const MOST_TESTS = { core: 120, rest: 330 };

const ESLINT = ["eslint", ".", "--max-warnings", "0"];

const CHECK = ["tsx", "checks/run.ts"];

/** The check that takes as long as all others. */
const LONG_CHECK = "reader-view";

const TESTS_OF_BUILD = ["vitest", "run", "--config", "vitest.built.config.mts"];

/** The official client of the assistants' server over both transports, and an exchange with each tool. */
const EXCHANGES = [
  "tests/assistants/protocol/officialClient.test.ts",
  "tests/assistants/answers/exchanges.test.ts",
];

/**
 * All steps. Two run at a time, and each starts as soon as it can, in this order. So both of two cores are always busy.
 * The build comes early, because others need it. Few steps use two cores from beginning to end.
 */
export const STEPS: readonly Step[] = [
  { name: "patches", command: ["patch-package", "--error-on-warn"], isAlone: true },
  {
    name: "unit",
    command: ["vitest", "run", "--project=node", "--project=dom"],
    reports: "vitest",
  },
  // TypeScript 7 by its path, because version 6 has the same name in node_modules/.bin: typescript-eslint needs its API.
  { name: "types", command: ["../typescript-7/bin/tsc", "--noEmit"] },
  { name: "build", command: ["docusaurus", "build"] },
  { name: "lint", command: ESLINT, env: { LINT_PART: "files" } },
  { name: "check", command: [...CHECK, "--without", LONG_CHECK], needsBuild: true },
  { name: "assistants", command: [...TESTS_OF_BUILD, ...EXCHANGES], reports: "vitest", needsBuild: true },
  {
    name: "browser",
    command: ["playwright", "test", "--grep", CORE_TAG],
    reports: "playwright",
    most: MOST_TESTS.core,
    needsBuild: true,
    isAlone: true,
  },
  { name: "lint-project", command: ESLINT, env: { LINT_PART: "project" }, isRest: true },
  {
    name: "unit-long",
    command: ["vitest", "run", "--project=long"],
    env: { LONG_TESTS: "true" },
    reports: "vitest",
    isRest: true,
  },
  { name: "check-long", command: [...CHECK, "--only", LONG_CHECK], needsBuild: true, isRest: true },
  {
    name: "served",
    command: [...TESTS_OF_BUILD, ...EXCHANGES.map((file) => `--exclude=${file}`)],
    reports: "vitest",
    needsBuild: true,
    isRest: true,
  },
  { name: "format", command: ["prettier", "--check", "."], isRest: true },
  { name: "browserslist", command: ["tsx", "scripts/browserslist.ts"], needsBuild: true, isRest: true },
  { name: "unused", command: ["knip", "--no-progress"], isRest: true },
  {
    name: "browser-rest",
    command: ["playwright", "test", "--grep-invert", `${CORE_TAG}|${WEEKLY_TAG}`],
    reports: "playwright",
    most: MOST_TESTS.rest,
    needsBuild: true,
    isAlone: true,
    isRest: true,
  },
];

/** The names of all steps, in their order. */
export const NAMES: readonly string[] = STEPS.map(({ name }) => name);

/** Returns the steps that `keeps` accepts and that have something to do, in their order. */
export function selectSteps(steps: readonly Step[], keeps: (step: Step) => boolean): Step[] {
  return steps.filter((step) => step.command.length > 0 && keeps(step));
}

/**
 * Returns the steps for the files that changed. If all of these are pages, only these pages are checked and opened.
 * Any other file can concern every page.
 *
 * @param files paths from the root of the repository; those that no longer exist are included
 * @param since the commit that the files differ from
 */
export function listSteps(files: readonly string[], since: string): readonly Step[] {
  if (files.length === 0) return [];
  const existing = files.filter((file) => existsSync(file));
  const code = existing.filter((file) => /\.(?:ts|tsx|mts|mjs|js)$/.test(file));
  const pages = files.filter((file) => /^(?:docs|blog)\/.*\.mdx?$/.test(file) && !/(?:^|\/)_/.test(file));
  const changes: Record<string, Partial<Step>> = {
    lint: {
      command: code.length > 0 ? ["eslint", "--max-warnings", "0", "--no-warn-ignored", ...code] : [],
      env: {},
    },
    "lint-project": { command: [] },
    format: {
      command: existing.length > 0 ? ["prettier", "--check", "--ignore-unknown", ...existing] : [],
    },
    unit: { command: ["vitest", "run", "--changed", since, "--passWithNoTests"] },
  };
  if (pages.length === files.length) {
    const written = pages.filter((file) => existsSync(file));
    for (const name of [
      "check-long",
      "types",
      "assistants",
      "unit-long",
      "served",
      "browserslist",
      "browser-rest",
    ]) {
      changes[name] = { command: [] };
    }
    // Names that a page uses are read as text, so the tests do not import the page.
    changes.unit = { command: ["vitest", "run", "config/pages.test.ts"] };
    changes.check = { command: written.length > 0 ? ["tsx", "checks/run.ts", ...written] : [] };
    const isPartOfSite = written.length > 0 && !written.some((file) => file.startsWith("blog/"));
    changes.browser = {
      command: ["playwright", "test", "tests/pages/every-page.spec.ts", "--grep-invert", WEEKLY_TAG],
      ...(isPartOfSite && { env: { PAGES: written.map(composeRoute).join(",") } }),
    };
  }
  return STEPS.map((step) => ({ ...step, ...changes[step.name] }));
}

/** Returns the route of a page of docs: its `slug`, or else its path. */
function composeRoute(file: string): string {
  const [, slug] = /^slug: *(\S+)/m.exec(readFileSync(file, "utf8")) ?? [];
  return slug ?? file.replace(/^docs|(?:\/index)?\.mdx?$/g, "");
}

/** Returns the files of the working tree that differ from a commit, including those that Git does not track yet. */
export function listChangesSince(commit: string): string[] {
  const runGit = (...args: string[]) => execFileSync("git", args, { encoding: "utf8" }).split("\n");
  const files = [
    ...runGit("diff", "--name-only", "--no-renames", commit),
    ...runGit("ls-files", "--others", "--exclude-standard"),
  ];
  return files.filter(Boolean);
}
