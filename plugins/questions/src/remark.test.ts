import { expect, it } from "vitest";
import { faq } from "../../../data/faq";
import remarkQuestions, { type Node } from "./remark";

const page = (group: string): Node & { children: Node[] } => ({
  type: "root",
  children: [
    {
      type: "mdxJsxFlowElement",
      name: "Questions",
      attributes: [{ name: "group", value: group }],
      position: { start: { line: 9 } },
    },
  ],
});

it("writes each question of the group as a heading with its anchor, then the answer", () => {
  const tree = page("claimers");
  remarkQuestions()(tree, {});
  const questions = faq.find(({ id }) => id === "claimers")!.questions;
  const headings = tree.children.filter(({ type }) => type === "heading");
  expect(headings.map(({ data }) => data)).toEqual(questions.map(({ id }) => ({ hProperties: { id } })));
  expect(headings.every(({ depth }) => depth === 3)).toBe(true);
  expect(tree.children.filter(({ type }) => type === "paragraph")).toHaveLength(
    questions.flatMap(({ answer }) => answer).length,
  );
});

it("fails on an unknown group, with the place", () => {
  expect(() => remarkQuestions()(page("nobody"), { path: "docs/support/faq.mdx" })).toThrow(
    /docs\/support\/faq\.mdx:9: .*There are: recipients/,
  );
});
