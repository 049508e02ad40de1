import { expect, test } from "@playwright/test";
import { builtIndex } from "../../plugins/search/golden/builtIndex";
import { goldenQueries } from "../../plugins/search/golden/queries";
import { rankOf } from "../../plugins/search/golden/rank";
import { BYTES_A_PAGE } from "../../plugins/search/src/pack";

const index = builtIndex(process.env.SITE_DIR ?? "build");

test("readers' queries find their pages", () => {
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

test("what a query needs stays within half a kilobyte a page", () => {
  const { names, texts } = index.bytes;
  expect((names + texts) / index.paths.length).toBeLessThanOrEqual(BYTES_A_PAGE);
});
