import {
  sortByText,
  walkSections,
  joinTexts,
  LATER_LAYERS,
  type LaterLayer,
  type PackedLanguages,
  type PackedQuestions,
  type PackedTexts,
  type PackedValues,
  type IndexLayers,
} from "../packed/layers";
import { listSections, type PackedIndex, type Section } from "../packed/records";
import { findLackedLayer, weigh, WordFinder } from "./finder";
import { findNearestQuestions, type NearQuestion } from "./nearest";
import { Languages } from "./query/languages";
import { cleanQuery } from "../cleanQuery";
import { parseQuery } from "./query/query";
import { readTerms } from "./query/tokens";
import { findBestText, computeNameFactor, namesCode, computeQuestionFactor } from "./ranking";
import {
  compileRules,
  computeExactFactor,
  findExactThing,
  computeKindFactor,
  type CompiledRules,
  type ExactThing,
} from "./rules";
import { type SectionWords } from "./wordIndex";

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

/** Number of the best sections that are scored again by their questions. More take long on a phone and win nothing. */
const LOOKED_AT = 60;

/** Number of sections that are indexed before a letter that was typed has its turn. */
const STEP = 100;

/** The number of a step that a heading begins with, which no query means: `2. Create the stream`. */
const STEP_NUMBER = /^\d+\.\s+/;

/** Finds sections by words, beginnings of words, parts of identifiers and words with typing errors. */
export class SearchEngine {
  readonly #rules: CompiledRules;
  readonly #sections: readonly Section[];
  /** The terms of headings. */
  readonly #headings: readonly (readonly string[])[];
  readonly #finder: WordFinder;
  readonly #pending: Set<LaterLayer>;
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
    this.#sections = listSections(index);
    const names = this.#sections.map(({ heading }) => heading.replace(STEP_NUMBER, ""));
    this.#headings = names.map((name) => readTerms(name));
    this.#finder = new WordFinder(this.#headings);
    this.#finder.index.addAll(
      this.#sections.map((section, id) => ({
        id,
        title: names[id]!,
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
    this.#finder.index.addAll(this.#unpack(layer, packed));
    this.#pending.delete(layer);
  }

  /** Adds a layer in steps of some milliseconds, between which the engine answers. */
  async addInSteps<L extends LaterLayer>(layer: L, packed: NonNullable<IndexLayers[L]>): Promise<void> {
    await this.#finder.index.addAllAsync(this.#unpack(layer, packed), { chunkSize: STEP });
    this.#finder.forget();
    this.#pending.delete(layer);
  }

  /** Gives the sections what a layer says of them, and returns its words. */
  #unpack(layer: LaterLayer, packed: unknown): SectionWords[] {
    const words: SectionWords[] = [];
    const first = this.size * (1 + LATER_LAYERS.indexOf(layer));
    this.#vocabulary = undefined;
    this.#finder.forget();
    if (layer === "languages") {
      this.#languages = new Languages(packed as PackedLanguages);
    } else if (layer === "values") {
      walkSections(this.#sections, packed as PackedValues, (section, values, number) => {
        section.values = sortByText(values);
        words.push({ id: first + number, content: section.values.flat().join(" ") });
      });
    } else if (layer === "questions") {
      walkSections(this.#sections, packed as PackedQuestions, (section, questions, number) => {
        section.questions = questions.split(";").map((question) => question.split(" "));
        words.push({ id: first + number, questions });
      });
    } else {
      walkSections(this.#sections, packed as PackedTexts, (section, texts, number) => {
        words.push({ id: first + number, content: texts.join("\n") });
        section.texts = layer === "texts" ? texts : joinTexts(section.texts, texts);
      });
    }
    return words;
  }

  /** Returns everything that answers a query, best first. An empty query has no answer. */
  search(query: string): Answer {
    const typed = cleanQuery(query);
    const searchedFor = this.#languages.translate(typed, (word) => this.#isKnown(word));
    const answer = this.#search(searchedFor ?? typed);
    if (searchedFor !== undefined) return { ...answer, searchedFor };
    const lacksLanguages =
      this.#pending.has("languages") && Languages.mayBeNeeded(typed, (word) => this.#isKnown(word, true));
    return lacksLanguages ? { ...answer, lacks: "languages" } : answer;
  }

  #search(clean: string): Answer {
    const exact = findExactThing(clean, this.#rules);
    const answer = this.#answer(exact.text ?? clean, exact);
    // A layer that is still to come may contain it.
    if (answer.matches.length > 0 || answer.lacks || !exact.otherwise) return answer;
    return this.#answer(exact.otherwise);
  }

  /** Returns the questions of the site that are nearest to a query which finds nothing. */
  findNearest(query: string): NearQuestion[] {
    return findNearestQuestions(this.#finder.index, this.#sections, query);
  }

  #answer(query: string, exact: ExactThing = {}): Answer {
    const parsed = parseQuery(query, this.#rules);
    const { words } = parsed;
    const typed = words.flatMap(({ term, parts }) => [term, ...parts]);
    if (words.length === 0) return { matches: [], typed };
    const { found, telling } = this.#finder.find(words);
    // A section that holds one word of a sentence that the site does not understand is noise.
    const isUnknown = words.length > 2 && telling.filter((tells) => tells > 0).length * 2 <= words.length;
    const ofName = computeNameFactor(parsed, this.#rules);
    const ofKind = computeKindFactor(this.#rules, parsed.text, namesCode(parsed));
    const ranked = (isUnknown ? [] : weigh(found, telling)).map(({ id, score, results }) => {
      const section = this.#sections[id]!;
      const factor =
        ofName(section, this.#headings[id]!) * ofKind(section) * computeExactFactor(exact, section);
      return { id, section, results, score: score * factor };
    });
    const byScore = (a: (typeof ranked)[number], b: (typeof ranked)[number]) =>
      b.score - a.score || a.id - b.id;
    ranked.sort(byScore);
    if (words.length > 1) {
      const first = ranked.slice(0, LOOKED_AT);
      for (const match of first) match.score *= computeQuestionFactor(match.section, words, telling);
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
          return findBestText(section, words, heading, this.matched);
        },
      };
    });
    const lacks = findLackedLayer(this.pending, words, found);
    return { matches, typed, ...(lacks ? { lacks } : {}), ...(isUnknown ? { isUnknown } : {}) };
  }

  /** Checks whether a word, or one that begins with it, is in the headings or questions of the site. */
  #isKnown(word: string, orBegins = false): boolean {
    const vocabulary = (this.#vocabulary ??= new Set([
      ...this.#headings.flat(),
      ...this.#sections.flatMap(({ questions = [] }) => questions.flat()),
    ]));
    return readTerms(word).some(
      (term) => vocabulary.has(term) || (orBegins && [...vocabulary].some((other) => other.startsWith(term))),
    );
  }
}

/** Returns of the sections of a page with one heading only the best: a chain has a row in each table of its contracts. */
function withoutRepeats<S extends { readonly section: Section }>(ranked: readonly S[]): S[] {
  const known = new Set<string>();
  return ranked.filter(({ section }) => {
    const name = `${section.path}#${section.heading}`;
    return !known.has(name) && known.add(name);
  });
}
