import { LATER_LAYERS, type LaterLayer } from "../packed/layers";
import { type Manifest } from "../packed/manifest";
import { type PackedIndex } from "../packed/records";
import { SearchEngine } from "./engine";

/**
 * Returns an engine with a built index. With all layers that takes about half a second.
 *
 * @param read returns the content of a file of the index, by its address.
 * @param layers are added to the names. The others are still to come.
 */
export function createEngine(
  manifest: Manifest,
  read: <T>(address: string) => T,
  layers: readonly LaterLayer[] = LATER_LAYERS,
): SearchEngine {
  const later = LATER_LAYERS.filter((layer) => manifest[layer]);
  const engine = new SearchEngine(read<PackedIndex>(manifest.names), later);
  for (const layer of later) {
    if (layers.includes(layer)) engine.add(layer, read<never>(manifest[layer]!));
  }
  return engine;
}
