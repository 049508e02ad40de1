import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { checks } from ".";
import { budgets } from "../config/build/budgets";
import { runChecks, type Check, type Finding } from "./support/check";
import { report } from "./support/report";
import { Site, type Expectations } from "./support/site";

// Each check has small sites: `fixtures/<check>/pass` holds nothing to find and `fail` the faults whose messages are
// in expected.txt, a piece of each on a line, as often as it is found. A fault that hides the others has a site of its
// own, `fail-<fault>`. A check that finds nothing in `fail` is no check.

const FIXTURES = path.join(__dirname, "fixtures");

function createSite(root: string): Site {
  const settings = path.join(root, "site.json");
  const own = existsSync(settings)
    ? (JSON.parse(readFileSync(settings, "utf8")) as Partial<Expectations>)
    : {};
  const expected = {
    origin: "https://site.test",
    redirects: { exact: {}, prefixes: {} },
    pages: [],
    addresses: [],
    changes: {},
    budgets,
    ...own,
  };
  return new Site(root, path.join(root, "site"), expected);
}

function findings(check: Check, folder: string): Finding[] {
  return runChecks([check], createSite(path.join(FIXTURES, check.name, folder))).flatMap(
    (outcome) => outcome.findings,
  );
}

/** Returns the sites of a check that hold faults. */
function failing(check: Check): string[] {
  return readdirSync(path.join(FIXTURES, check.name)).filter((folder) => /^fail(?:-|$)/.test(folder));
}

describe.each(checks)("$name", (check) => {
  it("finds nothing where there is nothing to find", () => {
    expect(report(findings(check, "pass"))).toBe("");
  });

  it.each(failing(check))("finds each fault of %s, once, and says what to do", (folder) => {
    const found = findings(check, folder);
    const expected = readFileSync(path.join(FIXTURES, check.name, folder, "expected.txt"), "utf8")
      .split("\n")
      .filter(Boolean);
    for (const message of expected) {
      const times = expected.filter((other) => other === message).length;
      expect(found.filter((finding) => finding.message.includes(message))).toHaveLength(times);
    }
    expect(found.map(({ message }) => message)).toHaveLength(expected.length);
    for (const { remedy } of found) expect(remedy).toMatch(/\S/);
  });
});
