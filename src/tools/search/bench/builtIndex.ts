import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { measureCompressed, type ExtractedPage, MANIFEST_PATH } from "../build";
import { createEngine, type Layer, type Manifest, type PackedIndex } from "../model";
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
  const readJson = <T>(address: string) => JSON.parse(read(address)) as T;
  return {
    pages: readJson<PackedIndex>(manifest.names).pages.map(([address, , sections]) => ({
      path: address,
      group: "",
      sections: [...sections],
    })),
    bytesOf: (...layers) => layers.reduce((sum, layer) => sum + measureCompressed(getText(layer)), 0),
    first: createEngine(manifest, readJson, ["texts", "questions"]),
    complete: createEngine(manifest, readJson),
  };
}
