import type { Plugin } from "@docusaurus/types";
import { draw } from "../../../src/lib/plot/streamPlot";
import { catalog, keyOf } from "../../../src/lib/shapes/catalog";

/**
 * Draws every stream shape while the site is built and writes each drawing as a small JSON module,
 * `@generated/stream-plots/default/<shape>.json`. Pages get them through `remark.ts`, so that neither the SDK (1.5 MB
 * with its ABIs) nor the maths reaches the browser, and a page carries only the drawings that it shows.
 */
export default function streamPlotsPlugin(): Plugin {
  return {
    name: "stream-plots",
    async contentLoaded({ actions }) {
      for (const shape of catalog) {
        await actions.createData(fileOf(keyOf(shape)), JSON.stringify(draw(shape)));
      }
    },
  };
}

/** The file of a shape's drawing. */
export function fileOf(key: string): string {
  return `${key.replace("/", "-")}.json`;
}
