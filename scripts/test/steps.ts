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
  /** Whether the step looks at what the step `build` made. */
  needsBuild?: boolean;
  /** Whether only `npm run test:all` runs the step. */
  isRest?: boolean;
}

/** Steps that run at the same time. */
export type Round = readonly Step[];

/** The tag of the browser tests that `npm test` runs: the things that people come for. */
export const CORE_TAG = "@core";

/** All steps, in their order. The steps of one round keep little more than one core busy each, so they run at once. */
export const ROUNDS: readonly Round[] = [
  [{ name: "patches", command: ["patch-package", "--error-on-warn"] }],
  [
    // TypeScript 7 by its path, because version 6 has the same name in node_modules/.bin: typescript-eslint needs its API.
    { name: "types", command: ["../typescript-7/bin/tsc", "--noEmit"] },
    { name: "lint", command: ["eslint", ".", "--max-warnings", "0"] },
    { name: "format", command: ["prettier", "--check", "."] },
    { name: "unused", command: ["knip", "--no-progress"] },
  ],
  // One after the other, because the build takes from the cache what the unit tests have compiled.
  [{ name: "unit", command: ["vitest", "run"], reports: "vitest" }],
  [{ name: "build", command: ["docusaurus", "build"] }],
  [
    { name: "check", command: ["tsx", "checks/run.ts"], needsBuild: true },
    { name: "browserslist", command: ["tsx", "scripts/browserslist.ts"], needsBuild: true },
    {
      name: "assistants",
      command: ["vitest", "run", "--config", "vitest.built.config.mts"],
      reports: "vitest",
      needsBuild: true,
    },
  ],
  [
    {
      name: "browser",
      command: ["playwright", "test", "--grep", CORE_TAG],
      reports: "playwright",
      needsBuild: true,
    },
  ],
  [{ name: "deploy", command: ["tsx", "scripts/deploy-names.ts"], needsBuild: true, isRest: true }],
  [
    {
      name: "browser-rest",
      command: ["playwright", "test", "--grep-invert", CORE_TAG],
      reports: "playwright",
      needsBuild: true,
      isRest: true,
    },
  ],
];

/** The names of all steps, in their order. */
export const NAMES: readonly string[] = ROUNDS.flat().map(({ name }) => name);

/**
 * Returns the steps that `keeps` accepts and that have something to do, in their rounds.
 *
 * @param rounds rounds of steps, in their order
 */
export function selectSteps(rounds: readonly Round[], keeps: (step: Step) => boolean): Round[] {
  return rounds
    .map((round) => round.filter((step) => step.command.length > 0 && keeps(step)))
    .filter((round) => round.length > 0);
}

/**
 * Returns the steps for the files that changed. If all of these are pages, only these pages are checked and opened.
 * Any other file can concern every page.
 *
 * @param files paths from the root of the repository; those that no longer exist are included
 * @param since the commit that the files differ from
 */
export function roundsFor(files: readonly string[], since: string): readonly Round[] {
  if (files.length === 0) return [];
  const existing = files.filter((file) => existsSync(file));
  const code = existing.filter((file) => /\.(?:ts|tsx|mts|mjs|js)$/.test(file));
  const pages = files.filter((file) => /^(?:docs|blog)\/.*\.mdx?$/.test(file) && !/(?:^|\/)_/.test(file));
  const changes: Record<string, Partial<Step>> = {
    lint: {
      command: code.length > 0 ? ["eslint", "--max-warnings", "0", "--no-warn-ignored", ...code] : [],
    },
    format: {
      command: existing.length > 0 ? ["prettier", "--check", "--ignore-unknown", ...existing] : [],
    },
    unit: { command: ["vitest", "run", "--changed", since, "--passWithNoTests"] },
  };
  if (pages.length === files.length) {
    const written = pages.filter((file) => existsSync(file));
    for (const name of ["types", "browserslist", "assistants", "deploy", "browser-rest"]) {
      changes[name] = { command: [] };
    }
    // Names that a page uses are read as text, so the tests do not import the page.
    changes.unit = { command: ["vitest", "run", "config/pages.test.ts"] };
    changes.check = { command: written.length > 0 ? ["tsx", "checks/run.ts", ...written] : [] };
    const isPartOfSite = written.length > 0 && !written.some((file) => file.startsWith("blog/"));
    changes.browser = {
      command: ["playwright", "test", "tests/pages/every-page.spec.ts"],
      ...(isPartOfSite && { env: { PAGES: written.map(routeOf).join(",") } }),
    };
  }
  return ROUNDS.map((round) => round.map((step) => ({ ...step, ...changes[step.name] })));
}

/** Returns the route of a page of docs: its `slug`, or else its path. */
function routeOf(file: string): string {
  const [, slug] = /^slug: *(\S+)/m.exec(readFileSync(file, "utf8")) ?? [];
  return slug ?? file.replace(/^docs|(?:\/index)?\.mdx?$/g, "");
}

/** Returns the files of the working tree that differ from a commit, including those that Git does not track yet. */
export function changedSince(commit: string): string[] {
  const git = (...args: string[]) => execFileSync("git", args, { encoding: "utf8" }).split("\n");
  const files = [
    ...git("diff", "--name-only", "--no-renames", commit),
    ...git("ls-files", "--others", "--exclude-standard"),
  ];
  return files.filter(Boolean);
}
