import { mkdir, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import type { LoadContext, Plugin } from "@docusaurus/types";
import { packageVersion } from "../../samples/src/versions";
import { readAliases } from "./aliases";
import { readChains } from "./chains";
import { downloads, fileNameOf, readDeployments } from "./deployments";
import { readEventTopics } from "./eventTopics";
import { readComptrollers, readLegacyContracts, readReleases } from "./releases";
import { readStreamContracts } from "./streamContracts";

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
      const version = packageVersion(siteDir, "sablier");
      const write = (name: string, value: unknown) => actions.createData(name, JSON.stringify(value));
      const releases = readDeployments(version);
      const folder = path.join(generatedFilesDir, served, "deployments");
      await rm(folder, { recursive: true, force: true });
      await mkdir(folder, { recursive: true });
      await Promise.all([
        ...[...downloads(releases)].map(([name, text]) => writeFile(path.join(folder, name), text)),
        ...releases.map((release) => write(`deployments-${fileNameOf(release)}.json`, release)),
        write("aliases.json", readAliases()),
        write("chains.json", readChains(version)),
        write("releases.json", readReleases()),
        write("comptrollers.json", readComptrollers()),
        write("streamContracts.json", readStreamContracts()),
        write("legacy.json", readLegacyContracts()),
        write("eventTopics.json", { lockup: readEventTopics("lockup"), flow: readEventTopics("flow") }),
      ]);
    },
  };
}
