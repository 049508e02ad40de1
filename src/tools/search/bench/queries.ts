import { readFileSync } from "node:fs";
import { composeAnchor } from "../../../site/anchors";
import { type ExtractedPage } from "../build";
import { arrange, LEVELS, toPath, type SearchEngine } from "../model";

/** A query as a reader types it, with the sections that answer it. */
export interface Query {
  /** Its style: `keywords`, `own words`, `two`, `pasted`, `foreign`, `beginnings`. */
  readonly kind: string;
  readonly query: string;
  /** At most two pages: `/a/b#c` for a section, `/a/b` for any section of a short page. */
  readonly answers: readonly string[];
}

/** One set is to tune by, the other judges alone. */
export const SETS = ["tuned", "judged"] as const;

/**
 * Returns the queries of a set, from `src/tools/search/data/queries`: kind, query and answers with tabs between them.
 */
export function readQueries(set: (typeof SETS)[number]): Query[] {
  return readFileSync(`src/tools/search/data/queries/${set}.tsv`, "utf8")
    .split("\n")
    .filter((row) => row !== "" && !row.startsWith("#"))
    .map((row) => {
      const [kind = "", query = "", answers = ""] = row.split("\t");
      return { kind, query, answers: answers.split(" ") };
    });
}

/** The index as readers meet it: with the layers that every query needs, and with all. */
export interface ReadersIndex {
  readonly first: SearchEngine;
  readonly complete: SearchEngine;
}

/** The anchors of each page in their order; that of the page itself is empty. */
export type Anchors = ReadonlyMap<string, readonly string[]>;

export const listAnchors = (pages: readonly ExtractedPage[]): Anchors =>
  new Map(
    pages.map(({ path, sections }) => [
      path,
      sections.map(([level, heading, anchor]) => (level === 1 ? "" : anchor || composeAnchor(heading))),
    ]),
  );

/** Returns addresses that queries name and that no page has. */
export const listUnknownAnswers = (queries: readonly Query[], anchors: Anchors): string[] =>
  queries
    .flatMap(({ answers }) => answers)
    .filter((answer) => {
      const [path = "", anchor = ""] = answer.split("#");
      return !anchors.get(path)?.includes(anchor);
    });

/** Number of hits that the modal requests. */
const HITS = 20;

/** Returns the addresses that a reader is shown who searches for nothing else, in the order of the modal. */
export function listShown({ first, complete }: ReadersIndex, query: string): string[] {
  const answer = first.search(query);
  const { matches } = answer.lacks ? complete.search(query) : answer;
  const hits = matches.slice(0, HITS).map(({ section: { url, hierarchy } }) => ({
    url: toPath(url),
    area: hierarchy.lvl0 ?? "",
    headings: LEVELS.slice(1).flatMap((level) => hierarchy[level] ?? []),
  }));
  return arrange(hits).map(({ hit }) => hit.url);
}

/** Checks whether a section is one that answers, or is right beside it. */
function isAnswer(shown: string, answer: string, anchors: Anchors): boolean {
  const [path = "", anchor = ""] = shown.split("#");
  const [accepted, section] = answer.split("#");
  if (path !== accepted) return false;
  if (section === undefined) return true;
  const order = anchors.get(path) ?? [];
  return Math.abs(order.indexOf(anchor) - order.indexOf(section)) <= 1;
}

/** Returns the place of the first section that answers, counted by pages from 1; 0 where none is shown. */
export function findRank(index: ReadersIndex, query: Query, anchors: Anchors): number {
  const pages = new Set<string>();
  for (const shown of listShown(index, query.query)) {
    pages.add(shown.split("#")[0]!);
    if (query.answers.some((answer) => isAnswer(shown, answer, anchors))) return pages.size;
  }
  return 0;
}

/** Returns the share of the ranks that are within a number of places. */
export const isPartWithin = (ranks: readonly number[], limit: number): number =>
  ranks.filter((rank) => rank > 0 && rank <= limit).length / Math.max(ranks.length, 1);
