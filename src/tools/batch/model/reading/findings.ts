/**
 * What the reader found: `danger` can cost money or control, `unknown` was not understood, `note` is worth knowing.
 */
export type Level = "danger" | "unknown" | "note";

export interface Finding {
  readonly level: Level;
  /** One or more whole sentences. */
  readonly sentence: string;
}

export const danger = (sentence: string): Finding => ({ level: "danger", sentence });
export const unknown = (sentence: string): Finding => ({ level: "unknown", sentence });
export const note = (sentence: string): Finding => ({ level: "note", sentence });
