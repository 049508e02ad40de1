export { WEIGHTS } from "../data/weights";
export { arrange } from "./docSearch/groups";
export { toRow } from "./docSearch/rows";
export { SearchEngine } from "./engine/engine";
export { escapeHtml } from "./highlight";
export { TIMEOUTS } from "./limits";
export { LATER_LAYERS, type IndexLayers } from "./packed/layers";
export type { Layer, Manifest } from "./packed/manifest";
export {
  LEVELS,
  type PackedIndex,
  listRecords,
  type SearchRecord,
  listSections,
  toPath,
} from "./packed/records";
export { answerRequest } from "./protocol";
