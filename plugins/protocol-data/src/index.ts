import { mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import type { LoadContext, Plugin } from "@docusaurus/types";
import { readOnce } from "../../memory";

/** Folder inside .docusaurus/ that is served as it is; `staticDirectories` in docusaurus.config.ts names it. */
const served = path.join("protocol-data", "served");

/**
 * Hands facts of the SDK to pages as small JSON modules.
 *
 * Why not import the SDK where a table needs it: its package carries every ABI of every release, and a component is
 * bundled for the browser. Here the SDK runs at build time only; what reaches the bundle is the few kilobytes that the
 * page shows anyway, and only on pages that show them (`@generated/protocol-data/default/*.json`).
 */
export default function protocolData({ siteDir, generatedFilesDir }: LoadContext): Plugin {
  const manifest = require.resolve("sablier/package.json");
  return {
    name: "protocol-data",
    getPathsToWatch: () => [manifest],
    async contentLoaded({ actions }) {
      const { downloads, modules } = await readOnce(
        "protocol-data",
        "plugins/protocol-data",
        "",
        async () => {
          const { readContent } = await import("./content");
          return readContent(siteDir);
        },
      );
      const folder = path.join(generatedFilesDir, served, "deployments");
      await rm(folder, { recursive: true, force: true });
      await mkdir(folder, { recursive: true });
      await Promise.all([
        ...Object.entries(downloads).map(([name, text]) => writeFile(path.join(folder, name), text)),
        ...Object.entries(modules).map(([name, value]) => actions.createData(name, JSON.stringify(value))),
      ]);
    },
  };
}
