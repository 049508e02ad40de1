import {
  LATER_LAYERS,
  type Layer,
  type Manifest,
  type PackedIndex,
  type IndexLayers,
  SearchEngine,
} from "../model";
import { type Site } from "../../../server/site/site";

const engines = new WeakMap<Site, SearchEngine>();

/** Returns the site's own search engine with the whole index of the build. Made once, in about half a second. */
export function searchEngine(site: Site): SearchEngine {
  let engine = engines.get(site);
  if (!engine) {
    const manifest = site.json<Manifest>("search-index.json");
    const read = <T>(layer: Layer) => site.json<T>(manifest[layer]!.slice(1));
    const later = LATER_LAYERS.filter((layer) => manifest[layer]);
    engine = new SearchEngine(read<PackedIndex>("names"), later);
    for (const layer of later) engine.add(layer, read<NonNullable<IndexLayers[typeof layer]>>(layer));
    engines.set(site, engine);
  }
  return engine;
}
