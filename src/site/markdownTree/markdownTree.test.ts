import { expect, it } from "vitest";
import { readAttribute, type MarkdownNode, locate, setAttribute, visit } from "./markdownTree";

it("shows each node before its children, and the children that it was given", () => {
  const tree: MarkdownNode = {
    type: "root",
    children: [{ type: "paragraph", children: [{ type: "text" }] }, { type: "code" }],
  };
  const seen: string[] = [];
  visit(tree, (node) => {
    seen.push(node.type);
    if (node.type === "code") node.children = [{ type: "late" }];
  });
  expect(seen).toEqual(["root", "paragraph", "text", "code", "late"]);
});

it("reads attributes that are text, and no others", () => {
  const node: MarkdownNode = { type: "mdxJsxFlowElement" };
  expect(readAttribute(node, "of")).toBeUndefined();
  setAttribute(node, "of", "a");
  setAttribute(node, "plot", { type: "mdxJsxAttributeValueExpression" });
  expect(readAttribute(node, "of")).toBe("a");
  expect(readAttribute(node, "plot")).toBeUndefined();
  expect(node.attributes?.map(({ type }) => type)).toEqual(["mdxJsxAttribute", "mdxJsxAttribute"]);
});

it("says where a node stands as far as it is known", () => {
  expect(locate({ type: "text", position: { start: { line: 3 } } }, "docs/a.mdx")).toBe("docs/a.mdx:3");
  expect(locate({ type: "text" })).toBe("a page:?");
});
