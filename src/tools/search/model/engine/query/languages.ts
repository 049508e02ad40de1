import { type PackedLanguages } from "../../packed/layers";
import { STOP_WORDS } from "./stopWords";

/** Scripts without spaces between words: the longest known word that comes next counts. */
const SIGNS = "\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}ー\\p{Script=Hangul}";
const UNSPACED = new RegExp(`^[${SIGNS}]`, "u");
const WORD = new RegExp(`[${SIGNS}]+|(?:(?![${SIGNS}])[\\p{L}\\p{M}\\p{N}._])+`, "gu");

/** Number of letters from which a word may be the beginning of another one: `retir` is in `retirar` and `retiro`. */
const BEGINNING = 4;

/** Without accents, in small letters. Signs of Japanese and Korean stay as they are. */
const simplify = (text: string) => {
  const lower = text.toLowerCase();
  return /[\p{Script=Latin}\p{Script=Cyrillic}]/u.test(lower)
    ? lower.normalize("NFKD").replace(/\p{M}/gu, "")
    : lower;
};

interface Language {
  /** Its words, or their beginnings, with their English. */
  readonly words: ReadonlyMap<string, string>;
  /** The letters of the longest. */
  readonly longest: number;
}

/** Turns queries in the languages of the site's rules into English. */
export class Languages {
  readonly #languages: readonly Language[];

  constructor(languages: PackedLanguages) {
    this.#languages = languages.map((words) => {
      const known = new Map(
        Object.entries(words).map(([word, english]) => [simplify(word), english] as const),
      );
      return { words: known, longest: Math.max(0, ...[...known.keys()].map(({ length }) => length)) };
    });
  }

  /**
   * Checks whether a query may be in another language: it has letters that English has not, or words that the site never says.
   *
   * @param isKnown whether a word, or one that begins with it, is in headings or questions of the site.
   */
  static mayBeNeeded(query: string, isKnown: (word: string) => boolean): boolean {
    const words = query.match(WORD) ?? [];
    const strange = words.filter((word) => !STOP_WORDS.has(word.toLowerCase()) && !isKnown(word));
    return /[^\x00-\x7f]/.test(words.join("")) || (strange.length > 0 && strange.length * 2 >= words.length);
  }

  /**
   * Returns the English words of a query in another language, where at least as many of its words are of one as are
   * English.
   *
   * @param isKnown whether a word is in headings or questions of the site: names and English words, which stay.
   * @returns `undefined` for an English query, and for one in a language that is not known.
   */
  translate(query: string, isKnown: (word: string) => boolean): string | undefined {
    if (this.#languages.length === 0) return undefined;
    let best: { text: string; foreign: number } | undefined;
    for (const language of this.#languages) {
      const read = readAs(query, language, isKnown);
      if (read && read.foreign > (best?.foreign ?? 0)) best = read;
    }
    return best?.text;
  }
}

/** Returns a query read as one in a language, and how many of its words are of it; nothing where it is none. */
function readAs(query: string, language: Language, isKnown: (word: string) => boolean) {
  const words: string[] = [];
  let [foreign, alike, english, unknown] = [0, 0, 0, 0];
  let unspaced = false;
  for (const [word] of query.matchAll(WORD)) {
    if (UNSPACED.test(word)) {
      const found = inEnglish(word, language);
      unspaced ||= found.length > 0;
      foreign += found.length;
      words.push(...found);
      continue;
    }
    const isEnglish = STOP_WORDS.has(word.toLowerCase()) || isKnown(word);
    const [meaning, beginning] = getMeaning(simplify(word), language) ?? [];
    if (meaning !== undefined && !(unspaced && isEnglish)) {
      // "cancelabilty" is English with a typing error, although `cancel` begins words of other languages.
      if (!isEnglish && !isKnown(beginning!)) foreign++;
      else if (!isEnglish) alike++;
      words.push(meaning);
    } else if (isEnglish) {
      english++;
      words.push(word);
    } else {
      unknown++;
      // A name of code or of a tool says something in every language.
      if (/\d|\p{Ll}\p{Lu}/u.test(word)) words.push(word);
    }
  }
  // Words that are alike in both languages count where others are of this one.
  if (foreign > 0) foreign += alike;
  const most = Math.max(english, 1, unknown / 2);
  const isForeign = unspaced || (foreign >= most && (foreign > 1 || english === 0));
  const text = [...new Set(words.flatMap((word) => word.split(" ")))].filter(Boolean).join(" ");
  return isForeign && text ? { text, foreign } : undefined;
}

/** What a word means that is known, or begins with one that is, and that beginning. */
function getMeaning(word: string, { words }: Language): readonly [meaning: string, by: string] | undefined {
  for (let length = word.length; length > 0; length--) {
    const meaning = words.get(word.slice(0, length));
    if (meaning !== undefined && (length === word.length || length >= BEGINNING)) {
      return [meaning, word.slice(0, length)];
    }
  }
  return undefined;
}

/** Returns what a run of signs means: the longest that is known at each place. What is not known is passed over. */
function inEnglish(run: string, { words, longest }: Language): string[] {
  const found: string[] = [];
  for (let start = 0; start < run.length;) {
    let length = Math.min(longest, run.length - start);
    while (length > 0 && !words.has(run.slice(start, start + length))) length--;
    if (length > 0) found.push(words.get(run.slice(start, start + length))!);
    start += Math.max(length, 1);
  }
  return found;
}
