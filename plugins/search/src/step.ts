import { type Step } from "../../after-build";
import { writeIndex } from "./build";

/**
 * Writes the search index once the pages are there. Steps that rewrite pages may run before or after it: only the
 * text of the content counts.
 */
export const searchIndex: Step = {
  name: "search index",
  async run({ outDir, context }) {
    const { pages, files } = await writeIndex(outDir, context.siteConfig.url);
    const size = files.reduce((sum, { compressed }) => sum + compressed, 0);
    console.log(
      `[search] ${pages} pages in ${files.length} ${files.length === 1 ? "file" : "files"}, ${(size / 1000).toFixed(1)} kB with brotli`,
    );
  },
};
