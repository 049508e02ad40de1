import { expect, it } from "vitest";
import articleParts, { markParts } from ".";
import { type MarkdownNode } from "../../src/lib/markdownTree/markdownTree";
import type { BuiltSite } from "../after-build";

const element = (tagName: string, ...children: MarkdownNode[]) => ({ type: "element", tagName, children });
const component = (name: string): MarkdownNode => ({ type: "mdxJsxFlowElement", name, children: [] });
const newline: MarkdownNode = { type: "text", value: "\n" };
const paragraphs = (count: number) => Array.from({ length: count }, () => element("p"));

function partsOf(...children: MarkdownNode[]): string[] {
  const tree = { type: "root", children };
  articleParts()(tree);
  return tree.children.map(({ type, name, children: inside = [] }) =>
    name === "ArticlePart" ? `${inside.length}` : (name ?? type),
  );
}

it("puts neighbours together until they are enough for one task", () => {
  expect(partsOf(...paragraphs(250))).toEqual(["120", "120", "10"]);
  const table = element("table", ...paragraphs(100));
  expect(partsOf(...paragraphs(50), newline, table, newline, ...paragraphs(20))).toEqual(["50", "20", "1"]);
});

it("makes a part of each component, and counts links for more", () => {
  expect(partsOf(...paragraphs(5), component("Tabs"), component("Fees"), ...paragraphs(5))).toEqual([
    "5",
    "1",
    "1",
    "5",
  ]);
  const links = Array.from({ length: 60 }, () => element("a"));
  expect(partsOf(...links)).toEqual(["40", "20"]);
});

it("divides what stands in a frame around most of a page", () => {
  const frame: MarkdownNode = { ...component("div"), children: [newline, ...paragraphs(130)] };
  expect(partsOf(element("h1"), frame)).toEqual(["1", "1"]);
  expect(frame.children?.map(({ name, children }) => `${name} ${children?.length}`)).toEqual([
    "ArticlePart 120",
    "ArticlePart 10",
  ]);
});

it("begins with an empty part as with any other", () => {
  expect(partsOf({ ...component("div"), children: [] }, ...paragraphs(130))).toEqual(["121", "10"]);
});

it("leaves a short page as it is, and what a page imports at its top", () => {
  expect(partsOf(...paragraphs(3), newline)).toEqual(["element", "element", "element", "text"]);
  expect(partsOf({ type: "mdxjsEsm" }, ...paragraphs(130))).toEqual(["mdxjsEsm", "120", "10"]);
});

it("marks the parts in the HTML, and nothing else", async () => {
  const mark = "pages" in markParts ? await markParts.pages({} as BuiltSite) : undefined;
  const html = "<p>a<!-- -->b</p><!--$--><p>$</p><!--/$--><code>&lt;!--$--&gt;</code>";
  expect(await mark?.(html, "index.html")).toBe(
    "<p>a<!-- -->b</p><!--$s--><p>$</p><!--/$s--><code>&lt;!--$--&gt;</code>",
  );
});
