/** The name of the group that is before those of the areas. */
const BEST = "Best matches";

/** Number of the best hits, at most one per page. */
const BEST_HITS = 3;

/** A hit as far as its place depends on it. */
interface Placed {
  readonly url: string;
  readonly hierarchy: { readonly lvl0: string | null; readonly lvl1: string | null };
  /** The area of the site, where the group is that of the best. */
  readonly area?: string | null;
  readonly _highlightResult?: { readonly hierarchy?: { readonly lvl0?: { readonly value: string } } };
}

/**
 * Returns the hits in the order in which the modal shows them: the three best in a group of their own, then the areas
 * of the site in the order of their best hit. Within a group the hits of a page are together, the page itself before its
 * sections, and there are at most five, as DocSearch groups by `hierarchy.lvl0` and then by `hierarchy.lvl1`. Arranging once
 * more changes nothing.
 *
 * @param hits the best first.
 * @param name the name of the group of the best.
 */
export function arrange<T extends Placed>(hits: readonly T[], name = BEST): T[] {
  const pages = new Set<string>();
  const best = new Set<T>();
  for (const hit of hits) {
    const page = hit.url.split("#", 1)[0]!;
    if (pages.has(page) || best.size === BEST_HITS) continue;
    pages.add(page);
    best.add(hit);
  }
  const named = [...[...best].map((hit) => asBest(hit, name)), ...hits.filter((hit) => !best.has(hit))];
  return groupBy(named, ({ hierarchy }) => hierarchy.lvl0).flatMap((group) =>
    groupBy(group, ({ hierarchy }) => hierarchy.lvl1).flatMap(putPageFirst),
  );
}

/**
 * Returns a hit in the group of the best. DocSearch takes the name of a group from its highlighted form where there is
 * one.
 */
function asBest<T extends Placed>(hit: T, name: string): T {
  const highlighted = hit._highlightResult;
  const lvl0 = { ...highlighted?.hierarchy?.lvl0, value: name };
  return {
    ...hit,
    area: hit.area ?? hit.hierarchy.lvl0,
    hierarchy: { ...hit.hierarchy, lvl0: name },
    ...(highlighted
      ? { _highlightResult: { ...highlighted, hierarchy: { ...highlighted.hierarchy, lvl0 } } }
      : {}),
  };
}

/** Returns the hits of a page with the page before its sections, which DocSearch shows as its branches. */
function putPageFirst<T extends Placed>(hits: readonly T[]): T[] {
  const isSection = ({ url }: T) => url.includes("#");
  return [...hits.filter((hit) => !isSection(hit)), ...hits.filter(isSection)];
}

/** How many hits a group shows, and how many of one page. */
const LIMIT = 5;

function groupBy<T>(hits: readonly T[], nameOf: (hit: T) => string | null): T[][] {
  const groups = new Map<string | null, T[]>();
  for (const hit of hits) {
    const name = nameOf(hit);
    const group = groups.get(name) ?? [];
    if (group.length < LIMIT) group.push(hit);
    groups.set(name, group);
  }
  return [...groups.values()];
}

/** Returns the hits that have the same heading on pages of the same name as another one, such as "Queries" of two indexers. */
export function twinsOf<T extends { readonly hierarchy: object }>(hits: readonly T[]): ReadonlySet<T> {
  const byName = new Map<string, T[]>();
  for (const hit of hits) {
    const { lvl0: _, ...headings } = hit.hierarchy as Record<string, string | null>;
    const name = JSON.stringify(headings);
    byName.set(name, [...(byName.get(name) ?? []), hit]);
  }
  return new Set([...byName.values()].filter(({ length }) => length > 1).flat());
}
