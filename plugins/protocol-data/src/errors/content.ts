import { packageVersion } from "../../../samples/src/versions";
import { readCatalogue } from "./catalogue";
import { toRecords } from "./download";
import { readEarlier } from "./earlier";

/**
 * The errors of the current releases, those that only earlier ones have, and both as a download.
 *
 * @param page the catalogue's address, which the download names
 * @throws Error what {@link readCatalogue} and {@link readEarlier} throw
 */
export function readErrors(siteDir: string, page: string) {
  const catalogue = readCatalogue(siteDir);
  const earlier = readEarlier(siteDir, catalogue);
  return {
    catalogue,
    earlier,
    download: {
      source: `npm package sablier ${packageVersion(siteDir, "sablier")}`,
      errors: toRecords({ catalogue, earlier, page }),
    },
  };
}
