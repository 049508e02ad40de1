import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import type { LoadContext, Plugin } from "@docusaurus/types";
import { packageVersion } from "../../samples/src/versions";
import { readCatalogue } from "./catalogue";
import { toRecords } from "./download";
import { readEarlier } from "./earlier";

/** Folder inside .docusaurus/ that is served as it is; `staticDirectories` in docusaurus.config.ts names it. */
const served = path.join("error-catalogue", "served");
const route = "/reference/errors";

/**
 * Hands the error catalogue to pages as one JSON module, `@generated/error-catalogue/default/errors.json`: names,
 * selectors, releases, arguments and advice, and nothing else of the ABIs. Beside it stands `earlier.json` with the errors that
 * only earlier releases have. Both together are served as the page's address with `.json` at the end.
 */
export default function errorCatalogue({ siteDir, generatedFilesDir, siteConfig }: LoadContext): Plugin {
  return {
    name: "error-catalogue",
    getPathsToWatch: () => [path.join(siteDir, "data", "airdrops-natspec.yml")],
    async contentLoaded({ actions }) {
      const catalogue = readCatalogue(siteDir);
      const earlier = readEarlier(siteDir, catalogue);
      const version = packageVersion(siteDir, "sablier");
      const errors = toRecords({
        catalogue,
        earlier,
        page: siteConfig.url + route,
      });
      const file = path.join(generatedFilesDir, served, `${route}.json`);
      await mkdir(path.dirname(file), { recursive: true });
      await Promise.all([
        writeFile(file, `${JSON.stringify({ source: `npm package sablier ${version}`, errors }, null, 2)}\n`),
        actions.createData("errors.json", JSON.stringify(catalogue)),
        actions.createData("earlier.json", JSON.stringify(earlier)),
      ]);
    },
  };
}
