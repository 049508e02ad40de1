import type { LoadContext, Plugin } from "@docusaurus/types";
import type { DevSearch } from "./devServer";

export { searchIndex } from "./step";

/**
 * Gives the development server an index. The index of the built site is
 * written by the steps of `searchIndex`, which run in a given order with others (plugins/after-build).
 */
export default function searchPlugin(context: LoadContext): Plugin {
  let dev: DevSearch | undefined;
  return {
    name: "site-search",
    async allContentLoaded({ allContent }) {
      if (process.env.NODE_ENV === "production") return;
      // Loads a parser, which a build has no use for here.
      const { devSearch } = await import("./devServer");
      dev ??= devSearch({ siteDir: context.siteDir, origin: context.siteConfig.url });
      dev.update(allContent);
    },
    configureWebpack(_config, isServer) {
      return isServer || !dev ? {} : ({ devServer: { setupMiddlewares: dev.install } } as object);
    },
  };
}
