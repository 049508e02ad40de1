// Long, because it is one class: each method works on the same index, its layers and its cache.
import { type SearchResult } from "minisearch";
import {
  byText,
  eachSection,
  joinTexts,
  LATER_LAYERS,
  type LaterLayer,
  type PackedLanguages,
  type PackedQuestions,
  type PackedTexts,
  type PackedValues,
  type IndexLayers,
} from "../packed/layers";
import { sectionsOf, type PackedIndex, type Section } from "../packed/records";
import { WEIGHTS } from "../../data/weights";
import { Languages } from "./query/languages";
import { cleanQuery, parseQuery, type QueryWord } from "./query/query";
import { STOP_WORDS } from "./query/stopWords";
import { termsOf } from "./query/tokens";
import { bestText, importance, namesCode, questionFactor } from "./ranking";
import {
  compileRules,
  exactFactor,
  exactThing,
  kindFactor,
  type CompiledRules,
  type ExactThing,
} from "./rules";
import { isShort, isValue, NAMES, wordIndex, wordQuery, type SectionWords } from "./wordIndex";

/** A section that answers a query. */
export interface Match {
  readonly section: Section;
  readonly score: number;
  /** Terms of the section that matched. Computed when it is read, because only the first sections are shown. */
  readonly matched: ReadonlySet<string>;
  /** Returns the number of the text that answers best; -1 for the heading itself. */
  text(): number;
}

export interface Answer {
  matches: Match[];
  /** Terms as typed, for the marks of matches. */
  typed: string[];
  /** A layer that is not there yet and without which the answer may not be the best. */
  lacks?: LaterLayer;
  /** What was searched for instead of a query in another language: its words in English. */
  searchedFor?: string;
  /** Whether the site has too few of the words to look for anything. */
  isUnknown?: boolean;
}

/** A question that the site answers. */
export interface NearQuestion {
  /** The question, as a heading asks it. */
  question: string;
  /** The title of its page. */
  page: string;
  url: string;
  /** Whether it shares a word with the query, as far as spelling goes. Others are asked often. */
  isNear: boolean;
}

/**
 * Number of sections that must hold every word. With fewer, or with none that holds them in its names, the rest of the
 * texts is searched as well.
 */
const ENOUGH = 5;

/** Number of questions that are offered where nothing is found. */
const NEAREST = 3;

/** Number of the best sections that are scored again by their questions. */
const LOOKED_AT = 60;

/** Length of a selector. A shorter value in a question is a number, such as the code of a panic. */
const SELECTOR = "0x00000000".length;

/** Number of sections that are indexed before a letter that was typed has its turn. */
const STEP = 100;

/** What one word finds, by the number of the section. */
type OfWord = Map<number, { score: number; readonly results: SearchResult[] }>;

/** Number of words whose sections are cached, because only the last word of a query that is being typed is new. */
const CACHED_WORDS = 100;

/** What a section holds of a query. */
interface Found {
  readonly id: number;
  score: number;
  /** A bit for each word that it holds. A query of 64 letters has at most 32 words. */
  words: number;
  /** What each word has found in its layers. */
  readonly results: (readonly SearchResult[])[];
}

/** Finds sections by words, beginnings of words, parts of identifiers and words with typing errors. */
export class SearchEngine {
  readonly #rules: CompiledRules;
  readonly #sections: readonly Section[];
  /** The terms of headings. */
  readonly #headings: readonly (readonly string[])[];
  /**
   * The one index. Each layer adds a document for each section of which it has words. Its ID is the number of the section
   * plus the number of the layer times the number of sections.
   */
  readonly #index = wordIndex();
  readonly #pending: Set<LaterLayer>;
  readonly #known = new Map<string, OfWord>();
  #languages = new Languages([]);
  /** The terms of headings and questions, once a query needs them. */
  #vocabulary: Set<string> | undefined;

  /**
   * @param index names of sections, with their texts if the index has no layers.
   * @param pending layers that are still to come.
   */
  constructor(index: PackedIndex, pending: readonly LaterLayer[] = []) {
    this.#pending = new Set(pending);
    this.#rules = compileRules(index.rules ?? {});
    this.#sections = sectionsOf(index);
    this.#headings = this.#sections.map((section) => termsOf(section.heading));
    this.#index.addAll(
      this.#sections.map((section, id) => ({
        id,
        title: section.heading,
        page: section.level > 1 ? (section.hierarchy.lvl1 ?? "") : "",
        address: section.level === 1 ? section.path.split("/").join(" ") : "",
        content: section.texts.join("\n"),
      })),
    );
  }

  /** Number of sections. */
  get size(): number {
    return this.#sections.length;
  }

  /** Layers that are still to come, in their order. */
  get pending(): LaterLayer[] {
    return LATER_LAYERS.filter((layer) => this.#pending.has(layer));
  }

  /** Adds a layer at once. `texts` come before `rest`. */
  add<L extends LaterLayer>(layer: L, packed: NonNullable<IndexLayers[L]>): void {
    this.#index.addAll(this.#unpack(layer, packed));
    this.#pending.delete(layer);
  }

  /** Adds a layer in steps of some milliseconds, between which the engine answers. */
  async addInSteps<L extends LaterLayer>(layer: L, packed: NonNullable<IndexLayers[L]>): Promise<void> {
    await this.#index.addAllAsync(this.#unpack(layer, packed), { chunkSize: STEP });
    this.#known.clear();
    this.#pending.delete(layer);
  }

  /** Gives the sections what a layer says of them, and returns its words. */
  #unpack(layer: LaterLayer, packed: unknown): SectionWords[] {
    const words: SectionWords[] = [];
    const first = this.size * (1 + LATER_LAYERS.indexOf(layer));
    this.#vocabulary = undefined;
    this.#known.clear();
    if (layer === "languages") {
      this.#languages = new Languages(packed as PackedLanguages);
    } else if (layer === "values") {
      eachSection(this.#sections, packed as PackedValues, (section, values, number) => {
        section.values = byText(values);
        words.push({ id: first + number, content: section.values.flat().join(" ") });
      });
    } else if (layer === "questions") {
      eachSection(this.#sections, packed as PackedQuestions, (section, questions, number) => {
        section.questions = questions.split(";").map((question) => question.split(" "));
        words.push({ id: first + number, questions });
      });
    } else {
      eachSection(this.#sections, packed as PackedTexts, (section, texts, number) => {
        words.push({ id: first + number, content: texts.join("\n") });
        section.texts = layer === "texts" ? texts : joinTexts(section.texts, texts);
      });
    }
    return words;
  }

  /** Returns everything that answers a query, best first. An empty query has no answer. */
  search(query: string): Answer {
    const typed = cleanQuery(query);
    const searchedFor = this.#languages.english(typed, (word) => this.#isKnown(word));
    const answer = this.#search(searchedFor ?? typed);
    if (searchedFor !== undefined) return { ...answer, searchedFor };
    const lacksLanguages =
      this.#pending.has("languages") && Languages.mayBeNeeded(typed, (word) => this.#isKnown(word, true));
    return lacksLanguages ? { ...answer, lacks: "languages" } : answer;
  }

  #search(clean: string): Answer {
    const exact = exactThing(clean, this.#rules);
    const answer = this.#answer(exact.text ?? clean, exact);
    // A layer that is still to come may contain it.
    if (answer.matches.length > 0 || answer.lacks || !exact.otherwise) return answer;
    return this.#answer(exact.otherwise);
  }

  /** Returns the questions of the site that are nearest to a query which finds nothing, and then those that are asked often. */
  nearest(query: string): NearQuestion[] {
    const questions = (ids: readonly number[], isNear: boolean) =>
      ids
        .map((id) => ({ section: this.#sections[id % this.size]!, heading: this.#headings[id % this.size]! }))
        .filter(({ section }) => section.level > 1 && section.heading.endsWith("?"))
        .map(({ section }) => ({
          question: section.heading,
          page: section.hierarchy.lvl1 ?? "",
          url: section.url,
          isNear,
        }));
    const terms = termsOf(cleanQuery(query), STOP_WORDS);
    const near = this.#index.search({
      queries: terms,
      fuzzy: 0.4,
      prefix: true,
      maxFuzzy: 3,
      fields: ["title"],
    });
    const common = this.#sections.flatMap(({ path }, id) =>
      path === this.#rules.commonQuestions ? [id] : [],
    );
    const all = [
      ...questions(
        near.map(({ id }) => id as number),
        true,
      ),
      ...questions(common, false),
    ];
    return [...new Map(all.reverse().map((question) => [question.url, question])).values()]
      .reverse()
      .slice(0, NEAREST);
  }

  #answer(query: string, exact: ExactThing = {}): Answer {
    const parsed = parseQuery(query, this.#rules);
    const { words } = parsed;
    const typed = words.flatMap(({ term, parts }) => [term, ...parts]);
    if (words.length === 0) return { matches: [], typed };
    const { found, telling } = this.#find(words);
    // A section that holds one word of a sentence that the site does not understand is noise.
    const isUnknown = words.length > 2 && telling.filter((tells) => tells > 0).length * 2 <= words.length;
    const ofHeading = importance(parsed, this.#rules);
    const ofKind = kindFactor(this.#rules, parsed.text, namesCode(parsed));
    const ranked = (isUnknown ? [] : weighed(found, telling)).map(({ id, score, results }) => {
      const section = this.#sections[id]!;
      const factor = ofHeading(section, this.#headings[id]!) * ofKind(section) * exactFactor(exact, section);
      return { id, section, results, score: score * factor };
    });
    const byScore = (a: (typeof ranked)[number], b: (typeof ranked)[number]) =>
      b.score - a.score || a.id - b.id;
    ranked.sort(byScore);
    if (words.length > 1) {
      const first = ranked.slice(0, LOOKED_AT);
      for (const match of first) match.score *= questionFactor(match.section, words, telling);
      ranked.splice(0, first.length, ...first.sort(byScore));
    }
    const matches = withoutRepeats(ranked).map(({ id, section, score, results }): Match => {
      const heading = this.#headings[id]!;
      return {
        section,
        score,
        get matched() {
          const terms = results.length > 0 ? results.flat().flatMap((result) => result.terms) : heading;
          return new Set(terms);
        },
        text() {
          return bestText(section, words, heading, this.matched);
        },
      };
    });
    const lacks = this.#lacks(words, found);
    return { matches, typed, ...(lacks ? { lacks } : {}), ...(isUnknown ? { isUnknown } : {}) };
  }

  /**
   * Returns what sections hold of a query, and how much each of its words says. A word that no section holds as typed is
   * looked up with typing errors.
   */
  #find(words: readonly QueryWord[]): { found: Found[]; telling: number[] } {
    if (words.length === 1 && isShort(words[0]!.term)) return this.#ofBeginning(words[0]!.term);
    const found = new Map<number, Found>();
    const holding = words.map((word, number) => {
      const asTyped = this.#lookUp(word, false);
      const sections = asTyped.size > 0 ? asTyped : this.#lookUp(word, true);
      for (const [id, { score, results }] of sections) {
        let section = found.get(id);
        if (!section) found.set(id, (section = { id, score: 0, words: 0, results: [] }));
        section.score += score;
        section.words |= 1 << number;
        section.results.push(results);
      }
      return sections.size;
    });
    const telling = holding.map((sections) =>
      sections === 0 ? 0 : Math.log(1 + this.size / (1 + sections)),
    );
    // An address, selector or topic of the site is alone: the words around it order what holds it.
    const values = words.reduce(
      (all, { term }, number) =>
        isValue(term) && term.length >= SELECTOR && holding[number]! > 0 ? all | (1 << number) : all,
      0,
    );
    return {
      found: [...found.values()].filter((section) => values === 0 || section.words & values),
      telling,
    };
  }

  /** Returns what a word finds in the layers of each section, by the number of the section. */
  #lookUp(word: QueryWord, isMisspelt: boolean): OfWord {
    const key = `${word.term} ${word.parts.join(" ")} ${isMisspelt}`;
    const known = this.#known.get(key);
    if (known) return known;
    const found: OfWord = new Map();
    for (const result of this.#index.search(wordQuery(word, isMisspelt))) {
      const id = (result.id as number) % this.size;
      // MiniSearch multiplies the score by the number of forms of the word that matched.
      const score = result.score / result.queryTerms.length;
      const section = found.get(id);
      if (!section) found.set(id, { score, results: [result] });
      else {
        section.score += score;
        section.results.push(result);
      }
    }
    if (this.#known.size >= CACHED_WORDS) this.#known.clear();
    this.#known.set(key, found);
    return found;
  }

  /** Returns the sections in whose headings a word begins with one letter or two, without the index: it takes too long. */
  #ofBeginning(term: string): { found: Found[]; telling: number[] } {
    const found = this.#headings.flatMap((heading, id): Found[] => {
      if (!heading.some((other) => other.startsWith(term))) return [];
      const score = (heading.includes(term) ? 3 : 1) / Math.sqrt(heading.length);
      return [{ id, score, words: 1, results: [] }];
    });
    return { found, telling: [1] };
  }

  #lacks(words: readonly QueryWord[], found: readonly Found[]): LaterLayer | undefined {
    // Looked up in headings only.
    if (words.length === 1 && isShort(words[0]!.term)) return undefined;
    const ofValues = words.some(({ term }) => isValue(term));
    const isNamed = ({ results }: Found) =>
      new Set(
        results
          .flat()
          .flatMap(({ match }) =>
            Object.keys(match).filter((term) => match[term]!.some((field) => NAMES.includes(field))),
          ),
      ).size >= words.length;
    return this.pending.find((layer) => {
      if (layer === "languages") return false;
      if (layer === "values" || ofValues) return layer === "values" && ofValues;
      if (layer !== "rest") return true;
      const whole = found.filter((section) => words.every((_, number) => section.words & (1 << number)));
      return whole.length < ENOUGH || !whole.some(isNamed);
    });
  }

  /** Checks whether a word, or one that begins with it, is in the headings or questions of the site. */
  #isKnown(word: string, orBegins = false): boolean {
    const vocabulary = (this.#vocabulary ??= new Set([
      ...this.#headings.flat(),
      ...this.#sections.flatMap(({ questions = [] }) => questions.flat()),
    ]));
    return termsOf(word).some(
      (term) => vocabulary.has(term) || (orBegins && [...vocabulary].some((other) => other.startsWith(term))),
    );
  }
}

/**
 * Returns the sections with a score that counts the share that they hold of what the words say.
 *
 * @param telling how much each word says.
 */
function weighed(found: readonly Found[], telling: readonly number[]): Found[] {
  const total = telling.reduce((sum, tells) => sum + tells, 0);
  return found.map((section) => {
    const held = telling.reduce(
      (sum, tells, number) => (section.words & (1 << number) ? sum + tells : sum),
      0,
    );
    return { ...section, score: section.score * (held / total) ** WEIGHTS.share };
  });
}

/** Returns of the sections of a page with one heading only the best: a chain has a row in each table of its contracts. */
function withoutRepeats<S extends { readonly section: Section }>(ranked: readonly S[]): S[] {
  const known = new Set<string>();
  return ranked.filter(({ section }) => {
    const name = `${section.path}#${section.heading}`;
    return !known.has(name) && known.add(name);
  });
}
