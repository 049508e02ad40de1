import { expect, it } from "vitest";
import { requestStylesheet } from ".";

const page = (className: string[]) => ({
  type: "root",
  children: [{ type: "element", children: [{ type: "element", properties: { className }, children: [] }] }],
});

it("asks for the stylesheet on a page with mathematics, once", () => {
  const tree = page(["katex"]);
  requestStylesheet()(tree);
  expect(tree.children).toHaveLength(2);
  expect(tree.children[1]).toMatchObject({ type: "mdxJsxFlowElement", name: "MathStylesheet" });
});

it("leaves a page without mathematics alone", () => {
  const tree = page(["markdown"]);
  requestStylesheet()(tree);
  expect(tree.children).toHaveLength(1);
});
