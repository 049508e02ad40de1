import { type Section } from "../../packed/records";
import { STOP_WORDS } from "../query/stopWords";
import { termsOf } from "../query/tokens";

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

/** Words that have less in common than this are no misspelling of each other. */
const ALIKE = 0.34;

/**
 * The questions of the site that are nearest to a query which finds nothing, by the letters that their words share. One a
 * page at most, while others are as near.
 *
 * @param count how many are wanted; there are fewer only where the site asks fewer.
 * @param common the path of the page whose questions are offered where none is near.
 */
export function nearestQuestions(
  sections: readonly Section[],
  query: string,
  count: number,
  common?: string,
): NearQuestion[] {
  const words = termsOf(query, STOP_WORDS).map(pairsOf);
  const known = new Map<string, number>();
  const likeness = (term: string) => {
    let most = known.get(term);
    if (most === undefined) {
      const pairs = pairsOf(term);
      most = Math.max(0, ...words.map((word) => dice(word, pairs)));
      known.set(term, (most = most < ALIKE ? 0 : most));
    }
    return most;
  };
  const ranked = sections
    .filter(({ level, hierarchy }) => level > 1 && headingOf(hierarchy, level).endsWith("?"))
    .map((section) => {
      const heading = headingOf(section.hierarchy, section.level);
      const own = termsOf(heading, STOP_WORDS);
      const near = own.reduce((sum, term) => sum + likeness(term), 0) / Math.sqrt(own.length + 1);
      return { section, heading, score: near + (section.path === common ? 0.05 : 0) };
    })
    .sort((a, b) => b.score - a.score);
  const paths = new Set<string>();
  const first = ranked.filter(({ section: { path }, score }) => {
    const isNew = !paths.has(path) || score <= 0.05;
    paths.add(path);
    return isNew;
  });
  return first.slice(0, count).map(({ section, heading, score }) => ({
    question: heading,
    page: section.hierarchy.lvl1 ?? "",
    url: section.url,
    isNear: score > 0.05,
  }));
}

const headingOf = (hierarchy: Section["hierarchy"], level: number) => Object.values(hierarchy)[level] ?? "";

/** The pairs of neighbouring letters of a word, its beginning and end marked. */
function pairsOf(word: string): string[] {
  const marked = `^${word}$`;
  return Array.from({ length: marked.length - 1 }, (_, index) => marked.slice(index, index + 2));
}

/** What part of their pairs two words have in common, from 0 to 1. */
function dice(one: readonly string[], other: readonly string[]): number {
  const left = [...other];
  let common = 0;
  for (const pair of one) {
    const at = left.indexOf(pair);
    if (at < 0) continue;
    left.splice(at, 1);
    common++;
  }
  return (2 * common) / (one.length + other.length);
}
