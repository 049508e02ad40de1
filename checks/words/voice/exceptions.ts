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
export const exceptions: readonly Exception[] = [
  {
    rule: "id",
    file: "data/errors/messages.ts",
    words: "next stream id calculation error",
    reason: "The message is quoted from a contract.",
  },
  {
    rule: "canceled",
    file: "docs/support/faq.mdx",
    words: "(cancelled)",
    reason: "The heading has both spellings, because readers search for either.",
  },
];
