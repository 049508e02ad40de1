import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { parse } from "yaml";
import { STOP_WORDS } from "../../../src/lib/search/engine/query/stopWords";
import { termsOf } from "../../../src/lib/search/engine/query/tokens";
import { NO_RULES, withPhrases, type CompiledRules } from "../../../src/lib/search/engine/rules";
import { anchorOf } from "../../../src/lib/search/packed/records";
import { type ExtractedPage } from "./extract";

/** Where authors write down what readers ask: `concepts/fees.yml` for `/concepts/fees`, `index.yml` for the home page. */
const QUESTIONS = "data/search/questions";

/** The key of a file for the page itself; the others are anchors of its headings. */
const PAGE = "page";

/** The questions of a page: readers' phrases by the anchor of the section that answers them. */
export type Questions = Readonly<Record<string, readonly string[]>>;

/** All questions, by the path of their page. */
export function readQuestions(folder: string = QUESTIONS): Map<string, Questions> {
  if (!existsSync(folder)) return new Map();
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith(".yml"),
  );
  return new Map(
    files.map((file) => {
      const name = file.slice(0, -".yml".length).split(path.sep).join("/");
      const questions = parse(readFileSync(path.join(folder, file), "utf8")) as Questions;
      return [name === "index" ? "/" : `/${name}`, questions];
    }),
  );
}

/** Files and anchors that no page has: a heading was renamed, and its questions lead nowhere. */
export function unknownAnchors(
  all: ReadonlyMap<string, Questions>,
  pages: readonly ExtractedPage[],
): string[] {
  const anchors = new Map(pages.map((page) => [page.path, new Set(anchorsOf(page))]));
  return [...all].flatMap(([address, questions]) => {
    const known = anchors.get(address);
    if (!known) return [`${address} is no page`];
    return Object.keys(questions)
      .filter((anchor) => !known.has(anchor))
      .map((anchor) => `${address} has no heading #${anchor}`);
  });
}

/** The words of a phrase that a search asks for. */
const wordsOf = (phrase: string, rules: Pick<CompiledRules, "phrases">) =>
  sorted(termsOf(withPhrases(phrase, rules), STOP_WORDS));

/** Phrases whose words another phrase of the section holds: they find nothing that it does not find. */
export function heldByAnother(
  phrases: readonly string[],
  rules: Pick<CompiledRules, "phrases"> = NO_RULES,
): string[] {
  const words = phrases.map((phrase) => wordsOf(phrase, rules));
  return phrases.filter((_, one) =>
    words.some((others, other) => {
      if (other === one || !words[one]!.every((word) => others.includes(word))) return false;
      return others.length > words[one]!.length || other < one;
    }),
  );
}

/**
 * Pages with the words of their questions, for each section: a space between words, a semicolon between questions. Their
 * order says nothing to the ranking, and sorted ones compress better. What belongs to a heading that is gone counts for
 * the page.
 */
export function withQuestions(
  pages: readonly ExtractedPage[],
  all: ReadonlyMap<string, Questions>,
  rules: Pick<CompiledRules, "phrases"> = NO_RULES,
): ExtractedPage[] {
  return pages.map((page) => {
    const questions = all.get(page.path);
    if (!questions) return page;
    const anchors = anchorsOf(page);
    const phrases = anchors.map(() => [] as string[]);
    for (const [anchor, of] of Object.entries(questions)) {
      phrases[Math.max(anchors.indexOf(anchor), 0)]!.push(...of);
    }
    return {
      ...page,
      questions: phrases.map((of) => sorted(of.map((phrase) => wordsOf(phrase, rules).join(" "))).join(";")),
    };
  });
}

/** What is not empty, each once. */
const sorted = (list: readonly string[]) => [...new Set(list)].filter(Boolean).sort();

const anchorsOf = ({ sections }: ExtractedPage) =>
  sections.map(([level, heading, anchor]) => (level === 1 ? PAGE : anchor || anchorOf(heading)));
