import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { CORE_TAG, NAMES, ROUNDS, roundsFor, selectSteps } from "./steps";
import usual from "./usualSeconds.json";

const namesOf = (rounds: ReturnType<typeof selectSteps>) => rounds.flat().map(({ name }) => name);
const changed = (...files: string[]) => selectSteps(roundsFor(files, "main"), () => true);

test("each step has a name of its own and a usual time", () => {
  expect(new Set(NAMES).size).toBe(NAMES.length);
  expect(Object.keys(usual)).toEqual(NAMES);
});

test("npm test runs the tagged browser tests, and the rest of test:all runs all others", () => {
  const browser = ROUNDS.flat().filter(({ reports }) => reports === "playwright");
  expect(browser.map(({ command, isRest = false }) => [command.slice(2), isRest])).toEqual([
    [["--grep", CORE_TAG], false],
    [["--grep-invert", CORE_TAG], true],
  ]);
});

test("no step comes before the build that it needs", () => {
  const at = (name: string) => ROUNDS.findIndex((round) => round.some((step) => step.name === name));
  for (const { name, needsBuild } of ROUNDS.flat()) {
    if (needsBuild) expect(at(name), name).toBeGreaterThan(at("build"));
  }
});

describe("the steps for files that changed", () => {
  const step = (name: string, ...files: string[]) =>
    changed(...files)
      .flat()
      .find((step) => step.name === name);

  test("are none where no file has changed", () => {
    expect(changed()).toEqual([]);
  });

  test("are all where code has changed", () => {
    expect(namesOf(changed("scripts/test.ts"))).toEqual(NAMES);
    expect(step("lint", "scripts/test.ts")?.command).toContain("scripts/test.ts");
  });

  test("check and open only the pages where nothing else has changed", () => {
    const page = "docs/concepts/fees.mdx";
    const names = namesOf(changed(page));
    expect(names).toEqual(["patches", "format", "unused", "unit", "build", "check", "browser"]);
    expect(step("check", page)?.command).toEqual(["tsx", "checks/run.ts", page]);
    expect(step("browser", page)).toMatchObject({
      command: ["playwright", "test", "tests/pages/every-page.spec.ts"],
      env: { PAGES: "/concepts/fees" },
    });
  });

  test("open every page for a post or a page that is gone", () => {
    expect(step("browser", "docs/concepts/no-such-page.mdx")?.env).toBeUndefined();
  });
});

test("CI runs everything, once", () => {
  expect(readFileSync(".ci/run", "utf8")).toMatch(/^exec .*scripts\/test\.ts --all/m);
});
