import { type Found } from "./findings";
import { termsOf } from "./query/tokens";
import { WEIGHTS } from "../../data/weights";
import { BM25 } from "./wordIndex";

/**
 * The sections in whose headings a word begins with one letter or two. There is no index for that: to look at all
 * headings takes a few milliseconds, to make an index of them takes so long that the first letter of a reader would wait.
 *
 * @param headings the heading of each section, by the number of the section.
 * @param term one or two letters or digits, as the tokeniser gives them.
 * @param termsAt the terms of a heading by the number of its section: whoever asks again keeps them.
 * @returns what is found, with the weight that the index of names gives it (BM25+, as in MiniSearch).
 */
export function beginnings(
  headings: readonly string[],
  term: string,
  termsAt: (id: number) => readonly string[] = (id) => termsOf(headings[id]!),
): Found {
  const counts = new Map<string, number>();
  const matching: { id: number; length: number; terms: string[] }[] = [];
  headings.forEach((heading, id) => {
    if (!mayHold(heading, term)) return;
    const all = termsAt(id);
    const terms = [...new Set(all.filter((other) => other.startsWith(term)))];
    if (terms.length === 0) return;
    for (const other of terms) counts.set(other, (counts.get(other) ?? 0) + 1);
    matching.push({ id, length: all.length, terms });
  });
  const usual = matching.reduce((sum, { length }) => sum + length, 0) / matching.length;
  const { k, b, d } = BM25;
  const weight = (other: string) => {
    const count = counts.get(other)!;
    const rarity = Math.log(1 + (headings.length - count + 0.5) / (count + 0.5));
    const rest = other.length - term.length;
    return rest === 0 ? rarity : (rarity * PREFIX * other.length) / (other.length + 0.3 * rest);
  };
  return new Map(
    matching.map(({ id, length, terms }) => {
      const saturation = d + (k + 1) / (1 + k * (1 - b + (b * length) / usual));
      const score = WEIGHTS.title * saturation * terms.reduce((sum, other) => sum + weight(other), 0);
      return [id, { score, terms, named: true }];
    }),
  );
}

/** What the beginning of a word counts, as in MiniSearch. */
const PREFIX = 0.375;

/** Checks whether a heading is worth taking apart. Letters with accents become others. */
const mayHold = (heading: string, term: string) =>
  heading.toLowerCase().includes(term.charAt(0)) || /[^\x00-\x7f]/.test(heading);
