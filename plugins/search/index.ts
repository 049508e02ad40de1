import type { LoadContext, Plugin } from "@docusaurus/types";
import type { DevSearch } from "./src/devServer";

/** Writes the search index of the built site, and gives the development server one. */
export default function searchPlugin(context: LoadContext): Plugin {
  let dev: DevSearch | undefined;
  return {
    name: "site-search",
    async allContentLoaded({ allContent }) {
      if (process.env.NODE_ENV === "production") return;
      // Loads a parser, which a build has no use for here.
      const { devSearch } = await import("./src/devServer");
      dev ??= devSearch({ siteDir: context.siteDir, origin: context.siteConfig.url });
      dev.update(allContent);
    },
    configureWebpack(_config, isServer) {
      if (isServer || !dev) return {};
      return { devServer: { setupMiddlewares: dev.install } } as object;
    },
    async postBuild({ outDir }) {
      const { default: writeIndex } = await import("./src/write");
      process.stdout.write(await writeIndex({ outDir, origin: context.siteConfig.url }, outDir));
    },
  };
}
