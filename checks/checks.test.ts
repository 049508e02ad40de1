import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { checks } from ".";
import { concerns, runChecks, type Check } from "./support/check";
import { report } from "./support/report";
import { Site, type Expectations } from "./support/site";

// Each check has two small sites: `fixtures/<check>/pass` holds nothing to find and `fail` the faults whose
// messages stand in expected.txt, a piece of each on a line. A check that finds nothing in `fail` is no check.

const UNLIMITED = {
  firstPaint: Infinity,
  document: Infinity,
  styles: Infinity,
  scripts: Infinity,
  total: Infinity,
};
const FIXTURES = path.join(__dirname, "fixtures");

function siteOf(root: string, scope?: readonly string[]): Site {
  const settings = path.join(root, "site.json");
  const own = existsSync(settings)
    ? (JSON.parse(readFileSync(settings, "utf8")) as Partial<Expectations>)
    : {};
  const expected = {
    origin: "https://site.test",
    redirects: { exact: {}, prefixes: {} },
    origins: [],
    pages: [],
    addresses: [],
    changes: {},
    weight: { budgets: UNLIMITED, exceptions: [] },
    ...own,
  };
  return new Site(root, path.join(root, "site"), expected, scope);
}

function findings(check: Check, kind: "pass" | "fail") {
  const site = siteOf(path.join(FIXTURES, check.name, kind));
  return runChecks([check], site).flatMap((outcome) => outcome.findings);
}

describe.each(checks)("$name", (check) => {
  it("finds nothing where there is nothing to find", () => {
    expect(report(findings(check, "pass"))).toBe("");
  });

  it("finds each fault, once, and says what to do", () => {
    const found = findings(check, "fail");
    const expected = readFileSync(path.join(FIXTURES, check.name, "fail", "expected.txt"), "utf8")
      .split("\n")
      .filter(Boolean);
    for (const message of expected) {
      expect(found.filter((finding) => finding.message.includes(message))).toHaveLength(1);
    }
    expect(found.map(({ message }) => message)).toHaveLength(expected.length);
    for (const { remedy } of found) expect(remedy).toMatch(/\S/);
  });
});

it("lists every check once, each in the file of its name", () => {
  const files = readdirSync(__dirname)
    .filter((name) => name.endsWith(".ts") && !/^(?:index|run|checks\.test)\.ts$/.test(name))
    .map((name) => name.replace(/\.ts$/, ""));
  expect(checks.map(({ name }) => name).sort()).toEqual(files.sort());
});

describe("a check of some sources or routes", () => {
  const root = path.join(FIXTURES, "links", "fail");
  const site = siteOf(root, ["/guide"]);

  it("knows files, folders and pages, and nothing that is only like one", () => {
    const { route } = site.pages[0]!;
    for (const one of ["site", "site/index.html", "./site/", route]) expect(site.knows(one), one).toBe(true);
    for (const one of ["sites", "/gudie", "docs/concpets"]) expect(site.knows(one), one).toBe(false);
  });

  it("leaves out what is found elsewhere, but never what has no place", () => {
    const finding = { message: "Something is wrong.", remedy: "Mend it." };
    expect(concerns({ ...finding, file: "docs/elsewhere.md" }, site)).toBe(false);
    expect(concerns(finding, site)).toBe(true);
  });
});
