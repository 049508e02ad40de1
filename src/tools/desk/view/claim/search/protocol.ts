import type { Found, Search } from "../../../../../protocol/airdrops/claim/find";

/** What the page asks of the worker. */
export interface Question {
  /** The list, with the first question. The worker keeps it for the later ones. */
  readonly file?: Blob;
  readonly search: Search;
}

/** What the list says, or why it cannot be read, as sentences. */
export type Answer =
  | { readonly kind: "found"; readonly found: Found; readonly search: Search }
  | { readonly kind: "refused"; readonly sentences: readonly string[] };

/** What the worker says about a question: the share that is done, from 0 to 1, then its answer. */
export type Message = { readonly id: number } & ({ readonly share: number } | { readonly answer: Answer });
