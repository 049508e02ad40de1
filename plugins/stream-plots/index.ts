import type { Plugin } from "@docusaurus/types";
import { readOnce } from "../memory";

/**
 * Draws every stream shape while the site is built and writes the drawings as one JSON module,
 * `@generated/stream-plots/default/drawings.json`, so that the SDK (1.5 MB with its ABIs) reaches no browser.
 */
export default function streamPlots(): Plugin {
  return {
    name: "stream-plots",
    async contentLoaded({ actions }) {
      const drawings = await readOnce("stream-plots", "plugins/stream-plots", "", async () => {
        const [{ draw }, { catalog }] = await Promise.all([
          import("../../src/lib/plot/streamPlot"),
          import("../../src/lib/shapes/catalog"),
        ]);
        return catalog.map(draw);
      });
      await actions.createData("drawings.json", JSON.stringify(drawings));
    },
  };
}
