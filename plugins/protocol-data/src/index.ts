import { readFileSync } from "node:fs";
import type { LoadContext, Plugin } from "@docusaurus/types";
import { readChains } from "./chains";
import { readComptrollers, readLegacyContracts, readReleases } from "./releases";

/**
 * Hands facts of the SDK to pages as small JSON modules.
 *
 * Why not import the SDK where a table needs it: its package carries every ABI of every release, and a component is
 * bundled for the browser. Here the SDK runs at build time only; what reaches the bundle is the few kilobytes that the
 * page shows anyway, and only on pages that show them (`@generated/protocol-data/default/*.json`).
 */
export default function protocolData(_context: LoadContext): Plugin {
  const manifest = require.resolve("sablier/package.json");
  return {
    name: "protocol-data",
    getPathsToWatch: () => [manifest],
    async contentLoaded({ actions }) {
      const { version } = JSON.parse(readFileSync(manifest, "utf8")) as { version: string };
      const write = (name: string, value: unknown) => actions.createData(name, JSON.stringify(value));
      await Promise.all([
        write("chains.json", readChains(version)),
        write("releases.json", readReleases()),
        write("comptrollers.json", readComptrollers()),
        write("legacy.json", readLegacyContracts()),
      ]);
    },
  };
}
