/**
 * Writes the search index in a process of its own. Reads the work from its standard input, as JSON, and writes what came
 * of it to its standard output.
 */
import "../../light-build/shortRun";
import { json } from "node:stream/consumers";
import { type Layer } from "../../../src/lib/search/packed/manifest";
import { writeIndex, type BuiltPage } from "./build";
import { quickSize } from "./pack";

export interface Work {
  /** The folder of the built site. */
  readonly outDir: string;
  /** The site's address, without a path. */
  readonly origin: string;
  readonly pages: readonly BuiltPage[];
}

async function main(): Promise<void> {
  const work = (await json(process.stdin)) as Work;
  const { pages, files } = await writeIndex(work.outDir, work.origin, work.pages);
  const size = (...layers: Layer[]) => {
    const of = files.filter(({ layer }) => layers.includes(layer));
    return `${(of.reduce((sum, { content }) => sum + quickSize(content), 0) / 1000).toFixed(0)} kB`;
  };
  console.log(
    `[search] ${pages} pages: ${size("names", "texts")} with brotli for a query, ${size("rest")} more for full texts, ` +
      `${size("values")} for addresses`,
  );
}

void main();
