import { type PackedIndex, type Section } from "./records";

/**
 * The index travels in layers, so that a reader fetches no more than a query needs: the names (pages and headings),
 * the beginnings of texts, the words of readers' questions, the words of other languages, the rest of texts, and values
 * such as addresses. A small index may have all in the first.
 */
export const LATER_LAYERS = ["texts", "questions", "languages", "rest", "values"] as const;

export type LaterLayer = (typeof LATER_LAYERS)[number];

/** For each page, in its order, and each section of it: the texts, or their rests. 0 means none. */
export type PackedTexts = readonly (readonly (readonly string[] | 0)[] | 0)[];

/** For each page and section the words of what readers ask that it answers: a space between words, a semicolon between questions. */
export type PackedQuestions = readonly (readonly (string | 0)[] | 0)[];

/** For each page and section: the number of a text and the values in it, for each text that has any. */
export type PackedValues = readonly (
  readonly (readonly (readonly [text: number, ...values: string[]])[] | 0)[] | 0
)[];

/** For each language its words, or their beginnings, with their English. */
export type PackedLanguages = readonly Readonly<Record<string, string>>[];

/** What the index consists of. */
export interface IndexLayers {
  names: PackedIndex;
  texts?: PackedTexts;
  questions?: PackedQuestions;
  languages?: PackedLanguages;
  rest?: PackedTexts;
  values?: PackedValues;
}

/** The mark where a text continues in the next layer. */
export const CUT = "…";

/** Returns the first words of a text and what follows them. A text that is not cut has no rest. */
export function cutText(text: string, words: number): { beginning: string; rest: string } {
  // A text that itself ends in the mark of a cut gets it back as its rest.
  const uncut = { beginning: text, rest: text.endsWith(CUT) ? CUT : "" };
  let end = 0;
  for (let word = 0; word < words; word++) {
    const space = text.indexOf(" ", end + 1);
    if (space < 0) return uncut;
    end = space;
  }
  // A cut that saves next to nothing.
  if (text.length - end < 12) return uncut;
  // A comma before the mark reads as a slip.
  if (/[,;:]/.test(text.charAt(end - 1))) end--;
  return { beginning: text.slice(0, end) + CUT, rest: text.slice(end) };
}

/** Complete texts again: their beginnings, and the rests of those that have one. */
export const joinTexts = (beginnings: readonly string[], rests: readonly string[]) =>
  beginnings.map((text, index) => {
    const rest = rests[index];
    return rest ? text.slice(0, -CUT.length) + rest : text;
  });

/** Returns the values of a section by the number of their text. */
export function sortByText(packed: readonly (readonly [text: number, ...values: string[]])[]): string[][] {
  const values: string[][] = [];
  for (const [text, ...ids] of packed) values[text] = ids;
  return Array.from(values, (list) => list ?? []);
}

/** Calls back for each section that a layer says something about. `sections` are in the order of the index. */
export function walkSections<T>(
  sections: readonly Section[],
  layer: readonly (readonly (T | 0)[] | 0)[],
  add: (section: Section, what: T, number: number) => void,
): void {
  let page = -1;
  let inPage = 0;
  sections.forEach((section, number) => {
    if (section.level === 1) [page, inPage] = [page + 1, 0];
    else inPage++;
    const ofPage = layer[page];
    const what = ofPage ? ofPage[inPage] : 0;
    if (what) add(section, what, number);
  });
}
