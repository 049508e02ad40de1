import path from "node:path";
import type { LoadContext, Plugin } from "@docusaurus/types";
import { build as bundle, stop } from "esbuild";
import type { ToolBuild } from "../../../node/toolBuild";
import { BUNDLE } from "../../../server/bundle";

/**
 * Bundles the server for coding assistants (`src/tools/assistants/`), for the host's function and for standard input and output: from
 * its sources it would take longer to start than a client waits. It begins with the build, before that needs the memory.
 */
function assistants({ siteDir }: LoadContext): Plugin {
  let bundling: Promise<unknown> = Promise.resolve();
  return {
    name: "assistants",
    async loadContent() {
      if (process.env.NODE_ENV !== "production") return;
      bundling = bundle({
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

export const build: ToolBuild = {
  plugin: assistants,
  endpoint: {
    path: "/mcp",
    // Loaded only where it is asked for, because the tools need most of the project's code.
    load: async (dir) => {
      const [{ createHttpHandler }, { Site }] = await Promise.all([
        import("../server/http"),
        import("../../../server/site/site"),
      ]);
      return createHttpHandler(new Site(dir));
    },
  },
};
