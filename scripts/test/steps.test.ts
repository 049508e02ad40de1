import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { findNextStep } from "./run";
import { CORE_TAG, NAMES, selectSteps, type Step, STEPS, listSteps, WEEKLY_TAG } from "./steps";
import usual from "./usualSeconds.json";

const listNames = (steps: readonly Step[]) => steps.map(({ name }) => name);
const changed = (...files: string[]) => selectSteps(listSteps(files, "main"), () => true);

test("each step has a name of its own and a usual time", () => {
  expect(new Set(NAMES).size).toBe(NAMES.length);
  expect(Object.keys(usual)).toEqual(NAMES);
});

test("npm test runs the tagged browser tests, and the rest of test:all runs all others", () => {
  const browser = STEPS.filter(({ reports }) => reports === "playwright");
  expect(browser.map(({ command, most, isRest = false }) => [command.slice(2), most, isRest])).toEqual([
    [["--grep", CORE_TAG], 120, false],
    [["--grep-invert", `${CORE_TAG}|${WEEKLY_TAG}`], 330, true],
  ]);
});

test("the rest of test:all runs the tests of a build that npm test leaves out, and no other", () => {
  const [some, others] = STEPS.filter(({ command }) => command.includes("vitest.built.config.mts"));
  const files = some!.command.slice(4);
  expect(files.length).toBeGreaterThan(0);
  for (const file of files) expect(readFileSync(file, "utf8")).toContain("vitest");
  expect(others).toMatchObject({
    isRest: true,
    command: [...some!.command.slice(0, 4), ...files.map((file) => `--exclude=${file}`)],
  });
});

describe("the order of steps", () => {
  /** Returns the steps that start one after the other, if each of them ends before the next one starts but one. */
  const play = (steps: readonly Step[]) => {
    const waiting = [...steps];
    const running: Step[] = [];
    const started: string[][] = [];
    while (waiting.length > 0) {
      const step = findNextStep(waiting, running);
      if (step) {
        waiting.splice(waiting.indexOf(step), 1);
        running.push(step);
        started.push(listNames(running));
      } else if (running.length === 0) {
        throw new Error(`${listNames(waiting).join()} never start.`);
      } else {
        running.shift();
      }
    }
    return started;
  };

  test("is one in which all start, never more than two at a time", () => {
    const started = play(STEPS);
    expect(started.map((running) => running.at(-1)).sort()).toEqual([...NAMES].sort());
    expect(Math.max(...started.map(({ length }) => length))).toBe(2);
  });

  test("has nothing beside the steps that run alone", () => {
    const alone = new Set(listNames(STEPS.filter(({ isAlone }) => isAlone)));
    for (const running of play(STEPS)) {
      if (running.some((name) => alone.has(name))) expect(running).toHaveLength(1);
    }
  });

  test("has no step before the build that it needs, even if the build takes longest", () => {
    const at = NAMES.indexOf("build");
    const build = STEPS[at]!;
    const needing = STEPS.filter(({ needsBuild }) => needsBuild);
    expect(findNextStep([build, ...needing], [])).toBe(build);
    expect(findNextStep(needing, [build])).toBeUndefined();
    expect(findNextStep(needing, [])).toBe(needing[0]);
  });
});

describe("the steps for files that changed", () => {
  const step = (name: string, ...files: string[]) => changed(...files).find((step) => step.name === name);

  test("are none where no file has changed", () => {
    expect(changed()).toEqual([]);
  });

  test("are all where code has changed, and lint applies all its rules at once", () => {
    const names = NAMES.filter((name) => name !== "lint-project");
    expect(listNames(changed("scripts/test.ts"))).toEqual(names);
    expect(step("lint", "scripts/test.ts")?.command).toContain("scripts/test.ts");
    expect(step("lint", "scripts/test.ts")?.env).toEqual({});
  });

  test("check and open only the pages where nothing else has changed", () => {
    const page = "docs/concepts/fees.mdx";
    const names = listNames(changed(page));
    expect(names.sort()).toEqual(["browser", "build", "check", "format", "patches", "unit", "unused"]);
    expect(step("check", page)?.command).toEqual(["tsx", "checks/run.ts", page]);
    expect(step("browser", page)).toMatchObject({
      command: ["playwright", "test", "tests/pages/every-page.spec.ts", "--grep-invert", WEEKLY_TAG],
      env: { PAGES: "/concepts/fees" },
    });
  });

  test("open all pages that CI opens for a post or a page that is gone", () => {
    expect(step("browser", "docs/concepts/no-such-page.mdx")?.env).toBeUndefined();
  });
});

test("CI runs npm test, and then the rest", () => {
  const run = readFileSync(".ci/run", "utf8");
  expect([...run.matchAll(/^run_tests (.*)$/gm)].map(([, options]) => options)).toEqual([
    '"$@"',
    '--rest "$@"',
  ]);
});
