import { type SearchEngine } from "../../../src/lib/search/engine/engine";
import { answerRequest, type Hit } from "../../../src/lib/search/protocol";
import { type GoldenQuery } from "./queries";

/** The index as readers meet it: with the layers that every query needs, and with all. */
export interface ReadersIndex {
  first: SearchEngine;
  complete: SearchEngine;
}

/** A path that a golden query accepts: `/a/b`, `/a/*` for all below it, or `/a/b#c` for a section. */
const accepts = (page: string, path: string) => {
  const [accepted = ""] = page.split("#");
  return accepted.endsWith("*") ? path.startsWith(accepted.slice(0, -1)) : path === accepted;
};

/** What was found: of the same query both the page and the section are asked about. */
const found = new WeakMap<ReadersIndex, Map<string, Hit[]>>();

/** What a reader finds who searches for nothing else. */
function hitsOf(index: ReadersIndex, query: string): Hit[] {
  const known = found.get(index) ?? new Map<string, Hit[]>();
  found.set(index, known);
  let hits = known.get(query);
  if (!hits) {
    const request = { indexName: "golden", query };
    const answered = answerRequest(index.first, request);
    ({ hits } = (answered.lacks ? answerRequest(index.complete, request) : answered).response);
    known.set(query, hits);
  }
  return hits;
}

/**
 * The place of the first result that satisfies a query, from 1; 0 when there is none among the first twenty;
 * `undefined` when none of its pages exists. An anchor is not asked for.
 */
export function rankOf(
  index: ReadersIndex,
  { query, pages }: GoldenQuery,
  paths: readonly string[],
): number | undefined {
  const satisfies = (path: string) => pages.some((page) => accepts(page, path));
  if (!paths.some(satisfies)) return undefined;
  return hitsOf(index, query).findIndex(({ url }) => satisfies(new URL(url).pathname)) + 1;
}

/** What the first result of a query is: a section, by its heading or a sentence; the beginning of a page; a row of a table. */
export type Kind = "section" | "page" | "row";

/** The kind of the first result; `undefined` where nothing is found. */
export function kindOfFirst(index: ReadersIndex, { query }: GoldenQuery): Kind | undefined {
  const [hit] = hitsOf(index, query);
  if (!hit) return undefined;
  if (hit.content?.includes(" · ")) return "row";
  return new URL(hit.url).hash ? "section" : "page";
}

/** Whether one of the first three results is a section that answers; `undefined` where the query names no section. */
export function findsSection(index: ReadersIndex, { query, pages }: GoldenQuery): boolean | undefined {
  const sections = pages.filter((page) => page.includes("#"));
  if (sections.length === 0) return undefined;
  return hitsOf(index, query)
    .slice(0, 3)
    .some(({ url }) => {
      const { pathname, hash } = new URL(url);
      return sections.includes(pathname + hash);
    });
}
