/**
 * `npm run bench:search`: what the search of `build/` costs. Prints the size of the index, the time to make it, the
 * time of a query for every beginning of every golden query, how many golden queries find their page, and how all
 * that grows from 300 to 3,000 pages of generated content.
 */
import { readFileSync } from "node:fs";
import path from "node:path";
import { goldenQueries } from "../plugins/search/golden/queries";
import { rankOf } from "../plugins/search/golden/rank";
import { type ExtractedPage } from "../plugins/search/src/extract";
import { compressedSize, indexFiles, MANIFEST_PATH, type Manifest } from "../plugins/search/src/pack";
import { SearchEngine } from "../src/lib/search/engine";
import { type PackedIndex } from "../src/lib/search/records";

const DIR = process.argv[2] ?? "build";

const beginnings = goldenQueries.flatMap(({ query }) =>
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

function report(name: string, indexes: readonly PackedIndex[], sizes: readonly number[]): SearchEngine {
  const begun = performance.now();
  const engine = new SearchEngine(indexes);
  const made = performance.now() - begun;
  const all = times(engine);
  const at = (share: number) => all[Math.min(Math.floor(all.length * share), all.length - 1)]!.toFixed(2);
  const pages = indexes.reduce((sum, index) => sum + index.pages.length, 0);
  const kilobytes = sizes.reduce((sum, size) => sum + size, 0) / 1000;
  console.log(
    `${name}: ${pages} pages, ${engine.size} headings, ${sizes.length} files, ${kilobytes.toFixed(1)} kB brotli ` +
      `(${((kilobytes / pages) * 300).toFixed(0)} kB for 300 pages); ready in ${made.toFixed(0)} ms; ` +
      `query p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, max ${at(1)} ms`,
  );
  return engine;
}

function main(): void {
  const read = (address: string) => readFileSync(path.join(DIR, address), "utf8");
  const { files } = JSON.parse(read(MANIFEST_PATH)) as Manifest;
  const texts = files.map(read);
  const indexes = texts.map((text) => JSON.parse(text) as PackedIndex);
  const engine = report("this site", indexes, texts.map(compressedSize));

  const paths = indexes.flatMap(({ pages }) => pages.map(([address]) => address));
  const ranks = goldenQueries
    .map((golden) => rankOf(engine, golden, paths))
    .filter((rank) => rank !== undefined);
  const within = (limit: number) => ranks.filter((rank) => rank > 0 && rank <= limit).length;
  console.log(
    `golden queries: ${ranks.length}, in the first three ${within(3)}, in the first ten ${within(10)}`,
  );

  for (const count of [300, 1000, 3000]) {
    const generated = indexFiles(generate(indexes, count), "https://docs.example", { compress: false });
    const sizes = generated.map(({ content }) => compressedSize(content));
    report(
      `generated`,
      generated.map(({ content }) => JSON.parse(content) as PackedIndex),
      sizes,
    );
  }
}

/** Pages made of this site's own sections, shuffled by a fixed sequence, with a word of their own in each heading. */
function generate(indexes: readonly PackedIndex[], count: number): ExtractedPage[] {
  const pages = indexes.flatMap((index) => index.pages);
  let state = 1;
  const next = (limit: number) => (state = (state * 48271) % 2147483647) % limit;
  return Array.from({ length: count }, (_, number) => {
    const [address, , , sections] = pages[number % pages.length]!;
    return {
      path: `${address}-${number}`,
      group: `Group ${number % 12}`,
      tag: "docs-default-current",
      language: "en",
      sections: sections.map(([level, heading, anchor, ...texts]) => [
        level,
        `${heading} ${next(100_000).toString(36)}`,
        anchor || "anchor",
        ...texts.map((text) => `${text} ${next(100_000).toString(36)}`),
      ]),
    };
  });
}

main();
