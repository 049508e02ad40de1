import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";
import remarkGfm from "remark-gfm";
import remarkMath from "remark-math";
import remarkMdx from "remark-mdx";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { expect, it } from "vitest";
import fillFromSamples from "../plugins/samples/src/remark";
import { type MarkdownNode, visit } from "../src/site/markdownTree/markdownTree";
import remarkComponents from "../src/remark/components";
import remarkQuestions from "../src/remark/questions";

const pages = execFileSync(
  "git",
  ["ls-files", "--cached", "--others", "--exclude-standard", "docs/*.mdx", "blog/*.mdx"],
  { encoding: "utf8" },
)
  .trim()
  .split("\n");

/** Components that need no import: those of `src/theme/MDXComponents`, and what plugins replace. */
const REGISTERED = ["Anchor", "ApiQuery", "SampleFile", "Tabs", "TabItem", "Term"];

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkMath).use(remarkMdx);
const fill = fillFromSamples();
const link = remarkQuestions({ repository: "https://host.test" });
const complete = remarkComponents();

// What a build says of a page after a minute, in a second.
it.each(pages)(
  "%s shows figures, samples, tests and components that exist, under headings that are labels",
  (page) => {
    const text = readFileSync(page, "utf8").replace(/^---\n[\s\S]*?\n---\n/u, (front) =>
      front.replace(/.*\n/gu, "\n"),
    );
    // A list of contents reads as labels; readers ask in the FAQ and in the concepts.
    const questions = [...text.matchAll(/^#{2,4} .*\?(?= \{\/\*|$)/gmu)].map(([heading]) => heading);
    if (!/^docs\/(?:concepts\/|support\/faq)/u.test(page))
      expect(questions, `${page}: write labels`).toEqual([]);
    const tree = parser.parse(text) as MarkdownNode;
    fill(tree, { path: page });
    link(tree, { path: page });
    complete(tree);
    const own = tree.children!.filter(({ type }) => type === "mdxjsEsm").map(({ value }) => value!);
    visit(tree, ({ type, name, value, position }) => {
      if (name && /^[A-Z]/u.test(name) && !REGISTERED.includes(name)) {
        expect(
          own.some((statement) => new RegExp(`\\b${name}\\b`, "u").test(statement)),
          `${page} uses <${name}>`,
        ).toBe(true);
      }
      if (type === "paragraph" && position) {
        // One way to break lines, so that a changed word is a changed line and the editor wraps.
        const { start, end } = position as { start: { line: number }; end: { line: number } };
        expect(end.line, `${page}:${start.line}: write a paragraph in one line`).toBe(start.line);
      }
      if (type === "text") {
        const where = `${page}: give ::: lines of its own, with empty lines around`;
        expect(value, where).not.toMatch(/^:::\w+(?:\[[^\]]*\])? \S/u);
      }
      // A figure that no FigureTable is around.
      if (type === "text") expect(value).not.toMatch(/(?:^|\s)=[a-z]\w*\.\w+/u);
    });
  },
);

it("pages of one folder have places of their own in the sidebar", () => {
  const places = new Map<string, string>();
  for (const page of pages) {
    const [, position] = /^sidebar_position: *(\S+)/m.exec(readFileSync(page, "utf8")) ?? [];
    if (position === undefined) continue;
    const where = `${path.dirname(page)}, sidebar_position ${position}`;
    const other = places.get(where);
    expect(other, `${page} and ${other} have one place: ${where}`).toBeUndefined();
    places.set(where, page);
  }
  expect(places.size).toBeGreaterThan(50);
});
