import { blindQueries } from "../../../plugins/search/golden/blindQueries";
import { builtIndex } from "../../../plugins/search/golden/builtIndex";
import { heldOutQueries } from "../../../plugins/search/golden/heldOutQueries";
import { judgedQueries } from "../../../plugins/search/golden/judgedQueries";
import { goldenQueries, type GoldenQuery } from "../../../plugins/search/golden/queries";
import { findsSection, kindOfFirst, rankOf, type ReadersIndex } from "../../../plugins/search/golden/rank";
import { readersQueries } from "../../../plugins/search/golden/readersQueries";
import { tunedQueries } from "../../../plugins/search/golden/tunedQueries";
import { unseenQueries } from "../../../plugins/search/golden/unseenQueries";
import { WEIGHTS } from "../../../src/lib/search/engine/ranking/weights";

const ALL_SETS: readonly (readonly [name: string, queries: readonly GoldenQuery[]])[] = [
  ["keywords", goldenQueries],
  ["readers", readersQueries],
  ["tuned half", tunedQueries],
  ["judged half", judgedQueries],
  ["all sections", unseenQueries],
  ["blind", blindQueries],
  ["held out", heldOutQueries],
];

/** The held-out set is empty until somebody writes one that nothing was tuned by. */
const SETS = ALL_SETS.filter(([, queries]) => queries.length > 0);

/** As good as nothing: a field of weight 0 would count once. */
const NONE = 1e-6;

/** The features of the ranking, as the weights that switch each off. */
const FEATURES: readonly (readonly [name: string, off: Partial<typeof WEIGHTS>])[] = [
  ["all features", {}],
  ["no readers' questions", { questions: NONE, question: 0 }],
  ["no complete questions", { question: 0 }],
  ["no rest of the page", { restOfPage: 0 }],
  ["no products", { product: 0, otherProduct: 0 }],
  ["no synonyms and stems", { forms: NONE }],
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

/** Of the first results, how many are sections, beginnings of pages, and rows of tables, in per cent. */
function kinds(index: ReadersIndex, queries: readonly GoldenQuery[]): string {
  const all = queries.map((query) => kindOfFirst(index, query));
  const share = (kind: string) => ((100 * all.filter((one) => one === kind).length) / all.length).toFixed(1);
  return ["section", "page", "row"].map((kind) => share(kind).padStart(5)).join(" ");
}

/** How many of the queries that name a section find it among the first three results. */
function sections(index: ReadersIndex, queries: readonly GoldenQuery[]): string {
  const all = queries.map((query) => findsSection(index, query)).filter((found) => found !== undefined);
  const found = all.filter(Boolean).length;
  return all.length === 0 ? "" : ` ${((100 * found) / all.length).toFixed(1).padStart(4)} of ${all.length}`;
}

/** Prints how each set of queries fares, with all features of the ranking and without each. */
export function printAblation(dir: string): void {
  console.log("per cent first, in three, in ten".padEnd(34) + SETS.map(([name]) => name.padEnd(20)).join(""));
  const all = { ...WEIGHTS };
  const usual = builtIndex(dir);
  const line = (name: string, of: typeof kinds) =>
    name.padEnd(34) + SETS.map(([, queries]) => of(usual, queries).padEnd(20)).join("");
  for (const [name, off] of FEATURES) {
    Object.assign(WEIGHTS, all, off);
    // A new engine each time, because an engine caches what words have found.
    const index = builtIndex(dir);
    console.log(name.padEnd(34) + SETS.map(([, queries]) => shares(index, queries).padEnd(20)).join(""));
  }
  Object.assign(WEIGHTS, all);
  console.log(line("first hit: section, page, row", kinds));
  console.log(line("section in three, where named", sections));
}
