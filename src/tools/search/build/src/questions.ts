import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { STOP_WORDS } from "../../model/engine/query/stopWords";
import { readTerms } from "../../model/engine/query/tokens";
import { NO_RULES, addPhrases, type CompiledRules } from "../../model/engine/rules";
import { composeAnchor } from "../../../../site/anchors";
import { type ExtractedPage } from "./extract";

/** Folder with one table of questions for each folder of pages, for example `concepts.tsv`. */
const QUESTIONS = "src/tools/search/data/questions";

/** Key of the questions that the page itself answers. The other keys are anchors of headings. */
const PAGE = "";

/** Questions of a page: readers' phrases by the anchor of the section that answers them. */
export type Questions = Readonly<Record<string, readonly string[]>>;

/**
 * Reads all questions.
 *
 * @param folder contains the tables.
 * @returns the questions of each page, by its path.
 * @throws Error for a row that is not an address and phrases, or that repeats an address.
 */
export function readQuestions(folder: string = QUESTIONS): Map<string, Questions> {
  if (!existsSync(folder)) return new Map();
  const files = readdirSync(folder).filter((file) => file.endsWith(".tsv"));
  return parseQuestions(files.flatMap((file) => readFileSync(path.join(folder, file), "utf8").split("\n")));
}

/**
 * Reads rows such as `/concepts/fees#refunds⇥who gets the fee; where does it go`. Rows that begin with `#` are comments.
 *
 * @throws Error for a row that is not an address and phrases, or that repeats an address.
 */
export function parseQuestions(rows: readonly string[]): Map<string, Questions> {
  const all = new Map<string, Record<string, string[]>>();
  for (const row of rows) {
    if (row === "" || row.startsWith("#")) continue;
    const [, page, anchor = PAGE, cell = ""] = /^(\/[^\t#]*)(?:#([^\t]+))?\t([^\t]+)$/.exec(row) ?? [];
    const phrases = cell.split(";").map((phrase) => phrase.trim());
    if (!page || phrases.includes(""))
      throw new Error(
        `A row of ${QUESTIONS} needs an address, a tab, and phrases with semicolons between them: ${row}`,
      );
    const sections = all.get(page) ?? {};
    if (Object.hasOwn(sections, anchor))
      throw new Error(`${QUESTIONS} has two rows for ${page}#${anchor}. Join them.`);
    all.set(page, { ...sections, [anchor]: phrases });
  }
  return all;
}

/** Names the rows whose page or heading does not exist, for example because a heading was renamed. */
export function listUnknownAnchors(
  all: ReadonlyMap<string, Questions>,
  pages: readonly ExtractedPage[],
): string[] {
  const anchors = new Map(pages.map((page) => [page.path, new Set(listAnchors(page))]));
  return [...all].flatMap(([address, questions]) => {
    const known = anchors.get(address);
    if (!known) return [`${address} is not a page`];
    return Object.keys(questions)
      .filter((anchor) => !known.has(anchor))
      .map((anchor) => `${address} has no heading #${anchor}`);
  });
}

/** Deepest level of a heading whose section needs questions: the page and its parts. */
const ASKED_LEVEL = 2;

/**
 * Names the sections of guides that have no row: nobody wrote down what readers ask that they answer.
 *
 * @param accepted sections that nobody asks for, with the reason.
 * @returns addresses of pages and of their headings of level 2. Deeper headings are found by their own words.
 */
export function listUnaskedSections(
  all: ReadonlyMap<string, Questions>,
  pages: readonly ExtractedPage[],
  accepted: Readonly<Record<string, string>> = {},
): string[] {
  return pages
    .filter(({ path }) => /^\/(?:apps\/)?guides\//.test(path))
    .flatMap((page) => {
      const asked = all.get(page.path) ?? {};
      return listAnchors(page)
        .filter(
          (anchor, section) => page.sections[section]![0] <= ASKED_LEVEL && !Object.hasOwn(asked, anchor),
        )
        .map((anchor) => (anchor === PAGE ? page.path : `${page.path}#${anchor}`));
    })
    .filter((address) => !Object.hasOwn(accepted, address));
}

/** Returns the words of a phrase that a search asks for. */
const listWords = (phrase: string, rules: Pick<CompiledRules, "phrases">) =>
  sortUnique(readTerms(addPhrases(phrase, rules), STOP_WORDS));

/** Phrases whose words another phrase of the section holds: they find nothing that it does not find. */
export function findHolder(
  phrases: readonly string[],
  rules: Pick<CompiledRules, "phrases"> = NO_RULES,
): string[] {
  const words = phrases.map((phrase) => listWords(phrase, rules));
  return phrases.filter((_, index) =>
    words.some((others, other) => {
      if (other === index || !words[index]!.every((word) => others.includes(word))) return false;
      return others.length > words[index]!.length || other < index;
    }),
  );
}

/**
 * Returns pages with the words of their questions, for each section: a space between words, a semicolon between
 * questions. Their order says nothing to the ranking, and sorted ones compress better. What belongs to a heading that
 * is gone counts for the page.
 */
export function addQuestions(
  pages: readonly ExtractedPage[],
  all: ReadonlyMap<string, Questions>,
  rules: Pick<CompiledRules, "phrases"> = NO_RULES,
): ExtractedPage[] {
  return pages.map((page) => {
    const questions = all.get(page.path);
    if (!questions) return page;
    const anchors = listAnchors(page);
    const phrases = anchors.map(() => [] as string[]);
    for (const [anchor, texts] of Object.entries(questions)) {
      phrases[Math.max(anchors.indexOf(anchor), 0)]!.push(...texts);
    }
    return {
      ...page,
      questions: phrases.map((question) =>
        sortUnique(question.map((phrase) => listWords(phrase, rules).join(" "))).join(";"),
      ),
    };
  });
}

/** Returns what is not empty, each once. */
const sortUnique = (list: readonly string[]) => [...new Set(list)].filter(Boolean).sort();

const listAnchors = ({ sections }: ExtractedPage) =>
  sections.map(([level, heading, anchor]) => (level === 1 ? PAGE : anchor || composeAnchor(heading)));
