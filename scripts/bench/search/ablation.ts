import { builtIndex } from "../../../plugins/search/golden/builtIndex";
import { judgedQueries } from "../../../plugins/search/golden/judgedQueries";
import { goldenQueries, type GoldenQuery } from "../../../plugins/search/golden/queries";
import { rankOf, type ReadersIndex } from "../../../plugins/search/golden/rank";
import { readersQueries } from "../../../plugins/search/golden/readersQueries";
import { tunedQueries } from "../../../plugins/search/golden/tunedQueries";
import { unseenQueries } from "../../../plugins/search/golden/unseenQueries";
import { WEIGHTS } from "../../../src/lib/search/engine/weights";

const SETS: readonly (readonly [name: string, queries: readonly GoldenQuery[]])[] = [
  ["keywords", goldenQueries],
  ["readers", readersQueries],
  ["tuned half", tunedQueries],
  ["judged half", judgedQueries],
  ["unseen", unseenQueries],
];

/** The features of the ranking, as the weights that switch each off. */
const FEATURES: readonly (readonly [name: string, off: Partial<typeof WEIGHTS>])[] = [
  ["all features", {}],
  ["no readers' questions", { questions: 0, question: 0 }],
  ["no complete questions", { question: 0 }],
  ["no rest of the page", { restOfPage: 0 }],
  ["no products", { product: 0, otherProduct: 0 }],
  ["no synonyms and stems", { forms: 0.001 }],
  ["lists of fields like other pages", { ofFields: 1 }],
  ["share not steeper", { share: 1 }],
];

/** How many of the queries, in per cent, find an accepted page in the first place, the first three and the first ten. */
function shares(index: ReadersIndex & { paths: string[] }, queries: readonly GoldenQuery[]): string {
  const ranks = queries
    .map((query) => rankOf(index, query, index.paths))
    .filter((rank) => rank !== undefined);
  const within = (limit: number) =>
    ((100 * ranks.filter((rank) => rank > 0 && rank <= limit).length) / ranks.length).toFixed(1);
  return [1, 3, 10].map((limit) => within(limit).padStart(5)).join(" ");
}

/** Prints how each set of queries fares, with all features of the ranking and without each. */
export function printAblation(dir: string): void {
  console.log("per cent first, in three, in ten".padEnd(34) + SETS.map(([name]) => name.padEnd(20)).join(""));
  const all = { ...WEIGHTS };
  for (const [name, off] of FEATURES) {
    Object.assign(WEIGHTS, all, off);
    // A new engine each time, because an engine caches what words have found.
    const index = builtIndex(dir);
    console.log(name.padEnd(34) + SETS.map(([, queries]) => shares(index, queries).padEnd(20)).join(""));
  }
  Object.assign(WEIGHTS, all);
}
