import { packageVersion } from "../../samples/src/versions";
import { readAliases } from "./aliases";
import { readChains } from "./chains";
import { downloads, fileNameOf, readDeployments } from "./deployments";
import { readEventTopics } from "./eventTopics";
import { readComptrollers, readLegacyContracts, readReleases } from "./releases";
import { readStreamContracts } from "./streamContracts";

/** All that the plugin takes out of the SDK, by file name. */
export interface Content {
  /** Texts that are served as they are. */
  readonly downloads: Readonly<Record<string, string>>;
  /** JSON modules that pages import. */
  readonly modules: Readonly<Record<string, unknown>>;
}

/** Reads the SDK, which is loaded with this module. */
export function readContent(siteDir: string): Content {
  const version = packageVersion(siteDir, "sablier");
  const releases = readDeployments(version);
  return {
    downloads: Object.fromEntries(downloads(releases)),
    modules: {
      ...Object.fromEntries(releases.map((release) => [`deployments-${fileNameOf(release)}.json`, release])),
      "aliases.json": readAliases(),
      "chains.json": readChains(version),
      "releases.json": readReleases(),
      "comptrollers.json": readComptrollers(),
      "streamContracts.json": readStreamContracts(),
      "legacy.json": readLegacyContracts(),
      "eventTopics.json": { lockup: readEventTopics("lockup"), flow: readEventTopics("flow") },
    },
  };
}
