import { describe, expect, it } from "vitest";
import { checks } from "../../checks";
import { findFaults, readProject, type Project } from "./mentions";

const project = readProject(checks.map(({ name }) => name));
const isFixture = (file: string) => /(?:^|\/)fixtures\/|\/tests\/expected\//.test(file);
const documents = project.files.filter((file) => file.endsWith(".md") && !isFixture(file));
const sources = project.files.filter(
  (file) => /\.(?:tsx?|mts|mjs|cjs|js)$/.test(file) && !/\.test\.tsx?$/.test(file) && !isFixture(file),
);

describe("paths, commands, options and checks exist where they are named", () => {
  it("in documents", () => {
    expect(documents.length).toBeGreaterThan(20);
    expect(documents.flatMap((file) => findFaults(file, project))).toEqual([]);
  });

  it("in comments, messages and remedies", () => {
    expect(sources.length).toBeGreaterThan(500);
    expect(sources.flatMap((file) => findFaults(file, project))).toEqual([]);
  });
});

describe("a name of something that does not exist is found", () => {
  const named: Record<string, string> = { "checks/run.ts": "only list", "checks/html/weight.ts": "" };
  const small = (text: string): Project => ({
    files: ["README.md", "one.ts", ...Object.keys(named)],
    scripts: { check: "tsx checks/run.ts" },
    checks: ["weight"],
    read: (file) => named[file] ?? text,
    hasProgram: (name) => name === "vitest",
  });

  it.each([
    "`npm run check -- --only weight`, `checks/html/weight.ts`, `html/`, `npx vitest run`, [run](checks/run.ts)",
  ])("not in %s", (text) => expect(findFaults("README.md", small(text))).toEqual([]));

  it.each([
    ["a path", "README.md", "`checks/html/height.ts`"],
    ["a link", "README.md", "[check](checks/height.ts)"],
    ["a script", "README.md", "`npm run chek`"],
    ["a check", "README.md", "`npm run check -- --only third-parties`"],
    ["a check in words", "README.md", "the check `third-parties` holds it"],
    ["an option", "README.md", "`npm run check -- --every`"],
    ["a program", "README.md", "`npx vites run`"],
    ["a path in a comment", "one.ts", "// See checks/html/height.ts."],
    ["a file in a comment", "one.ts", "/** What height.ts says. */"],
    ["a path in a remedy", "one.ts", 'remedy: "See checks/html/height.ts."'],
  ])("%s", (_what, file, text) => expect(findFaults(file, small(text))).toHaveLength(1));
});
