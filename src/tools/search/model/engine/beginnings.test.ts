import { expect, it } from "vitest";
import { beginnings } from "./beginnings";

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

it("puts a word that is typed in full before its beginning, and a short heading before a long one", () => {
  const scores = beginnings(headings, "ll");
  expect(scores.get(4)!.score).toBeGreaterThan(scores.get(3)!.score);
  const cliffs = beginnings(headings, "cl");
  expect(cliffs.get(7)!.score).toBeGreaterThan(cliffs.get(6)!.score);
});
