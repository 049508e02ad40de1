/** `npm run bench:search`: what the search of `build/` finds. Run `npm run build` first. `npm run bench` has its cost. */
import { WEIGHTS } from "../model";
import { loadBuiltIndex } from "./builtIndex";
import { listAnchors, isPartWithin, findRank, readQueries, SETS, type Anchors, type Query } from "./queries";

const DIR = "build";

/** As good as nothing: a field of weight 0 would count once. */
const NONE = 1e-6;

/** What each weight is when what it stands for makes no difference. */
const OFF: Record<keyof typeof WEIGHTS, number> = {
  title: 1,
  page: NONE,
  address: NONE,
  content: NONE,
  questions: NONE,
  forms: NONE,
  share: 1,
  question: 0,
  ofPage: 1,
};

/** Returns how many of the queries are answered in the first place, the first three, and at all, in per cent. */
function computeShares(queries: readonly Query[], anchors: Anchors): string {
  // A new index each time, because an engine caches what words have found.
  const index = loadBuiltIndex(DIR);
  const ranks = queries.map((query) => findRank(index, query, anchors));
  return [1, 3, Infinity].map((limit) => (100 * isPartWithin(ranks, limit)).toFixed(1).padStart(6)).join("");
}

/** Prints how each kind of query of each set fares, and how both sets fare without each weight. */
function printAblation(): void {
  const anchors = listAnchors(loadBuiltIndex(DIR).pages);
  const print = (name: string, queries: readonly Query[]) =>
    console.log(name.padEnd(24) + String(queries.length).padStart(5) + computeShares(queries, anchors));
  console.log("per cent of queries whose answer is first, among three, shown");
  for (const set of SETS) {
    const queries = readQueries(set);
    for (const kind of new Set(queries.map(({ kind }) => kind))) {
      print(
        `${set}: ${kind}`,
        queries.filter((query) => query.kind === kind),
      );
    }
  }
  const all = SETS.flatMap(readQueries);
  print("both sets", all);
  const usual = { ...WEIGHTS };
  for (const weight of Object.keys(usual) as (keyof typeof WEIGHTS)[]) {
    Object.assign(WEIGHTS, usual, { [weight]: OFF[weight] });
    print(`without ${weight}`, all);
  }
  Object.assign(WEIGHTS, usual);
}

try {
  printAblation();
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
