import { type DocSearchHit } from "@docsearch/react";
import { type Hit } from "./protocol";
import { type StoredHit } from "./storedSearches";

/** A hit in the search modal's lists: one of the index, or a stored one, whose texts have no marks. */
export type Item = StoredHit & {
  _snippetResult?: Hit["_snippetResult"];
  /** For a hit that stands below its page: whether another one of the page follows it. */
  branch?: "continues" | "ends";
} & Pick<
    DocSearchHit,
    // Its place among all items, which Autocomplete sets, and what the client of click analytics asks of it.
    | "__autocomplete_id"
    | "__autocomplete_indexName"
    | "__autocomplete_queryID"
    | "__autocomplete_algoliaCredentials"
  >;

/** How many hits a group shows, and how many of one page. */
const LIMIT = 5;

/** The hits by the section of the site that they are in, and within it by page, both in the order of the best hit. */
export function groupHits(hits: readonly Item[]): Item[][] {
  return groupBy(hits, ({ hierarchy }) => hierarchy.lvl0).map((group) =>
    groupBy(group, ({ hierarchy }) => hierarchy.lvl1).flatMap(withBranches),
  );
}

/** Hits of one page, with those marked that stand below the page's own. */
function withBranches(hits: Item[]): Item[] {
  const hasPage = hits.some(({ type }) => type === "lvl1");
  const isBelow = (hit: Item | undefined) => hasPage && hit !== undefined && hit.type !== "lvl1";
  return hits.map((hit, index) =>
    isBelow(hit) ? { ...hit, branch: isBelow(hits[index + 1]) ? "continues" : "ends" } : hit,
  );
}

function groupBy(hits: readonly Item[], nameOf: (hit: Item) => string | null): Item[][] {
  const groups = new Map<string | null, Item[]>();
  for (const hit of hits) {
    const name = nameOf(hit);
    const group = groups.get(name) ?? [];
    if (group.length < LIMIT) group.push(hit);
    groups.set(name, group);
  }
  return [...groups.values()];
}
