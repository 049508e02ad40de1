import { existsSync, readdirSync, readFileSync } from "node:fs";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import ts from "typescript";
import { describe, expect, it } from "vitest";
import { checks } from ".";
import { budgets } from "../config/budgets";
import { concerns, runChecks, type Check, type Finding } from "./support/check";
import { report } from "./support/report";
import { Site, type Expectations } from "./support/site";

// Each check has small sites: `fixtures/<check>/pass` holds nothing to find and `fail` the faults whose messages stand
// in expected.txt, a piece of each on a line, as often as it is found. A fault that hides the others has a site of its
// own, `fail-<fault>`. A check that finds nothing in `fail` is no check, and neither is a message that no site brings
// out.

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
    budgets,
    ...own,
  };
  return new Site(root, path.join(root, "site"), expected, scope);
}

/** What a check shows of a fixture, to somebody who asks for all of it or for some sources or routes. */
function findings(check: Check, folder: string, scope?: readonly string[]): Finding[] {
  const site = siteOf(path.join(FIXTURES, check.name, folder), scope);
  return runChecks([check], site)
    .flatMap((outcome) => outcome.findings)
    .filter((finding) => concerns(finding, site));
}

/** The sites of a check that hold faults. */
function failing(check: Check): string[] {
  return readdirSync(path.join(FIXTURES, check.name)).filter((folder) => /^fail(?:-|$)/.test(folder));
}

/** Each way a check has to word a message, as a pattern: what it fills in may be anything. */
function wordings(check: Check): RegExp[] {
  const found: RegExp[] = [];
  const read = (value: ts.Expression): void => {
    if (ts.isConditionalExpression(value)) return [value.whenTrue, value.whenFalse].forEach(read);
    const pieces = ts.isStringLiteralLike(value)
      ? [value.text]
      : ts.isTemplateExpression(value)
        ? [value.head.text, ...value.templateSpans.map(({ literal }) => literal.text)]
        : undefined;
    if (!pieces) throw new Error(`checks/${check.name}.ts words a message elsewhere: ${value.getText()}`);
    const literal = pieces.map((piece) => piece.replace(/[\\^$.*+?()[\]{}|]/g, "\\$&"));
    found.push(new RegExp(`^${literal.join("[^]*")}$`));
  };
  const visit = (node: ts.Node): void => {
    if (ts.isPropertyAssignment(node) && node.name.getText() === "message") read(node.initializer);
    if (ts.isShorthandPropertyAssignment(node) && node.name.text === "message") read(node.name);
    ts.forEachChild(node, visit);
  };
  const file = path.join(__dirname, `${check.name}.ts`);
  visit(ts.createSourceFile(file, readFileSync(file, "utf8"), ts.ScriptTarget.Latest, true));
  return found;
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

  it("shows each of its messages", () => {
    const messages = failing(check).flatMap((folder) =>
      findings(check, folder).map(({ message }) => message),
    );
    expect(messages).not.toEqual([]);
    const unshown = wordings(check).filter((wording) => !messages.some((message) => wording.test(message)));
    expect(unshown).toEqual([]);
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

  const written = checks.flatMap((check) =>
    findings(check, "fail").flatMap(({ file }) => (file?.startsWith("docs/") ? [[check.name, file]] : [])),
  );

  it.each([...new Map(written.map((one) => [one.join(), one])).values()])(
    "shows all that %s finds in %s, by its file and by its route",
    (name, file) => {
      const check = checks.find((one) => one.name === name)!;
      const all = findings(check, "fail").filter((one) => one.file === file);
      for (const scope of [file!, file!.replace(/^docs|(?:\/index)?\.mdx$/g, "")]) {
        const shown = findings(check, "fail", [scope]).filter((one) => one.file === file);
        expect(shown, scope).toEqual(all);
      }
    },
  );

  it("knows the line of each diagram and note, beside the file", () => {
    const places = (name: string, file: string) =>
      findings(
        checks.find((check) => check.name === name)!,
        "fail",
        [file],
      ).map((one) => [one.file, one.line]);
    expect(places("diagrams", "docs/index.mdx")).toEqual([
      ["docs/index.mdx", 3],
      ["docs/index.mdx", 8],
      ["docs/index.mdx", 16],
    ]);
    expect(places("placeholders", "docs/short.mdx")).toContainEqual(["docs/short.mdx", 5]);
  });

  it("takes the route that a page was built at for one of its source", async () => {
    const root = await mkdtemp(path.join(tmpdir(), "scope-"));
    try {
      const write = async (file: string, text: string) => {
        await mkdir(path.dirname(path.join(root, file)), { recursive: true });
        await writeFile(path.join(root, file), text);
      };
      await write("site/index.html", "<main>Home</main>");
      await write("site/blog/release.html", "<main>Release</main>");
      await write("blog/2026-11-23-release.mdx", "Simply pay.\n");
      await write(
        ".docusaurus/docusaurus-plugin-content-blog/release.json",
        JSON.stringify({ source: "@site/blog/2026-11-23-release.mdx", permalink: "/blog/release" }),
      );
      const texts = (scope: string) => siteOf(root, [scope]).passages.map(({ text }) => text);
      expect(texts("/blog/release")).toEqual(["Simply pay."]);
      expect(texts("/blog/other")).toEqual([]);
    } finally {
      await rm(root, { recursive: true });
    }
  });
});
