export { WEIGHTS } from "../data/weights";
export { arrange } from "./docSearch/groups";
export { toRow } from "./docSearch/rows";
export { createEngine } from "./engine/createEngine";
export type { SearchEngine } from "./engine/engine";
export { escapeHtml } from "./highlight";
export { TIMEOUTS } from "./limits";
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
