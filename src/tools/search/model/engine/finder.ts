import { type SearchResult } from "minisearch";
import { WEIGHTS } from "../../data/weights";
import { type LaterLayer } from "../packed/layers";
import { type QueryWord } from "./query/query";
import { isShort, isValue, NAMES, createWordIndex, composeWordQuery } from "./wordIndex";

/**
 * Number of sections that must hold every word. With fewer, or with none that holds them in its names, the rest of the
 * texts is searched as well.
 */
const ENOUGH = 5;

/** Length of a selector. A shorter value in a question is a number, such as the code of a panic. */
const SELECTOR = "0x00000000".length;

/** What one word finds, by the number of the section. */
type OfWord = Map<number, { score: number; readonly results: SearchResult[] }>;

/** Number of words whose sections are cached, because only the last word of a query that is being typed is new. */
const CACHED_WORDS = 100;

/** What a section holds of a query. */
export interface Found {
  readonly id: number;
  score: number;
  /** A bit for each word that it holds. A query of 64 letters has at most 32 words. */
  words: number;
  /** What each word has found in its layers. */
  readonly results: (readonly SearchResult[])[];
}

/** What sections hold of a query, and how much each of its words says. */
interface Finding {
  readonly found: Found[];
  readonly telling: number[];
}

/** Finds the sections that hold the words of a query, in those layers of the index that are there. */
export class WordFinder {
  /**
   * The one index. Each layer adds a document for each section of which it has words. Its ID is the number of the section
   * plus the number of the layer times the number of sections.
   */
  readonly index = createWordIndex();
  readonly #known = new Map<string, OfWord>();

  /** @param headings the terms of the heading of each section. */
  constructor(private readonly headings: readonly (readonly string[])[]) {}

  /** Forgets what words have found, because a layer was added. */
  forget(): void {
    this.#known.clear();
  }

  /**
   * Returns what sections hold of a query. A word that no section holds as typed is looked up with typing errors.
   */
  find(words: readonly QueryWord[]): Finding {
    if (words.length === 1 && isShort(words[0]!.term)) return this.#findBeginning(words[0]!.term);
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
      sections === 0 ? 0 : Math.log(1 + this.headings.length / (1 + sections)),
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
    for (const result of this.index.search(composeWordQuery(word, isMisspelt))) {
      const id = (result.id as number) % this.headings.length;
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
  #findBeginning(term: string): Finding {
    const found = this.headings.flatMap((heading, id): Found[] => {
      if (!heading.some((other) => other.startsWith(term))) return [];
      const score = (heading.includes(term) ? 3 : 1) / Math.sqrt(heading.length);
      return [{ id, score, words: 1, results: [] }];
    });
    return { found, telling: [1] };
  }
}

/**
 * Returns the sections with a score that counts the share that they hold of what the words say.
 *
 * @param telling how much each word says.
 */
export function weigh(found: readonly Found[], telling: readonly number[]): Found[] {
  const total = telling.reduce((sum, tells) => sum + tells, 0);
  return found.map((section) => {
    const held = telling.reduce(
      (sum, tells, number) => (section.words & (1 << number) ? sum + tells : sum),
      0,
    );
    return { ...section, score: section.score * (held / total) ** WEIGHTS.share };
  });
}

/**
 * Returns the layer without which an answer may not be the best.
 *
 * @param pending layers that are still to come, in their order.
 */
export function findLackedLayer(
  pending: readonly LaterLayer[],
  words: readonly QueryWord[],
  found: readonly Found[],
): LaterLayer | undefined {
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
  return pending.find((layer) => {
    if (layer === "languages") return false;
    if (layer === "values" || ofValues) return layer === "values" && ofValues;
    if (layer !== "rest") return true;
    const whole = found.filter((section) => words.every((_, number) => section.words & (1 << number)));
    return whole.length < ENOUGH || !whole.some(isNamed);
  });
}
