import path from "node:path";
import type { LoadContext, Plugin } from "@docusaurus/types";
import { readCatalogue } from "./catalogue";
import { readEarlier } from "./earlier";

/**
 * Hands the error catalogue to pages as one JSON module, `@generated/error-catalogue/default/errors.json`: names,
 * selectors, arguments and advice, and nothing else of the ABIs. Beside it stands `earlier.json` with the errors that
 * only earlier releases have.
 */
export default function errorCatalogue({ siteDir }: LoadContext): Plugin {
  return {
    name: "error-catalogue",
    getPathsToWatch: () => [path.join(siteDir, "data", "airdrops-natspec.yml")],
    async contentLoaded({ actions }) {
      const catalogue = readCatalogue(siteDir);
      await actions.createData("errors.json", JSON.stringify(catalogue));
      await actions.createData("earlier.json", JSON.stringify(readEarlier(siteDir, catalogue)));
    },
  };
}
