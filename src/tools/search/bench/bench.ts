/**
 * `npm run bench:search`: what the search of `build/` costs and finds. Run `npm run build` first.
 *
 * - `index`: the size of the index, the time to make it, and of a query for every beginning of the keyword queries
 * - `ranking`: how the sets of queries fare, by kind, and without each weight of the ranking
 *
 * `npm run bench:search -- --only ranking` does one of them. `npm run bench -- --only keystrokes` measures a browser.
 */
import { existsSync } from "node:fs";
import { parseArgs } from "node:util";
import { type Layer, type SearchEngine } from "../model";
import { printAblation } from "./ablation";
import { loadBuiltIndex, type BuiltIndex } from "./builtIndex";
import { readQueries } from "./queries";

const DIR = "build";
const PARTS = ["index", "ranking"];

const keywords = readQueries("tuned").filter(({ kind }) => kind === "keywords");
const beginnings = keywords.flatMap(({ query }) =>
  Array.from(query, (_, index) => query.slice(0, index + 1)),
);

/** Milliseconds, the best of three runs for each query: the machine may be busy with something else. */
function times(engine: SearchEngine): number[] {
  const best = beginnings.map(() => Infinity);
  for (let run = 0; run < 3; run++) {
    beginnings.forEach((query, index) => {
      const begun = performance.now();
      engine.search(query);
      best[index] = Math.min(best[index]!, performance.now() - begun);
    });
  }
  return best.sort((a, b) => a - b);
}

function report(name: string, make: () => BuiltIndex): BuiltIndex {
  const index = make();
  const all = times(index.first);
  const at = (share: number) => all[Math.min(Math.floor(all.length * share), all.length - 1)]!.toFixed(2);
  const pages = index.pages.length;
  const kilobytes = (...layers: Layer[]) => index.bytesOf(...layers) / 1000;
  const needed = kilobytes("names", "texts", "questions");
  console.log(
    `${name}: ${pages} pages, ${index.first.size} headings; ${needed.toFixed(1)} kB brotli for a query ` +
      `(${((needed / pages) * 300).toFixed(0)} kB for 300 pages), ${kilobytes("rest").toFixed(1)} kB more for full ` +
      `texts, ${kilobytes("values").toFixed(1)} kB for addresses; ${index.made.toFixed(0)} ms of processor time to make it; ` +
      `query p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, max ${at(1)} ms`,
  );
  return index;
}

function main(): void {
  const { values } = parseArgs({ options: { only: { type: "string" } } });
  const wanted = values.only?.split(",").map((part) => part.trim()) ?? PARTS;
  const unknown = wanted.filter((part) => !PARTS.includes(part));
  if (unknown.length > 0)
    throw new Error(`There is no ${unknown.join(", ")}. The parts are ${PARTS.join(", ")}.`);
  if (!existsSync(`${DIR}/search-index.json`)) {
    throw new Error(`${DIR}/ holds no index: run \`npm run build\` first.`);
  }
  if (wanted.includes("index")) report("this site", () => loadBuiltIndex(DIR));
  if (wanted.includes("ranking")) printAblation(DIR);
}

try {
  main();
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
