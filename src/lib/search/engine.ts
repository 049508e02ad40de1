import MiniSearch, { type Query, type SearchResult } from "minisearch";
import { parseQuery, tidyQuery, STOP_WORDS, transpositions, type ParsedQuery, type QueryWord } from "./query";
import { LEVELS, sectionsOf, type PackedIndex, type Section } from "./records";
import { termsOf } from "./tokens";

/** A section that answers a query. */
export interface Match {
  section: Section;
  score: number;
  /** The number of the text that answers best; -1 for the heading itself. */
  text(): number;
  /** Terms of the section that matched. */
  matched: ReadonlySet<string>;
}

export interface Answer {
  matches: Match[];
  /** Terms as typed, for the marks of matches. */
  typed: string[];
}

/** Keeps a section out of an answer when it returns false: by language, by tag. */
export type Filter = (section: Section) => boolean;

interface Document {
  id: number;
  title: string;
  page: string;
  /** The words of the page's path: they often say what its title says otherwise. */
  address: string;
  parents: string;
  content: string;
}

const FIELDS = ["title", "page", "address", "parents", "content"] as const;
const BOOST = { title: 4, page: 3, address: 2, parents: 0.8, content: 1 };

/** How many sections of one page may stand at the top before others get their turn. */
const SECTIONS_A_PAGE = 2;

/** Finds sections by words, beginnings of words, parts of identifiers and words with typing errors. */
export class SearchEngine {
  readonly #sections: Section[];
  readonly #titles: ReadonlySet<string>[];
  readonly #index: MiniSearch<Document>;

  constructor(indexes: readonly PackedIndex[]) {
    this.#sections = indexes.flatMap(sectionsOf);
    this.#titles = this.#sections.map((section) => new Set(termsOf(headingOf(section))));
    this.#index = new MiniSearch<Document>({
      fields: [...FIELDS],
      tokenize: termsOf,
      // Terms come normalised out of the tokeniser.
      processTerm: (term) => term,
      searchOptions: { tokenize: (term) => [term], boost: BOOST, bm25: { k: 1.2, b: 0.3, d: 0.4 } },
    });
    this.#index.addAll(
      this.#sections.map((section, id) => ({
        id,
        title: headingOf(section),
        page: section.level > 1 ? (section.hierarchy.lvl1 ?? "") : "",
        address: section.level === 1 ? section.path.split("/").join(" ") : "",
        parents: [
          section.hierarchy.lvl0,
          ...LEVELS.slice(2, section.level).map((level) => section.hierarchy[level]),
        ]
          .filter(Boolean)
          .join(" "),
        content: section.texts.join("\n"),
      })),
    );
  }

  /** How many sections there are. */
  get size(): number {
    return this.#sections.length;
  }

  /** Everything that answers a query, best first. An empty query has no answer. */
  search(query: string, filter: Filter = () => true): Answer {
    const parsed = parseQuery(tidyQuery(query));
    const { words } = parsed;
    const typed = words.flatMap(({ term, parts }) => [term, ...parts]);
    if (words.length === 0) return { matches: [], typed };
    const found = this.#find(words, (result) => filter(this.#sections[result.id as number]!));
    const ranked = found
      .map((result) => ({ result, score: result.score * this.#importance(result.id as number, parsed) }))
      .sort((a, b) => b.score - a.score || (a.result.id as number) - (b.result.id as number));
    const matches = ranked.map(({ result, score }): Match => {
      const section = this.#sections[result.id as number]!;
      const title = this.#titles[result.id as number]!;
      const matched = new Set(result.terms);
      // Only the hits that are shown need it.
      return { section, score, matched, text: () => bestText(section, words, title, matched) };
    });
    return { matches: spread(matches), typed };
  }

  /** First what holds every word; where that is little, also words with typing errors; at last what holds some words. */
  #find(words: readonly QueryWord[], filter: (result: SearchResult) => boolean): SearchResult[] {
    const run = (fuzzy: boolean, combineWith: "AND" | "OR") =>
      this.#index.search(
        {
          combineWith,
          queries: words.map((word, index) => this.#wordQuery(word, index === words.length - 1, fuzzy)),
        },
        { filter },
      );
    const all = run(false, "AND");
    if (all.length > 0) return all;
    const misspelt = run(true, "AND");
    if (misspelt.length > 0 || words.length === 1) return misspelt;
    return run(true, "OR");
  }

  #wordQuery({ term, parts, forms }: QueryWord, last: boolean, fuzzy: boolean): Query {
    const short = term.length < 3;
    const options = {
      prefix: last || !short,
      weights: { prefix: 0.45, fuzzy: 0.3 },
      // One letter begins half of all words: only titles are looked at.
      ...(short && last ? { fields: ["title"] } : {}),
    };
    const edits = !fuzzy || /^0x|^\d+$/.test(term) || term.length < 4 ? 0 : term.length < 8 ? 1 : 2;
    const queries: Query[] = [{ ...options, queries: [term], fuzzy: edits }];
    if (parts.length > 0) {
      queries.push({
        combineWith: "AND",
        queries: parts.map((part) => ({
          queries: [part],
          prefix: part === parts.at(-1),
          weights: options.weights,
        })),
        boost: scaled(0.6),
      });
    }
    if (edits > 0) {
      queries.push({ combineWith: "OR", queries: transpositions(term), prefix: true, boost: scaled(0.7) });
    }
    for (const form of forms) queries.push({ queries: [form], prefix: form.length > 3, boost: scaled(0.5) });
    return { combineWith: "OR", queries };
  }

  /** What the words cannot say: pages before headings, a heading that is the query, current pages before old ones. */
  #importance(id: number, { words, terms }: ParsedQuery): number {
    const section = this.#sections[id]!;
    const heading = [...this.#titles[id]!];
    const hit = words.filter(({ term }) => heading.some((other) => other.startsWith(term))).length;
    let factor = section.level === 1 ? 1.8 : 1.1 - 0.05 * section.level;
    if (hit === words.length) {
      factor *= 1.5;
      // A heading that says no more than the query; of a compound, its parts are no more than itself.
      const asked = new Set([...terms, ...words.flatMap(({ parts }) => parts)]);
      const extra = heading.filter((term) => !asked.has(term) && !STOP_WORDS.has(term)).length;
      if (extra === 0)
        factor *= section.level === 1 ? 3 : isCode(section.path) && !namesCode(words) ? 1 : 1.6;
      // The whole question is the heading.
      if (extra === 0 && !isCode(section.path) && terms.every((term) => heading.includes(term)))
        factor *= 1.5;
    }
    return factor * pageFactor(section.path, words);
  }
}

/**
 * Old releases and release notes are found, but after what holds today. The reference holds every word many times:
 * it comes first for names of the code, and after the pages that explain for anything else.
 */
function pageFactor(path: string, words: readonly QueryWord[]): number {
  if (/^\/blog(?:\/|$)/.test(path)) return 0.4;
  if (/previous-|\/legacy(?:\/|$)|\/apps\/v1$/.test(path)) return 0.6;
  // Names of chains, contracts and addresses stand in many tables; this is the one that is asked for.
  if (/\/deployments$/.test(path)) return 1.4;
  if (isCode(path)) return namesCode(words) ? 1.1 : 0.35;
  return 1;
}

/** The pages that are made from the contracts. */
const isCode = (path: string) => /^\/reference\/[^/]+\/(?:contracts|interfaces|libraries|types)/.test(path);

/** Whether a query names something of the code: a compound, an address, a selector. */
const namesCode = (words: readonly QueryWord[]) =>
  words.some(({ term, parts }) => parts.length > 0 || term.startsWith("0x"));

const headingOf = (section: Section) => section.hierarchy[LEVELS[section.level]!] ?? "";

const scaled = (factor: number) =>
  Object.fromEntries(FIELDS.map((field) => [field, BOOST[field] * factor])) as Record<string, number>;

/** The text that answers most words that the heading leaves open; -1 where the heading says them all. */
function bestText(
  section: Section,
  words: readonly QueryWord[],
  title: ReadonlySet<string>,
  matched: ReadonlySet<string>,
): number {
  const answers = (terms: Iterable<string>, { term, forms }: QueryWord) => {
    for (const other of terms) if ([term, ...forms].some((form) => other.startsWith(form))) return true;
    return false;
  };
  const open = words.filter((word) => !answers(title, word));
  if (open.length === 0) return -1;
  let best = -1;
  let most = 0;
  section.texts.forEach((text, index) => {
    const terms = termsOf(text);
    // Words with typing errors begin nothing: then what the engine matched decides.
    const found =
      open.filter((word) => answers(terms, word)).length * 100 +
      new Set(terms.filter((term) => matched.has(term) && !title.has(term))).size;
    if (found > most) [best, most] = [index, found];
  });
  return best;
}

/** Lets other pages have their turn after the first few sections of one, and a page stand before its own sections. */
function spread(matches: readonly Match[]): Match[] {
  const counts = new Map<string, number>();
  const pages = new Map(
    matches.filter(({ section }) => section.level === 1).map((match) => [match.section.path, match]),
  );
  const placed = new Set<Match>();
  const first: Match[] = [];
  const later: Match[] = [];
  const place = (match: Match) => {
    if (placed.has(match)) return;
    placed.add(match);
    const count = (counts.get(match.section.path) ?? 0) + 1;
    counts.set(match.section.path, count);
    (count > SECTIONS_A_PAGE ? later : first).push(match);
  };
  for (const match of matches) {
    const page = pages.get(match.section.path);
    if (page) place(page);
    place(match);
  }
  return [...first, ...later];
}
