import {
  LATER_LAYERS,
  type Layer,
  type Manifest,
  type PackedIndex,
  type PartLayers,
  SearchEngine,
} from "../search/model";
import { type Site } from "./site";

const engines = new WeakMap<Site, SearchEngine>();

/** Returns the site's own search engine with the whole index of the build. Made once, in about half a second. */
export function searchEngine(site: Site): SearchEngine {
  let engine = engines.get(site);
  if (!engine) {
    const { parts } = site.json<Manifest>("search-index.json");
    const files = (layer: Layer) => parts.flatMap((part) => part[layer] ?? []);
    const read = <T>(layer: Layer) => files(layer).map((address) => site.json<T>(address.slice(1)));
    const later = LATER_LAYERS.filter((layer) => files(layer).length > 0);
    engine = new SearchEngine(read<PackedIndex>("names"), later);
    for (const layer of later) engine.add(layer, read<NonNullable<PartLayers[typeof layer]>>(layer));
    engines.set(site, engine);
  }
  return engine;
}
