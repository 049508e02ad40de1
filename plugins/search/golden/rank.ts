import { type SearchEngine } from "../../../src/lib/search/engine";
import { type GoldenQuery } from "./queries";

/**
 * The place of the first result that satisfies a query, from 1; 0 when there is none; `undefined` when none of its
 * pages exists.
 */
export function rankOf(
  engine: SearchEngine,
  { query, pages }: GoldenQuery,
  paths: readonly string[],
): number | undefined {
  const satisfies = (path: string) =>
    pages.some((page) => (page.endsWith("*") ? path.startsWith(page.slice(0, -1)) : path === page));
  if (!paths.some(satisfies)) return undefined;
  return engine.search(query).matches.findIndex(({ section }) => satisfies(section.path)) + 1;
}
