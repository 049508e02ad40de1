import { readFileSync } from "node:fs";
import remarkMdx from "remark-mdx";
import remarkParse from "remark-parse";
import { unified } from "unified";
import { describe, expect, it } from "vitest";
import { pages } from "../../../data/site/routes";
import { streamedAmount } from "../../protocol/streams/lockup/linear";
import { visit, type MarkdownNode } from "../../site/markdownTree/markdownTree";
import remarkQuestions from ".";
import { findQuestions } from "./faqPage";

const parse = (text: string) => unified().use(remarkParse).use(remarkMdx).parse(text) as MarkdownNode;
const complete = remarkQuestions({ repository: "https://host.test/docs" });
const FAQ = "docs/support/faq.mdx";

const page = (tests: string) => `## Group {/* #group */}

### May \`I\` ask? {/* #may-ask */}

Yes, [here](/support/faq)
and there.

Always.

${tests}

### No anchor?

Left out.

<QuestionsData />
`;
const SHOWN = (name: string) => `<ShownBy file="src/remark/questions/tests.test.ts" test="${name}" />`;

it("links an answer to the tests that show it, behind one sign, and folds the group", () => {
  const tree = parse(
    page(`${SHOWN("finds the line of a test")}\n${SHOWN("refuses a name that several tests have")}`),
  );
  complete(tree, {});
  const found = (wanted: string) => {
    const nodes: MarkdownNode[] = [];
    visit(tree, (node) => {
      if (wanted === node.name || wanted === node.type) nodes.push(node);
    });
    return nodes;
  };
  expect(found("Tested")).toHaveLength(1);
  expect(found("Fold").map(({ attributes }) => attributes)).toEqual([
    [
      expect.objectContaining({ name: "summary", value: "2 questions" }),
      expect.objectContaining({ name: "narrow", value: null }),
      expect.objectContaining({ name: "open", value: null }),
    ],
  ]);
  const links = found("link").filter(({ url }) => url?.startsWith("https:"));
  expect(links.map(({ url }) => url)).toEqual([
    expect.stringMatching(/^https:\/\/host\.test\/docs\/blob\/main\/src\/.*\.test\.ts#L\d+$/),
    expect.stringMatching(/#L\d+$/),
  ]);
  expect(links[0]!.children).toEqual([{ type: "text", value: "finds the line of a test" }]);
});

it("fails on a test that is not there, with the place", () => {
  const tree = parse(page(SHOWN("a test of nothing")));
  expect(() => complete(tree, { path: FAQ })).toThrow(/faq\.mdx:10: .*names 0 tests/);
  const without = parse(page('<ShownBy file="samples" />'));
  expect(() => complete(without, { path: FAQ })).toThrow(/faq\.mdx:10: Write <ShownBy/);
});

it("gives the questions to search engines, without markup, and to no browser a second time", () => {
  const tree = parse(page(""));
  complete(tree, {});
  let json = "";
  visit(tree, ({ name, attributes }) => {
    if (name !== "QuestionsData") return;
    const { value } = attributes![0]!.value as { value: string };
    json = /^IS_SERVER_BUNDLE \? (?<text>".*") : undefined$/u.exec(value)!.groups!.text!;
  });
  expect(JSON.parse(JSON.parse(json) as string)).toMatchObject({
    "@type": "FAQPage",
    mainEntity: [{ name: "May I ask?", acceptedAnswer: { text: "Yes, here and there. Always." } }],
  });
});

describe(FAQ, () => {
  const text = readFileSync(FAQ, "utf8").replace(/^---[\s\S]*?\n---\n/u, "");
  const tree = parse(text);
  const questions = findQuestions(tree);
  const getAnswer = (id: string) => questions.find((question) => question.id === id)!.answer;

  it("has anchors that are unique and last", () => {
    const ids = [...text.matchAll(/\{\/\* #(\S+) \*\/\}/gu)].map(([, id]) => id!);
    expect(new Set(ids).size).toBe(ids.length);
    for (const id of ids) expect(id).toMatch(/^[a-z]+(-[a-z]+)*$/);
    expect(questions.length).toBeGreaterThan(80);
  });

  it("asks questions, each once, and answers them", () => {
    for (const { question, answer } of questions) {
      expect(question).toMatch(/^[A-Z].*\?$/);
      expect(answer, question).not.toBe("");
    }
    expect(new Set(questions.map(({ question }) => question)).size).toBe(questions.length);
    expect(text.match(/^### /gmu)).toHaveLength(questions.length);
  });

  it("links to pages of this site, and outside by https", () => {
    visit(tree, ({ type, url }) => {
      if (type !== "link") return;
      if (url!.startsWith("/")) expect(pages).toContain(url!.split("#")[0]);
      else expect(url).toMatch(/^(?:#|https:\/\/)/);
    });
  });

  const DAI = 10n ** 18n;
  const DAY = 86_400n;
  const words = (amount: bigint) =>
    (Number((amount + DAI / 200n) / (DAI / 100n)) / 100).toLocaleString("en-US", {
      maximumFractionDigits: 2,
    });

  it("has the contract's figures of Lockup", () => {
    const lockup = {
      model: "linear" as const,
      depositedAmount: 3_000n * DAI,
      startTime: 0n,
      cliffTime: 0n,
      endTime: 31n * DAY,
      unlockAmounts: { start: 0n, cliff: 0n },
      granularity: 1n,
    };
    const answer = getAnswer("lockup-example");
    const at = (days: bigint) => streamedAmount(lockup, days * DAY);
    expect(answer).toContain(`${words(at(1n))} DAI a day`);
    expect(answer).toContain(`withdraw ${words(at(10n))} DAI`);
    expect(answer).toContain(`${words(3_000n * DAI - at(15n))} DAI`);
    expect(answer).toContain(`${words(at(15n))} stay`);
  });

  it("has the figures of Flow that follow from the rate", () => {
    const answer = getAnswer("flow-example");
    const rate = (3_000n * DAI + 31n * DAY - 1n) / (31n * DAY);
    expect(answer).toContain(`she owes ${words(rate * 10n * DAY)}`);
    expect(answer).toContain(` ${words(rate * 31n * DAY - 200n * DAI)}.`);
    expect(answer).toContain(` ${words(rate * 31n * DAY - 1_000n * DAI)}.`);
  });
});
