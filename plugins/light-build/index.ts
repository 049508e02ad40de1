import path from "node:path";
import v8 from "node:v8";
import vm from "node:vm";
import type { Plugin, PostCssOptions } from "@docusaurus/types";

/** Leaves out work of a build that changes nothing in the site, and memory. Its other half is `localJsx`. */
export default function lightBuild(): Plugin {
  return {
    name: "site-light-build",
    /**
     * Nothing is asked of files that lie in the folders of styles, or above the project, and nothing rewritten for old
     * browsers: the minifier does that, for the same browsers. Either takes more than a second.
     */
    configurePostCss: (options) => ({ ...options, config: false, plugins: options.plugins.filter(isNeeded) }),
    /**
     * Sources are named by their full paths. Docusaurus would look for each below every folder of static files first,
     * with every ending, and the cache would keep where nothing was found. Pages that nothing changed are not drawn.
     */
    configureWebpack: (_config, isServer) =>
      ({
        resolve: { preferAbsolute: true },
        plugins: [tidyMemory],
        ...(isServer && { entry: { main: path.join(__dirname, "serverEntry.ts") } }),
      }) as object,
  };
}

const isNeeded = (plugin: PostCssOptions["plugins"][number]): boolean =>
  !(Array.isArray(plugin) && String(plugin[0]).includes("postcss-preset-env"));

interface Compiler {
  hooks: { shutdown: { tap(name: string, run: () => void): void } };
}

/**
 * Bundler plugin: gives back what bundling has left, half a gigabyte, before the pages are drawn. The engine would
 * leave it until memory becomes short.
 */
const tidyMemory = {
  apply({ hooks }: Compiler): void {
    hooks.shutdown.tap("site-tidy-memory", () => {
      v8.setFlagsFromString("--expose-gc");
      (vm.runInNewContext("gc") as () => void)();
    });
  },
};
