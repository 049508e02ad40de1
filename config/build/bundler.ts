import type { LoadContext, Plugin } from "@docusaurus/types";
import { numberModules, type NamedModule } from "./moduleIds";
import { readRoutes, groupScripts } from "./routeScripts";

/** The folders of packages that come into a script of their own, which a deploy rarely changes; the first that matches. */
const scripts = {
  react: /[\\/]node_modules[\\/](?:react|react-dom|scheduler)[\\/]/,
  framework:
    /[\\/]node_modules[\\/](?:@docusaurus[\\/](?:core|theme-common|plugin-content-docs|plugin-content-blog|utils-common)|react-router|react-router-dom|react-router-config|react-helmet-async|react-loadable|react-fast-compare|history|path-to-regexp|@slorber|tslib)[\\/]/,
  theme: /[\\/]node_modules[\\/]@docusaurus[\\/]theme-[\w-]+[\\/]/,
} as const;

/** Packages that pages share in scripts of their own, but Docusaurus: each kind of page has its parts of it in one script. */
const vendors = {
  idHint: "vendors",
  test: /[\\/]node_modules[\\/](?!@docusaurus[\\/])/,
  priority: -10,
  reuseExistingChunk: true,
};

/**
 * Indexes, which only pass on what their files export, and a package that changes nothing when it is loaded: whoever imports
 * one part of a file does not load what the other parts need.
 */
const DOORS =
  /[\\/](?:src[\\/]tools[\\/]\w+[\\/](?:model[\\/])?index\.ts|src[\\/]protocol[\\/](?:\w+[\\/])+index\.ts|papaparse[\\/]papaparse(?:\.min)?\.js)$/;

/**
 * Returns the options of the bundler in addition to Docusaurus' own configuration:
 * - the entry is divided into several scripts: each is a task of its own when it is evaluated, and those of packages keep
 *   their names from one deploy to the next;
 * - the parts of Docusaurus that a kind of page needs are in its script, instead of three more;
 * - scripts that a page always loads together are one (`routeScripts.ts`);
 * - modules have numbers that follow from their names;
 * - style sheets are handled as said here alone: no file of PostCSS' own is looked for beside each of them;
 * - `IS_SERVER_BUNDLE` says which of the two bundles is made, so that code which only renders static HTML stays out of
 *   the browser's.
 */
export default function chooseBundler({ siteDir, generatedFilesDir }: LoadContext): Plugin {
  return {
    name: "site-bundler",
    configurePostCss: (options) => ({ ...options, config: false }),
    configureWebpack(_config, isServer, { currentBundler }) {
      const { DefinePlugin } = currentBundler.instance;
      const module = { rules: [{ test: DOORS, sideEffects: false }] };
      const define = new DefinePlugin({ IS_SERVER_BUNDLE: JSON.stringify(isServer) });
      if (isServer || process.env.NODE_ENV !== "production") return { module, plugins: [define] };
      const cacheGroups = Object.fromEntries(
        Object.entries(scripts).map(([name, test], index) => [
          name,
          // Style sheets stay in one.
          {
            name,
            test,
            type: /^javascript\//,
            chunks: "initial" as const,
            enforce: true,
            priority: 100 - index,
          },
        ]),
      );
      return {
        module,
        plugins: [define, moduleNumbers(siteDir)],
        optimization: {
          splitChunks: {
            // A page and a worker that use different exports of the same modules share one script. Two scripts of the same
            // modules would want the same number, and which of them gets it would change from build to build.
            usedExports: false,
            cacheGroups: {
              ...cacheGroups,
              ...groupScripts(readRoutes(generatedFilesDir)),
              defaultVendors: vendors,
            },
          },
        },
      };
    },
  };
}

/** The parts of the bundler's interface that are used here. */
interface Compiler {
  hooks: { compilation: { tap(name: string, listener: (compilation: Compilation) => void): void } };
}

interface Compilation {
  hooks: {
    beforeModuleIds: { tap(name: string, listener: (modules: Iterable<NamedModule>) => void): void };
  };
}

/** The bundler's plugin that numbers the modules of the browser's scripts. */
const moduleNumbers = (context: string) => ({
  apply: ({ hooks }: Compiler) =>
    hooks.compilation.tap("module-numbers", (compilation) => {
      compilation.hooks.beforeModuleIds.tap("module-numbers", (modules) => numberModules(modules, context));
    }),
});
