import { toPath, type Section } from "../packed/records";
import { cleanQuery } from "../cleanQuery";
import { STOP_WORDS } from "./query/stopWords";
import { readTerms } from "./query/tokens";
import { type createWordIndex } from "./wordIndex";

/** A question that the site answers. */
export interface NearQuestion {
  /** The question, as a heading asks it. */
  question: string;
  /** The title of its page. */
  page: string;
  url: string;
}

/** Number of questions that are offered where nothing is found. */
const NEAREST = 3;

/**
 * Returns the questions of the site whose words are spelt most like those of a query which finds nothing.
 *
 * @param index what the sections are in, by their number plus a multiple of how many they are.
 */
export function findNearestQuestions(
  index: ReturnType<typeof createWordIndex>,
  sections: readonly Section[],
  query: string,
): NearQuestion[] {
  const terms = readTerms(cleanQuery(query), STOP_WORDS);
  const near = index.search({ queries: terms, fuzzy: 0.4, prefix: true, maxFuzzy: 3, fields: ["title"] });
  return near
    .map(({ id }) => sections[(id as number) % sections.length]!)
    .filter(({ level, heading }) => level > 1 && heading.endsWith("?"))
    .slice(0, NEAREST)
    .map(({ heading, hierarchy, url }) => ({
      question: heading,
      page: hierarchy.lvl1 ?? "",
      url: toPath(url),
    }));
}
