import MiniSearch from "minisearch";
import { expect, it } from "vitest";
import { beginnings } from "./beginnings";
import { termsOf } from "./query/tokens";
import { WEIGHTS } from "../../../../data/search/weights";
import { BM25 } from "./wordIndex";

const headings = [
  "Fees",
  "Fees of a stream",
  "Flow",
  "createWithDurationsLL",
  "LL",
  "Épreuves",
  "Lockup Linear: cliff and cliff again",
  "What is a cliff?",
];
const ids = (term: string) => [...beginnings(headings, term).keys()].sort();

it.each([
  ["f", [0, 1, 2]],
  ["fe", [0, 1]],
  ["ll", [3, 4]],
  ["ep", [5]],
  ["zz", []],
])("finds the headings in which a word begins with %j", (term, found) => expect(ids(term)).toEqual(found));

it("names the words that it has found", () => {
  const [found] = beginnings(headings, "cl").values();
  expect(found).toMatchObject({ terms: ["cliff"], named: true });
});

it("weighs as an index of the headings would, but for how long headings usually are", () => {
  const index = new MiniSearch({
    fields: ["title"],
    tokenize: (text) => termsOf(text),
    processTerm: (term) => term,
    searchOptions: {
      prefix: true,
      boost: { title: WEIGHTS.title },
      bm25: { ...BM25, b: 0 },
      weights: { prefix: WEIGHTS.prefix, fuzzy: 0 },
    },
  });
  // One that says a word once: how often a word is said makes no difference to a beginning.
  const once = headings.filter((heading) => !heading.includes("again"));
  index.addAll(once.map((title, id) => ({ id, title })));
  for (const term of ["f", "fe", "ll", "cl", "st"]) {
    const expected = index.search({ queries: [term] });
    const found = beginnings(once, term);
    expect([...found.keys()].sort(), term).toEqual(expected.map(({ id }) => id as number).sort());
    for (const { id, score } of expected) {
      expect(Math.abs(Math.log(found.get(id as number)!.score / score)), term).toBeLessThan(0.2);
    }
  }
});

it("puts a word that is typed in full before its beginning, and a short heading before a long one", () => {
  const scores = beginnings(headings, "ll");
  expect(scores.get(4)!.score).toBeGreaterThan(scores.get(3)!.score);
  const cliffs = beginnings(headings, "cl");
  expect(cliffs.get(7)!.score).toBeGreaterThan(cliffs.get(6)!.score);
});
