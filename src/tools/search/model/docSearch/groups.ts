import { removeMarks } from "./withoutMarks";
import { type Hit } from "../protocol";

/** The name of the group that is before those of the areas. */
const BEST = "Best matches";

/** Number of the best hits, at most one per page. */
const BEST_HITS = 3;

/** Number of hits with one heading that come before others. */
const SAME_HEADING = 2;

/** A hit as far as its place depends on it. */
type Placed = Pick<Hit, "url" | "area" | "headings">;

/** A hit and the name of the group in which it is shown. */
interface Grouped<T> {
  readonly hit: T;
  readonly group: string;
}

/** Returns the heading of a hit, by which it is known in a list. */
const readHeading = ({ headings }: Placed) => removeMarks(headings.at(-1) ?? "");

/** Returns the title of the page of a hit, by which DocSearch keeps hits together. */
const readTitle = ({ headings }: Placed) => removeMarks(headings[0] ?? "");

/**
 * Returns the hits in the order in which the modal shows them: the three best in a group of their own, then the areas
 * of the site in the order of their best hit. Of hits with one heading, such as "How do I send a query?"
 * of each product, all but two come after those that say something else. Within a group the hits of a page are together, the page itself before its
 * sections, and there are at most five, as DocSearch groups by the name of the group and then by the title of the page.
 *
 * @param hits the best first.
 * @param name the name of the group of the best.
 */
export function arrange<T extends Placed>(hits: readonly T[], name = BEST): Grouped<T>[] {
  const [inOwnWords, repeated] = divideRepeats(hits, readHeading, SAME_HEADING);
  const best = divideRepeats(inOwnWords, ({ url }) => url.split("#", 1)[0]!, 1)[0].slice(0, BEST_HITS);
  const others = [...inOwnWords.filter((hit) => !best.includes(hit)), ...repeated];
  const grouped = [
    ...best.map((hit) => ({ hit, group: name })),
    ...others.map((hit) => ({ hit, group: hit.area })),
  ];
  return groupBy(grouped, ({ group }) => group).flatMap((group) =>
    groupBy(group, ({ hit }) => readTitle(hit)).flatMap(putPageFirst),
  );
}

/** Returns the first hits of each name, and the others. */
function divideRepeats<T>(hits: readonly T[], nameOf: (hit: T) => string, limit: number): [T[], T[]] {
  const counts = new Map<string, number>();
  const repeated = new Set<T>();
  for (const hit of hits) {
    const count = counts.get(nameOf(hit)) ?? 0;
    counts.set(nameOf(hit), count + 1);
    if (count >= limit) repeated.add(hit);
  }
  return [hits.filter((hit) => !repeated.has(hit)), [...repeated]];
}

/** Returns the hits of a page with the page before its sections, which DocSearch shows as its branches. */
function putPageFirst<T extends Placed>(hits: readonly Grouped<T>[]): Grouped<T>[] {
  const isSection = ({ hit }: Grouped<T>) => hit.url.includes("#");
  return [...hits.filter((hit) => !isSection(hit)), ...hits.filter(isSection)];
}

/** How many hits a group shows, and how many of one page. */
const LIMIT = 5;

function groupBy<T>(hits: readonly T[], nameOf: (hit: T) => string): T[][] {
  const groups = new Map<string, T[]>();
  for (const hit of hits) {
    const name = nameOf(hit);
    const group = groups.get(name) ?? [];
    if (group.length < LIMIT) group.push(hit);
    groups.set(name, group);
  }
  return [...groups.values()];
}

/** Returns the hits that have the same headings as another one, such as "Queries" of two indexers. */
export function findTwins<T extends Placed>(hits: readonly T[]): ReadonlySet<T> {
  const byName = new Map<string, T[]>();
  for (const hit of hits) {
    const name = JSON.stringify(hit.headings.map(removeMarks));
    byName.set(name, [...(byName.get(name) ?? []), hit]);
  }
  return new Set([...byName.values()].filter(({ length }) => length > 1).flat());
}
