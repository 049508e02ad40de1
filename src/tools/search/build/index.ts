import path from "node:path";
import type { LoadContext, Plugin } from "@docusaurus/types";
import { serveFirst } from "../../../node/devServer";
import { Thread } from "../../../node/thread";
import { extractSite } from "./src/extract";
import type { DevSearch } from "./src/devServer";
import type * as Build from "./src/build";

/** Writes the search index of the built site, and gives the development server one. */
export default function searchPlugin(context: LoadContext): Plugin {
  const thread = new Thread<typeof Build>(path.join(__dirname, "src/build"));
  let dev: DevSearch | undefined;
  return {
    name: "site-search",
    async allContentLoaded({ allContent }) {
      if (process.env.NODE_ENV === "production") return thread.start();
      // Loads a parser, which a build has no use for here.
      const { devSearch } = await import("./src/devServer");
      dev ??= devSearch({ siteDir: context.siteDir, origin: context.siteConfig.url });
      dev.update(allContent);
    },
    configureWebpack(_config, isServer) {
      if (isServer || !dev) return {};
      return serveFirst(dev.answer);
    },
    async postBuild({ outDir }) {
      const { url } = context.siteConfig;
      // Here, where the Markdown of the pages is written from the same reading.
      const report = extractSite(outDir, url).then((pages) => thread.call("writeIndex", outDir, url, pages));
      process.stdout.write(await report.finally(() => thread.close()));
    },
  };
}
