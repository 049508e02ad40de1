import { type Layer } from "../../../src/lib/search/packed/manifest";
import { writeIndex } from "./build";
import { quickSize } from "./pack";

export interface Facts {
  /** The folder of the built site. */
  readonly outDir: string;
  /** The site's address, without a path. */
  readonly origin: string;
}

/** Writes the search index, and says how much of it a reader fetches. */
export async function write({ outDir, origin }: Facts, folder: string): Promise<string> {
  const { pages, files } = await writeIndex(outDir, origin, folder);
  const size = (...layers: Layer[]) => {
    const of = files.filter(({ layer }) => layers.includes(layer));
    return `${(of.reduce((sum, { content }) => sum + quickSize(content), 0) / 1000).toFixed(0)} kB`;
  };
  return (
    `[search] ${pages} pages: ${size("names", "texts", "questions")} with brotli for a query, ${size("rest")} more for full texts, ` +
    `${size("values")} for addresses\n`
  );
}
