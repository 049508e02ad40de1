import { type SourceUnit } from "./ast";

/** What the compiler made of a set of sources. */
export interface Compilation {
  /** Syntax tree of each source, its imports included. Ids are unique over all of them. */
  units: SourceUnit[];
  /** Text of each source by the path it is imported under. */
  contents: Record<string, string>;
}
