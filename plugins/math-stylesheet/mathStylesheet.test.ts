import { expect, it } from "vitest";
import { requestStylesheet } from ".";
import { charactersOf } from "./guestSheet";

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

it("collects the characters that drawn formulas show, by font, and no others", () => {
  const html =
    `<p>abc<span class="katex"><span class="katex-mathml">d</span><span class="katex-html" aria-hidden="true">` +
    `<span class="base"><span class="mord mathnormal">x</span><svg><path d="M0"/></svg><br><span>&le;</span></span>2</span>e` +
    `</span>f</p>`;
  const { variables, others } = charactersOf(html);
  expect([...variables]).toEqual(["x"]);
  expect([...others].sort()).toEqual(["2", "≤"]);
  expect(charactersOf("<p>x</p>").others.size).toBe(0);
});
