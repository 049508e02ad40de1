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
  /** Whether it shares a word with the query, as far as spelling goes. Others are asked often. */
  isNear: boolean;
}

/** Number of questions that are offered where nothing is found. */
const NEAREST = 3;

/**
 * Returns the questions of the site that are nearest to a query which finds nothing, and then those that are asked often.
 *
 * @param index what the sections are in, by their number plus a multiple of how many they are.
 * @param commonPage path of the page whose questions are asked often.
 */
export function findNearestQuestions(
  index: ReturnType<typeof createWordIndex>,
  sections: readonly Section[],
  query: string,
  commonPage: string | undefined,
): NearQuestion[] {
  const questions = (ids: readonly number[], isNear: boolean) =>
    ids
      .map((id) => sections[id % sections.length]!)
      .filter(({ level, heading }) => level > 1 && heading.endsWith("?"))
      .map((section) => ({
        question: section.heading,
        page: section.hierarchy.lvl1 ?? "",
        url: toPath(section.url),
        isNear,
      }));
  const terms = readTerms(cleanQuery(query), STOP_WORDS);
  const near = index.search({
    queries: terms,
    fuzzy: 0.4,
    prefix: true,
    maxFuzzy: 3,
    fields: ["title"],
  });
  const common = sections.flatMap(({ path }, id) => (path === commonPage ? [id] : []));
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
