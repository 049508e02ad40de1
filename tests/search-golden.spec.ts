import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { goldenQueries } from "../plugins/search/golden/queries";
import { rankOf } from "../plugins/search/golden/rank";
import { SearchEngine } from "../src/lib/search/engine";
import { type PackedIndex } from "../src/lib/search/records";

const read = <T>(address: string) =>
  JSON.parse(readFileSync(path.join(process.env.SITE_DIR ?? "build", address), "utf8")) as T;

test("readers' queries find their pages", () => {
  const indexes = read<{ files: string[] }>("search-index.json").files.map((file) => read<PackedIndex>(file));
  const engine = new SearchEngine(indexes);
  const paths = indexes.flatMap(({ pages }) => pages.map(([address]) => address));
  const ranks = goldenQueries.map((golden) => ({ query: golden.query, rank: rankOf(engine, golden, paths) }));
  const late = ranks.filter(({ rank }) => rank === undefined || rank === 0 || rank > 10);
  expect(late, "not among the first ten").toEqual([]);
  const second = ranks.filter(({ rank }) => rank! > 3);
  expect(
    second.length / ranks.length,
    `not among the first three: ${JSON.stringify(second)}`,
  ).toBeLessThanOrEqual(0.05);
});
