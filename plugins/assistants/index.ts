import path from "node:path";
import type { Plugin } from "@docusaurus/types";
import { build } from "esbuild";

/** Where the bundles stand, in the folder of the site: `scripts/mcp.mjs` and `api/mcp.js` start them. */
export const BUNDLES = ".mcp";

/**
 * Bundles the server for coding assistants (`src/mcp/`) at the end of a build, for the host's function and for standard
 * input and output: from its sources it would take longer to start than a client waits.
 */
export default function assistants(): Plugin {
  return {
    name: "assistants",
    async postBuild({ siteDir }) {
      await build({
        entryPoints: ["function.ts", "stdio.ts"].map((file) => path.join(siteDir, "src/mcp", file)),
        outdir: path.join(siteDir, BUNDLES),
        bundle: true,
        platform: "node",
        target: "node20",
        format: "cjs",
        minify: true,
        logLevel: "warning",
      });
    },
  };
}
