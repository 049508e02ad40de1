/** A page and what to call it. */
export interface NamedRoute {
  path: string;
  title: string;
}

/** Returns a readable name for an address: its parts in words. `/guides/flow/deployments` → `Guides › Flow › Deployments`. */
const readTitle = (path: string) =>
  path
    .split("/")
    .filter(Boolean)
    .map((part) => {
      // The number of a release keeps its points: v1.0.
      const words = part.replace(/-|\.(?!\d)/g, " ");
      return /^v\d/.test(words) ? words : words.charAt(0).toUpperCase() + words.slice(1);
    })
    .join(" › ");

/** Returns the paths of a sitemap, named. Anything that is not a sitemap gives none. */
export function readRoutes(sitemap: string): NamedRoute[] {
  return [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].flatMap(([, address]) => {
    try {
      const path = new URL(address ?? "").pathname;
      return path === "/" ? [] : [{ path, title: readTitle(path) }];
    } catch {
      return [];
    }
  });
}

/** Pairs of neighbouring characters, the measure of likeness: robust against swapped, lost and added parts. */
const listPairs = (text: string) => {
  const clean = text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, " ")
    .trim();
  return new Set(Array.from({ length: Math.max(clean.length - 1, 0) }, (_, i) => clean.slice(i, i + 2)));
};

/**
 * Returns the pages whose address is most like a wanted one (Sørensen–Dice coefficient over pairs of characters): by the
 * whole address, or with its last part counted twice, whichever is more.
 *
 * @param wanted site path that does not exist
 * @param most how many at most; pages with less than half in common are left out
 */
export function findNearestRoutes(wanted: string, routes: readonly NamedRoute[], most: number): NamedRoute[] {
  const last = (path: string) => path.split("/").findLast(Boolean) ?? "";
  const computeLikeness = (a: string, b: string) => {
    const [first, second] = [listPairs(a), listPairs(b)];
    const common = [...first].filter((pair) => second.has(pair)).length;
    return (2 * common) / (first.size + second.size || 1);
  };
  return routes
    .map((route) => {
      const whole = computeLikeness(wanted, route.path);
      return {
        route,
        score: Math.max(whole, (whole + 2 * computeLikeness(last(wanted), last(route.path))) / 3),
      };
    })
    .filter(({ score }) => score > 1 / 2)
    .sort((a, b) => b.score - a.score || a.route.path.localeCompare(b.route.path))
    .slice(0, most)
    .map(({ route }) => route);
}

/** Parts of addresses that say where a page was, not what it was about. */
const PLACES =
  /^(?:docs?|contracts?|abstracts?|interfaces?|librar(?:y|ies)|types?|structs?|enums?|reference|references|guides?|core|periphery|index|page|v\d+|\d+)$/i;

/** Returns the words of one part of an address: `contract.SablierV2LockupLinear` → `SablierV2LockupLinear`. */
function splitWords(part: string): string[] {
  let text = part;
  try {
    text = decodeURIComponent(part);
  } catch {
    // A lone percent sign: the rest is words all the same.
  }
  return text
    .replace(/\.(?:html?|mdx?|json)$/i, "")
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "" && !PLACES.test(word));
}

/** Returns a name in its words: `SablierV2LockupLinear` → `Sablier Lockup Linear`. */
const separateWords = (word: string) =>
  word
    .replace(/([a-z\d])(?=[A-Z])/g, "$1 ")
    .split(" ")
    .filter((word) => !/^V\d+$/.test(word))
    .join(" ");

/**
 * Returns what to search for instead of a page that does not exist, the most definite first: the words of the last part
 * of its address, the same with names taken apart, then those of the full address.
 * @param pathname site path, percent-encoded or not
 */
export function listQueries(pathname: string): string[] {
  const parts = pathname
    .split("/")
    .map(splitWords)
    .filter((words) => words.length > 0);
  const last = parts.at(-1) ?? [];
  const queries = [
    last,
    last.map(separateWords),
    parts.flat(),
    last.map(separateWords).join(" ").split(" ").slice(-2),
  ];
  return [...new Set(queries.map((words) => words.join(" ").trim().slice(0, 64)).filter(Boolean))];
}
