import type { Plugin } from "@docusaurus/types";
import { draw } from "../../src/lib/plot/streamPlot";
import { catalog } from "../../src/lib/shapes/catalog";

/**
 * Draws every stream shape while the site is built and writes the drawings as one JSON module,
 * `@generated/stream-plots/default/drawings.json`, so that the SDK (1.5 MB with its ABIs) reaches no browser.
 */
export default function streamPlots(): Plugin {
  return {
    name: "stream-plots",
    async contentLoaded({ actions }) {
      await actions.createData("drawings.json", JSON.stringify(catalog.map(draw)));
    },
  };
}
