import { expect, test } from "@playwright/test";
import { builtIndex } from "../../plugins/search/golden/builtIndex";
import { goldenQueries } from "../../plugins/search/golden/queries";
import { rankOf } from "../../plugins/search/golden/rank";
import { readersQueries } from "../../plugins/search/golden/readersQueries";
import { extractSite } from "../../plugins/search/src/build";
import { BYTES_A_PAGE } from "../../plugins/search/src/pack";
import { readQuestions, unknownAnchors } from "../../plugins/search/src/questions";

const index = builtIndex(process.env.SITE_DIR ?? "build");

test("golden queries find their pages", () => {
  const ranks = goldenQueries.map((golden) => ({
    query: golden.query,
    rank: rankOf(index, golden, index.paths),
  }));
  const late = ranks.filter(({ rank }) => rank === undefined || rank === 0 || rank > 10);
  expect(late, "not among the first ten").toEqual([]);
  const second = ranks.filter(({ rank }) => rank! > 3);
  expect(
    second.length / ranks.length,
    `not among the first three: ${JSON.stringify(second)}`,
  ).toBeLessThanOrEqual(0.05);
});

test("most of what readers ask in their own words finds its page among the first five", () => {
  const ranks = readersQueries.map(({ query, pages }) => ({
    query,
    rank: rankOf(index, { query, pages }, index.paths),
  }));
  expect(
    ranks.filter(({ rank }) => rank === undefined),
    "pages that do not exist",
  ).toEqual([]);
  const late = ranks.filter(({ rank }) => rank === 0 || rank! > 5);
  expect(late.length / ranks.length, JSON.stringify(late)).toBeLessThanOrEqual(0.12);
});

test("readers' questions lead to headings that exist", async () => {
  const pages = await extractSite(process.env.SITE_DIR ?? "build");
  expect(unknownAnchors(readQuestions(), pages)).toEqual([]);
});

test("what a query needs stays within half a kilobyte a page", () => {
  const { names, texts, questions } = index.bytes;
  expect((names + texts + questions) / index.paths.length).toBeLessThanOrEqual(BYTES_A_PAGE);
});
