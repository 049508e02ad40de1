import { expect, it } from "vitest";
import { writeFormulasAsText, addStylesheet } from "./formulas";

const page = (className: string[]) => ({
  type: "root",
  children: [{ type: "element", children: [{ type: "element", properties: { className }, children: [] }] }],
});

it("asks for the stylesheet on a page with mathematics, once", () => {
  const tree = page(["katex"]);
  addStylesheet()(tree);
  expect(tree.children).toHaveLength(2);
  expect(tree.children[1]).toMatchObject({ type: "mdxJsxFlowElement", name: "MathStylesheet" });
});

it("leaves a page without mathematics alone", () => {
  const tree = page(["markdown"]);
  addStylesheet()(tree);
  expect(tree.children).toHaveLength(1);
});

it("gives each formula to the page's script as one text", () => {
  const formula = (className: string) => ({
    type: "element",
    tagName: "span",
    properties: { className: [className] },
    children: [
      { type: "element", tagName: "math", properties: {}, children: [{ type: "text", value: "a<b" }] },
    ],
  });
  const tree = {
    type: "root",
    children: [{ type: "mdxjsEsm" }, { ...formula("p"), children: [formula("katex")] }],
  };
  writeFormulasAsText()(tree as never);
  expect(tree.children[1]).toMatchObject({
    tagName: "span",
    children: [
      { name: "Formula", attributes: [{ name: "html", value: "<math>a&#x3C;b</math>" }], children: [] },
    ],
  });
});
