/** A message by what it says, and what a reader does about it. Fragments without a full stop. */
export interface KnownMessage {
  /** Tried in the order of the list. */
  readonly words: RegExp;
  readonly cause: string;
  readonly remedy: string;
}
