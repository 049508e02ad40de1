export { SearchEngine } from "./engine/engine";
export { LATER_LAYERS, type IndexLayers } from "./packed/layers";
export type { Layer, Manifest } from "./packed/manifest";
export { LEVELS, type PackedIndex } from "./packed/records";
export { answerTo, type Sources } from "./pasted";
