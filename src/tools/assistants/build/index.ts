import path from "node:path";
import type { LoadContext, Plugin } from "@docusaurus/types";
import { build, stop } from "esbuild";

/** Where the bundle is, in the folder of the site: `scripts/mcp.mjs` and `api/mcp.js` start it. */
export const BUNDLE = ".mcp";

/**
 * Bundles the server for coding assistants (`src/tools/assistants/`), for the host's function and for standard input and output: from
 * its sources it would take longer to start than a client waits. It begins with the build, before that needs the memory.
 */
export default function assistants({ siteDir }: LoadContext): Plugin {
  let bundling: Promise<unknown> = Promise.resolve();
  return {
    name: "assistants",
    async loadContent() {
      if (process.env.NODE_ENV !== "production") return;
      bundling = build({
        entryPoints: [path.join(siteDir, "src/tools/assistants/index.ts")],
        outdir: path.join(siteDir, BUNDLE),
        bundle: true,
        platform: "node",
        target: "node20",
        format: "cjs",
        minify: true,
        logLevel: "warning",
      }).finally(stop);
      // Reported by `postBuild`, which may be a long time away.
      bundling.catch(() => undefined);
    },
    async postBuild() {
      await bundling;
    },
  };
}
