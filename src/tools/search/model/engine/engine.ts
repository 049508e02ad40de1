// Long, because it is one class: every method works on the same index.
import type MiniSearch from "minisearch";
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
  type PartLayers,
} from "../packed/layers";
import { mask } from "../packed/mask";
import { beginnings } from "./beginnings";
import { common, everything, joined, mostOf, tells, weighed, type Finding, type Found } from "./findings";
import { Languages } from "./query/languages";
import { cleanQuery, formsOf, parseQuery, type QueryWord } from "./query/query";
import { exactFactor, exactThing, type ExactThing } from "./ranking/exactThings";
import { nearestQuestions, type NearQuestion } from "./ranking/nearest";
import { kindFactors } from "./ranking/kinds";
import { headingOf, isRows, pagesFirst, spread, withoutTail } from "./ranking/order";
import { bestText, importance, namesCode, questionFactor, type Traits } from "./ranking/ranking";
import { WEIGHTS } from "../../data/weights";
import { sectionsOf, type PackedIndex, type Section } from "../packed/records";
import { FILLERS } from "./query/stopWords";
import { compileRules, type CompiledRules } from "./rules";
import { termsOf } from "./query/tokens";
import {
  isShort,
  isValue,
  nameIndex,
  questionIndex,
  textIndex,
  wordQuery,
  type NAME_FIELDS,
} from "./wordIndex";

/** A section that answers a query. What only hits that are shown need is worked out when it is asked for. */
export class Match {
  constructor(
    readonly section: Section,
    readonly score: number,
    /** What part of what the query says the section holds. */
    readonly share: number,
    private readonly finding: Finding,
    private readonly best: (matched: ReadonlySet<string>) => number,
  ) {}

  /** Terms of the section that matched. */
  get matched(): ReadonlySet<string> {
    return new Set(this.finding.terms);
  }

  /** The number of the text that answers best; -1 for the heading itself. */
  text(): number {
    return this.best(this.matched);
  }
}

export interface Answer {
  matches: Match[];
  /** Terms as typed, for the marks of matches. */
  typed: string[];
  /** A layer that is not there yet and without which the answer may not be the best. */
  lacks?: LaterLayer;
  /** What was searched for instead of a query in another language: its words in English. */
  searchedFor?: string;
  /** Whether the site knows too few of the words to look for anything. */
  isUnknown?: boolean;
}

/** Keeps a section out of an answer when it returns false: by language, by tag. */
export type Filter = (section: Section) => boolean;

/**
 * With fewer sections that hold every word, or with none that holds them in its names, the rest of the texts is asked
 * as well.
 */
const ENOUGH = 5;

/** Number of questions that are offered where nothing is found. */
const NEAREST = 3;

/** Number of the best sections that are scored again by their questions. */
const LOOKED_AT = 60;

/** Minimum number of letters of each half of two words that were typed as one. */
const SHORTEST_HALF = 3;

/** A shorter value in a question is a number, as the code of a panic. */
const SELECTOR = "0x00000000".length;

/** Number of sections that are added between two chances to answer. */
const STEP = 100;

/** Number of words whose findings are cached, because only the last word of a query that is being typed is new. */
const CACHED_WORDS = 100;

/** What an address or selector weighs that is typed in full; the beginning of one weighs half. */
const VALUE_SCORE = 10;

/** Finds sections by words, beginnings of words, parts of identifiers and words with typing errors. */
export class SearchEngine {
  readonly #rules: CompiledRules;
  #languages = new Languages([]);
  /** The terms of headings and questions, once a query asks for them. */
  #vocabulary: Set<string> | undefined;
  readonly #kinds: ReturnType<typeof kindFactors>;
  readonly #parts: Section[][] = [];
  readonly #sections: Section[] = [];
  readonly #headings: string[];
  /** The terms of headings, as far as they were asked for. */
  readonly #terms: string[][] = [];
  readonly #traits: Traits[] = [];
  /** Where words are looked up: the names, and the texts layer by layer. */
  readonly #names = nameIndex<Record<"id" | (typeof NAME_FIELDS)[number], unknown>>();
  /** Number of sections whose names are in the index. */
  #named = 0;
  readonly #texts: MiniSearch[] = [];
  readonly #values = new Map<string, number[]>();
  readonly #pending: Set<LaterLayer>;
  readonly #found = new Map<string, Found>();

  /**
   * @param indexes the parts of the index. They may hold texts already.
   * @param pending layers that are still to come.
   */
  constructor(indexes: readonly PackedIndex[], pending: readonly LaterLayer[] = []) {
    this.#pending = new Set(pending);
    this.#rules = compileRules(indexes.find(({ rules }) => rules)?.rules ?? {});
    this.#kinds = kindFactors(this.#rules);
    for (const index of indexes) {
      const sections = sectionsOf(index);
      this.#parts.push(sections);
      for (const section of sections) this.#sections.push(section);
    }
    this.#headings = this.#sections.map(headingOf);
    this.#sections.forEach((section, id) => {
      const masked = section.texts.map(mask);
      section.texts = masked.map(({ text }) => text);
      section.values = masked.map(({ values }) => values);
      for (const value of section.values.flat()) this.#addValue(value, id);
      if (!this.#headings[id]!.includes("0x")) return;
      for (const value of this.#termsOf(id).filter(isValue)) this.#addValue(value, id);
    });
    const texts = this.#sections.map(({ texts }, id) => ({ id, content: texts.join("\n") }));
    for (const _step of this.#addingContent(texts));
  }

  /** How many sections there are. */
  get size(): number {
    return this.#sections.length;
  }

  /** Layers that are still to come, in their order. */
  get pending(): LaterLayer[] {
    return LATER_LAYERS.filter((layer) => this.#pending.has(layer));
  }

  /** Adds a layer, one entry for each part. `texts` come before `rest`. A layer that cannot be loaded is added empty. */
  add<L extends LaterLayer>(layer: L, parts: readonly NonNullable<PartLayers[L]>[]): void {
    for (const _step of this.adding(layer, parts));
  }

  /**
   * Adds a layer in steps of some milliseconds. Between two of them the engine answers as if the layer were still to
   * come.
   */
  *adding<L extends LaterLayer>(layer: L, parts: readonly NonNullable<PartLayers[L]>[]): Generator<void> {
    const added: { id: number; content: string }[] = [];
    let first = 0;
    this.#parts.forEach((sections, part) => {
      const of = parts[part] ?? [];
      if (layer === "languages") {
        if (part === 0) this.#languages = new Languages(of as PackedLanguages);
      } else if (layer === "values") {
        eachSection(sections, of as PackedValues, (section, values, number) => {
          section.values = byText(values);
          for (const value of section.values.flat()) this.#addValue(value, first + number);
        });
      } else if (layer === "questions") {
        eachSection(sections, of as PackedQuestions, (section, content, number) => {
          section.questions = content.split(";").map((question) => question.split(" "));
          added.push({ id: first + number, content });
        });
      } else {
        eachSection(sections, of as PackedTexts, (section, texts, number) => {
          added.push({ id: first + number, content: texts.join("\n") });
          section.texts = layer === "texts" ? texts : joinTexts(section.texts, texts);
        });
      }
      first += sections.length;
    });
    yield* this.#addingNames();
    yield* this.#addingContent(added, layer === "questions" ? questionIndex() : textIndex());
    this.#pending.delete(layer);
    this.#vocabulary = undefined;
    this.#found.clear();
  }

  /** The first letter is answered without the names, so they are added when something else asks for them. */
  *#addingNames(): Generator<void> {
    while (this.#named < this.#sections.length) {
      const first = this.#named;
      const sections = this.#sections.slice(first, first + STEP);
      this.#named += sections.length;
      this.#names.addAll(sections.map((section, index) => ({ id: first + index, ...namesOf(section) })));
      yield;
    }
  }

  *#addingContent(
    documents: { id: number; content: string }[],
    index: MiniSearch<{ id: number; content: string }> = textIndex(),
  ): Generator<void> {
    const telling = documents.filter(({ content }) => content !== "");
    if (telling.length === 0) return;
    for (let done = 0; done < telling.length; done += STEP) {
      yield;
      index.addAll(telling.slice(done, done + STEP));
    }
    this.#texts.push(index as MiniSearch);
  }

  #addValue(value: string, id: number): void {
    const key = value.toLowerCase();
    const ids = this.#values.get(key);
    if (!ids) this.#values.set(key, [id]);
    else if (!ids.includes(id)) ids.push(id);
  }

  /** Everything that answers a query, best first. An empty query has no answer. */
  search(query: string, filter: Filter = () => true): Answer {
    const typed = cleanQuery(query);
    const searchedFor = this.#languages.english(typed, (word) => this.#isKnown(word));
    const answer = this.#search(searchedFor ?? typed, filter);
    if (searchedFor !== undefined) return { ...answer, searchedFor };
    const lacksLanguages =
      this.#pending.has("languages") && Languages.mayBeNeeded(typed, (word) => this.#isKnown(word, true));
    return lacksLanguages ? { ...answer, lacks: "languages" } : answer;
  }

  #search(clean: string, filter: Filter): Answer {
    const exact = exactThing(clean, this.#rules);
    const answer = this.#answer(exact.text ?? clean, filter, exact);
    // A layer that is still to come may know it.
    if (answer.matches.length > 0 || answer.lacks || !exact.otherwise) return answer;
    return this.#answer(exact.otherwise, filter);
  }

  /** The questions of the site that are nearest to a query which finds nothing. */
  nearest(query: string): NearQuestion[] {
    return nearestQuestions(this.#sections, cleanQuery(query), NEAREST, this.#rules.commonQuestions);
  }

  #answer(query: string, filter: Filter, exact: ExactThing = {}): Answer {
    const parsed = parseQuery(query, this.#rules);
    const { words } = parsed;
    const typed = words.flatMap(({ term, parts }) => [term, ...parts]);
    if (words.length === 0) return { matches: [], typed };
    const { found, sure, telling, isUnknown } = this.#find(words, (id) => filter(this.#sections[id]!));
    const ofKind = this.#kinds(parsed, namesCode(parsed));
    const ranked = [...found].map(([id, finding]) => {
      const { score, share = 1 } = finding;
      const section = this.#sections[id]!;
      return {
        id,
        path: section.path,
        finding,
        share,
        score:
          score *
          importance(section, this.#termsOf(id), parsed, this.#traitsOf(id)) *
          ofKind(section) *
          exactFactor(exact, section),
      };
    });
    const byScore = (a: (typeof ranked)[number], b: (typeof ranked)[number]) =>
      b.score - a.score || a.id - b.id;
    ranked.sort(byScore);
    if (words.length > 1) {
      const first = ranked.slice(0, LOOKED_AT);
      for (const match of first) {
        match.score *= questionFactor(this.#sections[match.id]!, words, telling);
      }
      first.sort(byScore);
      ranked.splice(0, first.length, ...first);
    }
    const matches = withoutTail(ranked).map(({ id, finding, share, score }) => {
      const section = this.#sections[id]!;
      return new Match(section, score, share, finding, (matched) =>
        bestText(section, words, this.#termsOf(id), matched),
      );
    });
    const lacks = this.#lacks(words, sure);
    // One word names a subject, which a page is about; what several ask a section answers.
    const ordered =
      words.length > 1 ? spread(matches, this.#rules) : spread(pagesFirst(matches), this.#rules);
    return { matches: ordered, typed, ...(lacks ? { lacks } : {}), ...(isUnknown ? { isUnknown } : {}) };
  }

  /** The terms of a section's heading. */
  #termsOf(id: number): readonly string[] {
    return (this.#terms[id] ??= termsOf(this.#headings[id]!));
  }

  /** Checks whether a word, or one that begins with it, is in the headings or questions of the site. */
  #isKnown(word: string, orBegins = false): boolean {
    if (!this.#vocabulary) {
      this.#vocabulary = new Set(this.#headings.flatMap((_, id) => this.#termsOf(id)));
      for (const { questions = [] } of this.#sections) {
        for (const question of questions) for (const term of question) this.#vocabulary.add(term);
      }
    }
    const vocabulary = this.#vocabulary;
    return termsOf(word).some(
      (term) => vocabulary.has(term) || (orBegins && [...vocabulary].some((other) => other.startsWith(term))),
    );
  }

  /** What follows from the rules for a section. */
  #traitsOf(id: number): Traits {
    const section = this.#sections[id]!;
    return (this.#traits[id] ??= {
      isOfCode: this.#rules.code?.test(section.path) ?? false,
      isRows: isRows(section, this.#rules.rows),
    });
  }

  #lacks(words: readonly QueryWord[], sure: boolean): LaterLayer | undefined {
    // Looked up in names only.
    if (words.length === 1 && isShort(words[0]!)) return undefined;
    const ofValues = words.some(({ term }) => isValue(term));
    return this.pending.find((layer) => {
      if (layer === "languages") return false;
      if (layer === "values" || ofValues) return layer === "values" && ofValues;
      return layer !== "rest" || !sure;
    });
  }

  /**
   * First what holds every word: with typing errors, or parted in two, where nothing holds it as it is. Where that is
   * little, what holds most of the words follows: of a question, readers type words that its answer does not say.
   */
  #find(
    words: readonly QueryWord[],
    filter: (id: number) => boolean,
  ): { found: Found; sure: boolean; telling: number[]; isUnknown?: boolean } {
    const lookUp = (word: QueryWord, index: number, fuzzy: boolean) =>
      this.#ofWord(word, index === words.length - 1, fuzzy);
    const exact = words.map((word, index) => lookUp(word, index, false));
    // An address, selector or topic that is known is alone: the words around it order what holds it.
    const values = exact.filter(
      (found, index) =>
        words[index]!.term.length >= SELECTOR && isValue(words[index]!.term) && found.size > 0,
    );
    if (values.length > 0 && values.length < words.length) {
      const of = joined(values, filter);
      return { found: weighed(of, exact), sure: true, telling: words.map(() => 1) };
    }
    const all = common(exact, filter);
    const sure = all.size >= ENOUGH && [...all.values()].some(({ named }) => named);
    if (words.length === 1 && all.size > 0) return { found: all, sure, telling: [1] };
    const each = exact.map((found, index) => {
      if (found.size > 0) return found;
      const misspelt = lookUp(words[index]!, index, true);
      return misspelt.size > 0 ? misspelt : this.#ofHalves(words[index]!, index === words.length - 1);
    });
    if (words.length === 1) return { found: common(each, filter), sure: false, telling: [1] };
    const telling = each.map(
      ({ size }, index) => tells(size, this.size) * (FILLERS.has(words[index]!.term) ? WEIGHTS.fillers : 1),
    );
    const known = each.filter(({ size }) => size > 0).length;
    // What holds one word of a sentence that the site does not understand is noise.
    if (words.length > 2 && known * 2 <= words.length) {
      return { found: new Map(), sure: false, telling, isUnknown: true };
    }
    return { found: mostOf(each, this.size, filter, telling), sure, telling };
  }

  /** What two words find that were typed as one: of the places to part them, the one that finds most. */
  #ofHalves({ term }: QueryWord, last: boolean): Found {
    let most: Found = new Map();
    if (!/^\p{L}+$/u.test(term)) return most;
    for (let end = SHORTEST_HALF; end <= term.length - SHORTEST_HALF; end++) {
      const half = (term: string, last: boolean) =>
        this.#ofWord({ term, parts: [], forms: formsOf(term, this.#rules), isName: false }, last, false);
      const both = common([half(term.slice(0, end), false), half(term.slice(end), last)], everything);
      if (both.size > most.size) most = both;
    }
    return most;
  }

  #ofWord(word: QueryWord, last: boolean, fuzzy: boolean): Found {
    const key = `${word.term} ${last} ${fuzzy}`;
    const known = this.#found.get(key);
    if (known) return known;
    const found = isValue(word.term) ? this.#ofValue(word.term) : this.#ofText(word, last, fuzzy);
    if (this.#found.size >= CACHED_WORDS) this.#found.clear();
    this.#found.set(key, found);
    return found;
  }

  #ofText(word: QueryWord, last: boolean, fuzzy: boolean): Found {
    // One letter begins half of all words: only headings are looked at.
    if (last && isShort(word)) return beginnings(this.#headings, word.term, (id) => this.#termsOf(id));
    for (const _step of this.#addingNames());
    const query = wordQuery(word, last, fuzzy);
    const found = [this.#names, ...this.#texts].map((index): Found => {
      const results = (index as MiniSearch).search(query);
      const named = index === this.#names;
      return new Map(results.map(({ id, score, terms }) => [id as number, { score, terms, named }]));
    });
    return found.length === 1 ? found[0]! : joined(found);
  }

  #ofValue(typed: string): Found {
    const found: Found[] = [];
    for (const [value, ids] of this.#values) {
      if (!value.startsWith(typed)) continue;
      const score = value === typed ? VALUE_SCORE : VALUE_SCORE / 2;
      found.push(new Map(ids.map((id) => [id, { score, terms: [value], named: false }])));
    }
    return joined(found);
  }
}

/** Where the names of a section are in its index. */
const namesOf = (section: Section) => ({
  title: headingOf(section),
  page: section.level > 1 ? section.hierarchy.lvl1 : "",
  address: section.level === 1 ? section.path.split("/").join(" ") : "",
});
