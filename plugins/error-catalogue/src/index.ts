import path from "node:path";
import type { LoadContext, Plugin } from "@docusaurus/types";
import { readCatalogue } from "./catalogue";

/**
 * Hands the error catalogue to pages as one JSON module, `@generated/error-catalogue/default/errors.json`: names,
 * selectors, arguments and advice, and nothing else of the ABIs.
 */
export default function errorCatalogue({ siteDir }: LoadContext): Plugin {
  return {
    name: "error-catalogue",
    getPathsToWatch: () => [path.join(siteDir, "data", "airdrops-natspec.yml")],
    async contentLoaded({ actions }) {
      await actions.createData("errors.json", JSON.stringify(readCatalogue(siteDir)));
    },
  };
}
