import path from "node:path";
import type { LoadContext, Plugin } from "@docusaurus/types";
import { standInPlugin, type StandIn } from "../lean-client/standIns";

const client = (file: string) => path.join(__dirname, "client", file);
const core = /[\\/]@docusaurus[\\/]core[\\/]lib[\\/]client(?:[\\/]exports)?$/;
const anywhere = /./;

/** What the browser's bundle gets instead of the generated tables, and of those of core's modules that read them. */
const standIns: readonly StandIn[] = [
  { request: /^@generated\/routes$/, from: anywhere, to: () => client("routes.ts") },
  { request: /^@generated\/registry$/, from: core, to: () => client("registry.ts") },
  { request: /^@generated\/routesChunkNames$/, from: core, to: () => client("chunkNames.ts") },
  { request: /^\.\/preload$/, from: core, to: () => client("preload.ts") },
  { request: /lib\/client\/preload$/, from: anywhere, to: () => client("preload.ts") },
  { request: /^@docusaurus\/renderRoutes$/, from: core, to: () => client("renderRoutes.tsx") },
];

/**
 * Keeps what every page carries from growing with the number of pages; README.md says how. In a preview everything is
 * as upstream has it.
 */
export default function pageManifests(_context: LoadContext): Plugin {
  return {
    name: "site-page-manifests",
    configureWebpack(config, isServer, { currentBundler }) {
      if (isServer || process.env.NODE_ENV !== "production") return {};
      return {
        mergeStrategy: { plugins: "replace" },
        // One hash of the build instead of a table with one for each file.
        output: { chunkFilename: "assets/js/[id].[fullhash:8].js" },
        plugins: [
          // A table of all files, which only upstream's prefetching reads.
          ...(config.plugins ?? []).filter((plugin) => plugin?.constructor.name !== "ChunkAssetPlugin"),
          standInPlugin(currentBundler.instance, standIns),
        ],
        module: {
          rules: [
            {
              test: /[\\/]\.docusaurus[\\/](?:globalData\.json|docusaurus-plugin-content-docs[\\/]default[\\/]p[\\/][^\\/]+\.json)$/,
              use: [path.join(__dirname, "data-loader.js")],
            },
          ],
        },
      };
    },
  };
}
