import { WEIGHTS } from "../../data/weights";
import { getText, type Section } from "../packed/records";
import { type CompiledRules } from "./rules";
import { type ParsedQuery, type QueryWord } from "./query/query";
import { STOP_WORDS } from "./query/stopWords";
import { readTerms } from "./query/tokens";

/** How much more a row of many tables counts whose heading a query names: the row of a chain. */
const NAMED_ROW = 4;

/** How much more a page counts, and a section of one, whose heading says no more than the query. */
const NAMED_PAGE = 3;
const NAMED_SECTION = 1.6;

/**
 * Returns how much more a section counts whose heading says no more than the query, that is a row of many tables that is
 * named, or a page for one word.
 */
export function computeNameFactor({ words, terms }: ParsedQuery, { rows }: Pick<CompiledRules, "rows">) {
  const asked = new Set([...terms, ...words.flatMap(({ parts }) => parts)]);
  /** @param heading the terms of the section's heading. */
  return ({ level, heading: text }: Section, heading: readonly string[]): number => {
    const isNamedRow =
      words.length > 1 && rows?.test(text) && words.some((word) => isAnswered(heading.slice(0, 1), word));
    const isAsked =
      heading.every((term) => asked.has(term) || STOP_WORDS.has(term)) &&
      words.every(({ term }) => heading.some((other) => other.startsWith(term)));
    // One word names a subject, which a page is about. A section answers what several words ask, and a row its group.
    const ofLevel = level === 1 && words.length === 1 ? WEIGHTS.ofPage : 1.1 - 0.05 * level;
    return (
      ofLevel * (isNamedRow ? NAMED_ROW : 1) * (isAsked ? (level === 1 ? NAMED_PAGE : NAMED_SECTION) : 1)
    );
  };
}

/** Part of a usual word's score that each word of a question takes away if the query lacks it. */
const LACKING = 0.6;

/** Weight of the question that is second most like the query. */
const NEXT = 0.4;

/**
 * Returns how much more a section counts because readers' questions that it answers consist of the words.
 *
 * @param telling how much each word says; a rare word counts more, but less than in proportion.
 */
export function computeQuestionFactor(
  { questions = [] }: Section,
  words: readonly QueryWord[],
  telling: readonly number[],
): number {
  const weights = telling.map((tells) => Math.sqrt(Math.max(tells, 0.01)));
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const alike = questions.map((question) => {
    let [held, count] = [0, 0];
    words.forEach((word, index) => {
      if (!isAnswered(question, word)) return;
      held += weights[index]!;
      count++;
    });
    const lacking = (LACKING * Math.max(question.length - count, 0) * all) / words.length;
    return (held / Math.max(all, held + lacking)) ** 2;
  });
  const [most = 0, next = 0] = alike.sort((a, b) => b - a);
  return 1 + WEIGHTS.question * (most + NEXT * next);
}

/** Checks whether one of the terms is a word of the query, begins with it, or is another form of it. */
const isAnswered = (terms: readonly string[], { term, forms }: QueryWord) =>
  terms.some((other) => other.startsWith(term) || forms.some((form) => other.startsWith(form)));

/** Checks whether a query names something of the code: a compound, an address, a selector. */
export const namesCode = ({ words }: Pick<ParsedQuery, "words">) =>
  words.some(({ term, parts, isName }) => (isName && parts.length > 0) || term.startsWith("0x"));

/** Checks whether a text is a row of a table: its cells are between middle dots. */
export const isRow = (text: string) => text.includes(" · ");

/** Handicap of a row of a table, because a sentence that says as many words answers better. */
const A_ROW = 50;

/**
 * Returns the number of the text that says most words that the heading leaves open; -1 for the heading, where it says
 * them all or where only a row of a table says one of several.
 *
 * @param title the terms of the heading.
 * @param matched the terms of the section that matched.
 */
export function findBestText(
  section: Section,
  words: readonly QueryWord[],
  title: readonly string[],
  matched: ReadonlySet<string>,
): number {
  const open = words.filter((word) => !isAnswered(title, word));
  if (open.length === 0) return -1;
  let best = -1;
  let most = 0;
  section.texts.forEach((_, index) => {
    const text = getText(section, index);
    const terms = readTerms(text);
    const said = open.filter((word) => isAnswered(terms, word)).length;
    const row = isRow(text);
    if (row && said === 1 && open.length > 1) return;
    // Words with typing errors begin nothing: then the terms that matched decide.
    const also = new Set(terms.filter((term) => matched.has(term) && !title.includes(term))).size;
    const found = said * 100 + also - (row ? A_ROW : 0);
    if (found > most) [best, most] = [index, found];
  });
  return best;
}
