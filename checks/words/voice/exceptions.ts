/** A phrase that a rule finds and that is right where it is. */
export interface Exception {
  /** The name of the rule. */
  readonly rule: string;
  /** The file, or a folder that ends in a slash. */
  readonly file: string;
  /** Words of the text around the hit. */
  readonly words: string;
  readonly reason: string;
}

/** The allowed exceptions. One that nothing needs any more is a fault. */
export const exceptions: readonly Exception[] = [];
