import { type ParsedQuery, type QueryWord } from "../query/query";
import { STOP_WORDS } from "../query/stopWords";
import { textOf, type Section } from "../../packed/records";
import { termsOf } from "../query/tokens";
import { WEIGHTS } from "../../../data/weights";

/** What a site's rules say of a section. */
export interface Traits {
  /** Whether its page is made from code. */
  readonly isOfCode: boolean;
  /** Whether its heading is that of rows that repeat in many tables. */
  readonly isRows: boolean;
}

/**
 * What the words cannot say, as a factor: pages before headings, a heading that is the query, current pages before
 * old ones. Pages made from code come first for names of the code, and after those that explain for anything else.
 *
 * @param heading the terms of the section's heading.
 */
export function importance(
  section: Section,
  heading: readonly string[],
  query: ParsedQuery,
  { isOfCode, isRows }: Traits,
): number {
  const { words, terms, isSignature } = query;
  const wordsInHeading = words.filter(({ term }) => heading.some((other) => other.startsWith(term))).length;
  const named = !isOfCode || namesCode(query) || isCompoundOf(heading, words);
  // One word names a subject, which a page is about; what several ask a section answers.
  let factor =
    section.level === 1 && named && words.length === 1 ? WEIGHTS.ofPage : 1.1 - 0.05 * section.level;
  factor *= 1 + 0.5 * (wordsInHeading / words.length) ** 2;
  if (words.length > 1 && isRows && namesRows(heading, words)) factor *= NAMED_ROWS;
  if (wordsInHeading === words.length) {
    // A heading that says no more than the query; of a compound, its parts are no more than itself.
    const asked = new Set([...terms, ...words.flatMap(({ parts }) => parts)]);
    if (heading.every((term) => asked.has(term) || STOP_WORDS.has(term))) {
      factor *= !named ? 1 : section.level === 1 ? 3 : 1.6;
      // The complete question is the heading, in code only where it is code that was asked for: the longer it is, the
      // less that is by chance.
      if (isOfCode === isSignature && terms.every((term) => heading.includes(term))) {
        factor *= terms.length > 2 ? 3 : 1.5;
      }
    }
  }
  // A function with its parameters is nothing but code.
  if (isOfCode) return factor * (named ? 1.1 : WEIGHTS.ofCode);
  return isSignature ? factor / 2 : factor;
}

/** How much more the rows of a table count whose heading a query names. */
const NAMED_ROWS = 4;

const namesRows = (heading: readonly string[], words: readonly QueryWord[]) =>
  words.some(({ term, forms }) => heading[0] === term || forms.includes(heading[0]!));

/** The part of a usual word's score that each word of a question takes away if the query lacks it. */
const LACKING = 0.6;

/** So much counts the question next to the one that is most like the query. */
const NEXT = 0.4;

/**
 * How much more a section counts of which questions of readers are made of the words.
 *
 * @param telling how much each word says; a rare one counts more, but not as much more as it is rarer.
 */
export function questionFactor(
  section: Section,
  words: readonly QueryWord[],
  telling: readonly number[],
): number {
  const weights = telling.map((tells) => Math.sqrt(Math.max(tells, 0.01)));
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  const alike = (section.questions ?? []).map((question) => {
    let [held, count] = [0, 0];
    words.forEach((word, index) => {
      if (!answers(question, word)) return;
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
const answers = (terms: readonly string[], { term, forms }: QueryWord) =>
  terms.some((other) => other.startsWith(term) || forms.some((form) => other.startsWith(form)));

/** Checks whether a query names something of the code: a function with its parameters, a compound, an address, a selector. */
export const namesCode = ({ words, isSignature }: Pick<ParsedQuery, "words" | "isSignature">) =>
  isSignature ||
  words.some(({ term, parts, isName }) => (isName && parts.length > 0) || term.startsWith("0x"));

/** Checks whether one word of a query is a compound of a heading, in small letters: "sablierlockup" of `SablierLockup`. */
const isCompoundOf = (heading: readonly string[], words: readonly QueryWord[]) =>
  words.some(
    ({ term }) => heading.includes(term) && heading.some((part) => part !== term && term.startsWith(part)),
  );

/** Checks whether a text is a row of a table: its cells are between middle dots. */
export const isRow = (text: string) => text.includes(" · ");

/** A row of a table is cells without a sentence: a sentence that says as many words answers better. */
const A_ROW = 50;

/**
 * The number of the text that answers most words that the heading leaves open; -1 for the heading, where it says them all
 * or where nothing but a row of a table says one of several.
 *
 * @param title the terms of the heading.
 * @param matched the terms of the section that matched.
 */
export function bestText(
  section: Section,
  words: readonly QueryWord[],
  title: readonly string[],
  matched: ReadonlySet<string>,
): number {
  const open = words.filter((word) => !answers(title, word));
  if (open.length === 0) return -1;
  let best = -1;
  let most = 0;
  section.texts.forEach((_, index) => {
    const text = textOf(section, index);
    const terms = termsOf(text);
    const said = open.filter((word) => answers(terms, word)).length;
    const row = isRow(text);
    if (row && said === 1 && open.length > 1) return;
    // Words with typing errors begin nothing: then what the engine matched decides.
    const also = new Set(terms.filter((term) => matched.has(term) && !title.includes(term))).size;
    const found = said * 100 + also - (row ? A_ROW : 0);
    if (found > most) [best, most] = [index, found];
  });
  return best;
}
