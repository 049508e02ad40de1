import MiniSearch, { type Query } from "minisearch";
import { transpositions, type QueryWord } from "./query/query";
import { STOP_WORDS } from "./query/stopWords";
import { WEIGHTS } from "../../data/weights";
import { termsOf } from "./query/tokens";

/** Fields of the names of sections: the heading, that of the page, and the words of its path. */
export const NAME_FIELDS = ["title", "page", "address"] as const;

/** How much a word counts in each field. */
const boost = () => {
  const { title, page, address, content, questions } = WEIGHTS;
  return { title, page, address, content, questions };
};

/** How the number and the length of what holds a word count. */
export const BM25 = { k: 1.2, b: 0.3, d: 0.4 };

/** An empty index over the names of sections. Terms are those of the tokeniser. */
export const nameIndex = <T>() => wordIndex<T>([...NAME_FIELDS], (text) => termsOf(text));

/**
 * An empty index over texts. A third of their words are those that questions are made of; they are left out, as they
 * are only searched for when a query has no others, and then headings answer.
 */
export const textIndex = <T>() => wordIndex<T>(["content"], (text) => termsOf(text, STOP_WORDS));

/** An empty index over the words of readers' questions, which come as terms. */
export const questionIndex = <T>() =>
  wordIndex<T>(
    ["questions"],
    (text) => [...new Set(text.split(/[ ;]/))],
    // An id stays a number: as a text it would name another section than in the other indexes.
    (document, field) =>
      (document as Record<string, unknown>)[field === "questions" ? "content" : field] as string,
  );

function wordIndex<T>(
  fields: string[],
  tokenize: (text: string) => string[],
  extractField?: (document: T, field: string) => string,
): MiniSearch<T> {
  return new MiniSearch<T>({
    fields,
    ...(extractField ? { extractField } : {}),
    tokenize,
    // Terms come normalised out of the tokeniser.
    processTerm: (term) => term,
    searchOptions: { tokenize: (term) => [term], boost: boost(), bm25: BM25 },
  });
}

/**
 * How a word of a query is looked up: as it is, as a beginning, by its parts and other forms, with typing errors. The
 * beginning of a word that is short is not looked up here (beginnings.ts).
 */
export function wordQuery(word: QueryWord, last: boolean, fuzzy: boolean): Query {
  const { term, parts, forms } = word;
  const options = {
    prefix: last || !isShort(word),
    boost: boost(),
  };
  const edits = !fuzzy || /^\d+$/.test(term) || term.length < 4 ? 0 : term.length < 8 ? 1 : 2;
  const queries: Query[] = [{ ...options, queries: [term], fuzzy: edits }];
  const telling = parts.filter((part) => !STOP_WORDS.has(part));
  if (telling.length > 0) {
    queries.push({
      combineWith: "AND",
      queries: telling.map((part) => ({
        queries: [part],
        prefix: part === parts.at(-1),
        fuzzy: edits > 0 && part.length > 4 ? 1 : 0,
      })),
      boost: scaled(WEIGHTS.forms),
    });
  }
  if (edits > 0) {
    queries.push({ combineWith: "OR", queries: transpositions(term), prefix: true, boost: scaled(0.7) });
  }
  for (const form of forms)
    queries.push({ queries: [form], prefix: form.length > 3, boost: scaled(WEIGHTS.forms) });
  return { combineWith: "OR", queries };
}

/** An address or selector, or the beginning of one. */
export const isValue = (term: string) => term.startsWith("0x");

/** So short that only headings are looked at while it is typed. */
export const isShort = ({ term }: QueryWord) => term.length < 3 && !isValue(term);

const scaled = (factor: number) =>
  Object.fromEntries(Object.entries(boost()).map(([field, boost]) => [field, boost * factor]));
