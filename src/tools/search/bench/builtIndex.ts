import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { measureCompressed, type ExtractedPage, MANIFEST_PATH } from "../build";
import { type IndexLayers, LATER_LAYERS, type Layer, type Manifest, SearchEngine } from "../model";
import { type ReadersIndex } from "./queries";

export interface BuiltIndex extends ReadersIndex {
  /** All pages in it, with their headings. */
  pages: ExtractedPage[];
  /** Returns the size of some layers over the wire, in bytes. To compress them takes seconds. */
  bytesOf(...layers: Layer[]): number;
}

/**
 * Returns the index of a built site.
 * @throws Error where the site is not built
 */
export function loadBuiltIndex(dir: string): BuiltIndex {
  if (!existsSync(path.join(dir, MANIFEST_PATH))) {
    throw new Error(`${dir} holds no search index. Run "npm run build" first.`);
  }
  const read = (address: string) => readFileSync(path.join(dir, address), "utf8");
  const manifest = JSON.parse(read(MANIFEST_PATH)) as Manifest;
  const getText = (layer: Layer) => (manifest[layer] ? read(manifest[layer]) : "[]");
  const getLayer = <L extends Layer>(layer: L) => JSON.parse(getText(layer)) as NonNullable<IndexLayers[L]>;
  const engineWith = (layers: readonly (typeof LATER_LAYERS)[number][]) => {
    const engine = new SearchEngine(getLayer("names"), LATER_LAYERS);
    for (const layer of layers) engine.add(layer, getLayer(layer));
    return engine;
  };
  return {
    pages: getLayer("names").pages.map(([address, , sections]) => ({
      path: address,
      group: "",
      sections: [...sections],
    })),
    bytesOf: (...layers) => layers.reduce((sum, layer) => sum + measureCompressed(getText(layer)), 0),
    first: engineWith(["texts", "questions"]),
    complete: engineWith(LATER_LAYERS),
  };
}
