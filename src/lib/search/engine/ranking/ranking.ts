import { type ParsedQuery, type QueryWord } from "../query/query";
import { STOP_WORDS } from "../query/stopWords";
import { textOf, type Section } from "../../packed/records";
import { termsOf } from "../query/tokens";
import { WEIGHTS } from "./weights";

/**
 * What the words cannot say, as a factor: pages before headings, a heading that is the query, current pages before
 * old ones.
 *
 * @param heading the terms of the section's heading.
 * @param share what part of what the query says the section holds.
 */
export function importance(
  section: Section,
  heading: readonly string[],
  query: ParsedQuery,
  share = 1,
): number {
  const { words, terms } = query;
  const wordsInHeading = words.filter(({ term }) => heading.some((other) => other.startsWith(term))).length;
  const named = !isContract(section.path) || namesCode(query) || isCompoundOf(heading, words);
  let factor = section.level === 1 && named ? WEIGHTS.ofPage : 1.1 - 0.05 * section.level;
  factor *= 1 + 0.5 * (wordsInHeading / words.length) ** 2;
  if (words.length > 1 && namesChain(heading, words)) {
    factor *= 1 + (CHAIN_OF_TABLE - 1) * share ** WEIGHTS.chain;
  }
  if (wordsInHeading === words.length) {
    // A heading that says no more than the query; of a compound, its parts are no more than itself.
    const asked = new Set([...terms, ...words.flatMap(({ parts }) => parts)]);
    if (heading.every((term) => asked.has(term) || STOP_WORDS.has(term))) {
      factor *= !named ? 1 : section.level === 1 ? 3 : 1.6;
      // The complete question is the heading, in code only where it is code that was asked for: the longer it is, the
      // less that is by chance.
      if (isContract(section.path) === query.isSignature && terms.every((term) => heading.includes(term))) {
        factor *= terms.length > 2 ? 3 : 1.5;
      }
    }
  }
  if (isError(section) && !asksForErrors(query)) factor *= 0.4;
  if (isListOfFields(section.path) && !asksForFields(query)) factor *= WEIGHTS.ofFields;
  return factor * pageFactor(section.path, named, query);
}

/** Whether a heading, by its terms, is that of a chain in a table of deployments. */
const isChain = (heading: readonly string[]) => heading.includes("chain") && heading.includes("id");

/** How much more the rows of a chain count for a query that names it, and says nothing that they do not hold. */
const CHAIN_OF_TABLE = 4;

/** Whether a heading is that of a chain in a table of deployments, and the query names the chain. */
const namesChain = (heading: readonly string[], words: readonly QueryWord[]) =>
  isChain(heading) && words.some(({ term, forms }) => heading[0] === term || forms.includes(heading[0]!));

/** How much more a section counts of which a question of readers is made of the words. */
export function questionFactor(section: Section, words: readonly QueryWord[]): number {
  let most = 0;
  for (const question of section.questions ?? []) {
    const held = words.filter((word) => answers(question, word)).length;
    most = Math.max(most, held / Math.max(words.length, question.length));
  }
  return 1 + WEIGHTS.question * most ** 2;
}

/** Whether one of the terms is a word of the query, begins with it, or is another form of it. */
const answers = (terms: readonly string[], { term, forms }: QueryWord) =>
  terms.some((other) => other.startsWith(term) || forms.some((form) => other.startsWith(form)));

/** The page of errors holds a heading for each: they repeat the words of all that can fail. */
const isError = ({ path, level }: Section) => level > 1 && path === "/reference/errors";

/** The pages of an indexer's entities describe each field, and so repeat the words of everything that a stream can do. */
const isListOfFields = (path: string) => /^\/api\/.+\/entities$/.test(path);

/** Whether a query is about what an indexer holds, or names something of the code. */
const asksForFields = (query: ParsedQuery) =>
  namesCode(query) ||
  query.words.some(({ term }) =>
    /^(?:api|column|entit|envio|enum|field|graph|index|quer|row|schema|subgraph)/.test(term),
  );

/** Whether a query names an error, by its name or number, or says that something fails. */
const asksForErrors = (query: ParsedQuery) =>
  namesCode(query) || query.words.some(({ term }) => /^(?:error|revert|panic|fail|0x)/.test(term));

/**
 * Old releases and release notes are found, but after what holds today. The reference holds every word many times:
 * it comes first for names of the code, and after the pages that explain for anything else. A function with its
 * parameters is nothing but code.
 */
function pageFactor(path: string, named: boolean, { isSignature }: ParsedQuery): number {
  if (isContract(path)) return named ? 1.1 : WEIGHTS.ofCode;
  const factor = factorOf(path);
  return isSignature ? factor / 2 : factor;
}

/** Whether a page is made from the contracts: what it counts depends on the query. */
const isContract = (path: string) =>
  /^\/reference\/[^/]+\/(?:contracts|interfaces|libraries|types)/.test(path);

/** Few paths stand under many headings, and all of them are asked at each letter. */
const factors = new Map<string, number>();

function factorOf(path: string): number {
  let factor = factors.get(path);
  if (factor === undefined) factors.set(path, (factor = factorByPath(path)));
  return factor;
}

function factorByPath(path: string): number {
  if (/^\/blog(?:\/|$)/.test(path)) return 0.4;
  // Of two old releases with the same chain, the newer is the one that holds a reader's latest streams.
  const release = /\/previous-deployments\/v(\d+)\.(\d+)$/.exec(path);
  if (release) return 0.44 + 0.1 * Number(release[1]) + 0.01 * Number(release[2]);
  if (/previous-|\/legacy(?:\/|$)|\/apps\/v1$/.test(path)) return 0.6;
  // Names of chains, contracts and addresses stand in many tables; this is the one that is asked for.
  if (/\/deployments$/.test(path)) return 1.4;
  return 1;
}

/** Whether one word of a query is a compound of a heading, in small letters: "sablierlockup" of `SablierLockup`. */
const isCompoundOf = (heading: readonly string[], words: readonly QueryWord[]) =>
  words.some(
    ({ term }) => heading.includes(term) && heading.some((part) => part !== term && term.startsWith(part)),
  );

/** Whether a query names something of the code: a function with its parameters, a compound, an address, a selector. */
const namesCode = ({ words, isSignature }: ParsedQuery) =>
  isSignature ||
  words.some(({ term, parts, isName }) => (isName && parts.length > 0) || term.startsWith("0x"));

/** Whether a text is a row of a table: its cells stand between middle dots. */
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
