import { expect, it } from "vitest";
import { faq } from "../../../data/faq";
import { type MarkdownNode } from "../../lib/markdownTree/markdownTree";
import remarkQuestions from ".";

const questions = remarkQuestions({ repository: "https://host.test/docs" });

const page = (group: string): MarkdownNode & { children: MarkdownNode[] } => ({
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
  questions(tree, {});
  const asked = faq.find(({ id }) => id === "claimers")!.questions;
  const headings = tree.children.filter(({ type }) => type === "heading");
  expect(headings.map(({ data }) => data)).toEqual(asked.map(({ id }) => ({ hProperties: { id } })));
  expect(headings.every(({ depth }) => depth === 3)).toBe(true);
  const paragraphs = tree.children.filter(({ type, data }) => type === "paragraph" && !data);
  expect(paragraphs).toHaveLength(asked.flatMap(({ answer }) => answer).length);
});

it("fails on an unknown group, with the place", () => {
  expect(() => questions(page("nobody"), { path: "docs/support/faq.mdx" })).toThrow(
    /docs\/support\/faq\.mdx:9: .*There are: recipients/,
  );
});

it("links an answer to the tests that show it", () => {
  const tree = page("claimers");
  questions(tree, {});
  const shown = tree.children.find(({ data }) => JSON.stringify(data)?.includes("answer-tests"))!;
  const [test] = faq.find(({ id }) => id === "claimers")!.questions[0]!.tests!;
  expect(shown.children![1]!.url).toMatch(
    /^https:\/\/host\.test\/docs\/blob\/main\/samples\/.*\.test\.ts#L\d+$/,
  );
  expect(shown.children![1]!.children).toEqual([{ type: "text", value: test!.name }]);
});
