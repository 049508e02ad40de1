import { readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import type { LoadContext, Plugin } from "@docusaurus/types";
import { build } from "esbuild";
import { BundleFiles } from "./bundleFiles";
import { listPageScripts, type RouteChunks } from "./pageScripts";
import { SCRIPT_LIST } from "./worker/scriptList";

/** Options of the plugin. */
export interface OfflineOptions {
  /** Whether there is a service worker; false serves one that removes the worker which browsers have. */
  readonly enabled: boolean;
  /** Names of the chunks that the search button loads, as their `import()`s and workers carry them. */
  readonly searchChunks: readonly string[];
}

/** Where the worker is served: at the root, so that its scope holds all pages. */
const WORKER = "sw.js";

/**
 * Returns the text of a worker, for browsers.
 *
 * @param name a file of worker/, without its ending
 * @param deploy a word that differs from deploy to deploy: browsers notice a new worker by any difference
 * @param searchScripts addresses of the scripts that the search button loads
 */
export async function bundleWorker(
  name: "serviceWorker" | "removal",
  deploy: string,
  searchScripts: readonly string[] = [],
): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join(__dirname, "worker", `${name}.ts`)],
    bundle: true,
    minify: true,
    write: false,
    format: "iife",
    target: "es2020",
    banner: { js: `/* Deploy ${deploy} */` },
    define: {
      "process.env.NODE_ENV": '"production"',
      SEARCH_SCRIPTS: JSON.stringify(searchScripts),
    },
  });
  return outputFiles[0]!.text;
}

/**
 * Writes the service worker at the end of a build, and the list of each page's scripts. They depend on the bundle alone,
 * so that it does not matter which plugin's `postBuild` runs first: a word that changes on a page changes the name of a
 * script.
 */
export default function offline(
  { generatedFilesDir }: LoadContext,
  { enabled, searchChunks }: OfflineOptions,
): Plugin {
  const files = new BundleFiles();
  return {
    name: "site-offline",
    configureWebpack: (_config, isServer) => (isServer ? {} : { plugins: [files] }),
    async postBuild({ outDir, routes }) {
      const searchScripts = [...new Set(searchChunks.flatMap((chunk) => files.findScripts(chunk)))].sort();
      const text = await bundleWorker(enabled ? "serviceWorker" : "removal", files.hash(), searchScripts);
      await writeFile(path.join(outDir, WORKER), text);
      const chunks = await readFile(path.join(generatedFilesDir, "routesChunkNames.json"), "utf8");
      const pages = listPageScripts(routes, JSON.parse(chunks) as RouteChunks, (chunk) =>
        files.findKnownScripts(chunk),
      );
      await writeFile(path.join(outDir, SCRIPT_LIST), JSON.stringify(pages));
    },
  };
}
