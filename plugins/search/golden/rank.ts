import { type SearchEngine } from "../../../src/lib/search/engine/engine";
import { answerRequest } from "../../../src/lib/search/protocol";
import { type GoldenQuery } from "./queries";

/** The index as readers meet it: with the layers that every query needs, and with all. */
export interface ReadersIndex {
  first: SearchEngine;
  complete: SearchEngine;
}

/**
 * The place of the first result that satisfies a query, from 1; 0 when there is none among the first twenty;
 * `undefined` when none of its pages exists. The answer is the one that a reader gets who searches for nothing else.
 */
export function rankOf(
  { first, complete }: ReadersIndex,
  { query, pages }: GoldenQuery,
  paths: readonly string[],
): number | undefined {
  const satisfies = (path: string) =>
    pages.some((page) => (page.endsWith("*") ? path.startsWith(page.slice(0, -1)) : path === page));
  if (!paths.some(satisfies)) return undefined;
  const request = { indexName: "golden", query };
  const answered = answerRequest(first, request);
  const { hits } = (answered.lacks ? answerRequest(complete, request) : answered).response;
  return hits.findIndex(({ url }) => satisfies(new URL(url).pathname)) + 1;
}
