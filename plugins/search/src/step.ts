import { type Layer } from "../../../src/lib/search/packed/manifest";
import { type Step } from "../../after-build";
import { writeIndex } from "./build";
import { quickSize } from "./pack";

/**
 * Writes the search index once the pages are there. Steps that rewrite pages may run before or after it: only the
 * text of the content counts.
 */
export const searchIndex: Step = {
  name: "search index",
  async run({ outDir, context }) {
    const { pages, files } = await writeIndex(outDir, context.siteConfig.url);
    const size = (...layers: Layer[]) => {
      const of = files.filter(({ layer }) => layers.includes(layer));
      return `${(of.reduce((sum, { content }) => sum + quickSize(content), 0) / 1000).toFixed(0)} kB`;
    };
    console.log(
      `[search] ${pages} pages: ${size("names", "texts")} with brotli for a query, ${size("rest")} more for full texts, ` +
        `${size("values")} for addresses`,
    );
  },
};
