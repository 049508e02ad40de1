import path from "node:path";
import type { LoadContext, Plugin } from "@docusaurus/types";
import { search } from "../../../../config/search";
import { Thread } from "../../../node/thread";
import type { ToolBuild } from "../../../node/toolBuild";
import { extractSite } from "./src/extract";
import type * as Build from "./src/build";

export { type ExtractedPage, extractSite } from "./src/extract";
export { BYTES_A_PAGE, measureCompressed, MANIFEST_PATH, pack, removeRepeats } from "./src/pack";
export { readQuestions, listUnaskedSections, listUnknownAnchors, addQuestions } from "./src/questions";

/** Files of the index below the folder of the build. */
const FILES = ["search-index.json", "assets/search"];

/** Writes the search index of the built site. The development server serves the index of the last build. */
function searchPlugin({ outDir: lastBuild, siteConfig: { url } }: LoadContext): Plugin {
  const thread = new Thread<typeof Build>(path.join(__dirname, "src/build"));
  const isBuild = process.env.NODE_ENV === "production";
  return {
    name: "site-search",
    getThemePath: () => path.join(__dirname, "../theme"),
    allContentLoaded: async () => (isBuild ? thread.start() : undefined),
    configureWebpack(_config, isServer) {
      if (isServer || isBuild) return {};
      const files = FILES.map((file) => ({
        publicPath: `/${file}`,
        directory: path.join(lastBuild, file),
        watch: false,
      }));
      return { devServer: { static: files } } as object;
    },
    async postBuild({ outDir }) {
      // Here, where the Markdown of the pages is written from the same reading.
      const report = extractSite(outDir, url).then((pages) => thread.call("writeIndex", outDir, url, pages));
      process.stdout.write(await report.finally(() => thread.close()));
    },
  };
}

export const build: ToolBuild = {
  plugin: searchPlugin,
  // With it, the preset adds the theme of the search, which has the route of the results.
  themeConfig: { algolia: search },
  // As their `import()`s and workers carry them.
  searchChunks: ["search-modal", "search-index"],
};
