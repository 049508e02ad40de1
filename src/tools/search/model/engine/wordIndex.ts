import MiniSearch, { type Query } from "minisearch";
import { WEIGHTS } from "../../data/weights";
import { type QueryWord } from "./query/query";
import { STOP_WORDS } from "./query/stopWords";
import { readTerms } from "./query/tokens";

/** Words of a section that one layer of the index contains. */
export interface SectionWords {
  readonly id: number;
  readonly title?: string;
  readonly page?: string;
  readonly address?: string;
  readonly content?: string;
  readonly questions?: string;
}

/** Fields of a section's names: its heading, the heading of its page, and the words of its path. */
export const NAMES: readonly string[] = ["title", "page", "address"];

const FIELDS = [...NAMES, "content", "questions"] as (
  "title" | "page" | "address" | "content" | "questions"
)[];

/** Returns how much a word counts in each field. */
const boost = (factor = 1) => Object.fromEntries(FIELDS.map((field) => [field, WEIGHTS[field] * factor]));

/**
 * Returns an empty index of the words of sections. A third of the words of texts are those that questions are made of.
 * Texts are indexed without them, because only a query that has no other words searches for them, and headings answer it.
 */
export const createWordIndex = () =>
  new MiniSearch<SectionWords>({
    fields: FIELDS,
    tokenize: (text, field) =>
      field === "questions"
        ? [...new Set(text.split(/[ ;]/))]
        : readTerms(text, field === "content" ? STOP_WORDS : undefined),
    // The tokeniser returns normalised terms.
    processTerm: (term) => term,
    searchOptions: { tokenize: (term) => [term], bm25: { k: 1.2, b: 0.3, d: 0.4 } },
  });

/** Checks whether a word is an address or selector, or the beginning of one. */
export const isValue = (term: string) => term.startsWith("0x");

/** Checks whether a word is so short that only headings are searched while it is typed. */
export const isShort = (term: string) => term.length < 3 && !isValue(term);

/**
 * Returns how to look up a word of a query: as typed, as a beginning, by its parts and other forms, with typing errors.
 *
 * @param isMisspelt whether no section contains the word as typed.
 */
export function composeWordQuery({ term, parts, forms }: QueryWord, isMisspelt: boolean): Query {
  const edits = !isMisspelt || /^(?:\d+|0x.*)$/.test(term) || term.length < 4 ? 0 : term.length < 8 ? 1 : 2;
  const telling = parts.filter((part) => !STOP_WORDS.has(part));
  const asParts = {
    combineWith: "AND" as const,
    queries: telling,
    prefix: (part: string) => part === parts.at(-1),
    fuzzy: (part: string) => edits > 0 && part.length > 4 && 1,
    boost: boost(WEIGHTS.forms),
  };
  return {
    combineWith: "OR",
    queries: [
      { queries: [term], prefix: !isShort(term), fuzzy: edits, boost: boost() },
      ...(telling.length > 0 ? [asParts] : []),
      ...forms.map((form) => ({ queries: [form], prefix: form.length > 3, boost: boost(WEIGHTS.forms) })),
    ],
  };
}
