import { readPackageVersion } from "../../../samples/src/versions";
import { readCatalogue } from "./catalogue";
import { toRecords } from "./download";
import { readEarlierErrors } from "./earlierErrors";
import { readLibraries } from "./libraries";

/**
 * Returns the errors of the current releases, those that only earlier ones have, those of the libraries, and as a
 * download the first two with those of Bob.
 *
 * @param page the catalogue's address, which the download names
 * @throws Error what {@link readCatalogue}, {@link readEarlierErrors} and {@link readLibraries} throw
 */
export function readErrors(siteDir: string, page: string) {
  const catalogue = readCatalogue(siteDir);
  const earlier = readEarlierErrors(siteDir, catalogue);
  const known = new Set([...catalogue, ...earlier].map(({ selector }) => selector));
  const libraries = readLibraries(siteDir, known);
  // Of the libraries, only Bob has a release.
  const bob = libraries.errors.filter(({ releases }) => releases.length > 0);
  return {
    catalogue,
    earlier,
    libraries,
    download: {
      source: `npm package sablier ${readPackageVersion(siteDir, "sablier")}`,
      errors: toRecords({ catalogue, earlier, bob, page }),
    },
  };
}
