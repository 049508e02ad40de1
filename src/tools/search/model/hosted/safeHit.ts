import { onlyHighlights } from "../highlight";
import { LEVELS } from "../packed/records";
import { type Hit } from "../protocol";

/**
 * Returns a hit in which nothing but highlighting is markup; `undefined` for one that leads nowhere or has no heading.
 * The name of its group is left as it is: DocSearch renders it as text.
 */
export function safeHit(hit: Hit): Hit | undefined {
  if (typeof hit !== "object" || hit === null || typeof hit.objectID !== "string") return undefined;
  if (typeof hit.url !== "string" || !isPage(hit.url)) return undefined;
  if (typeof hit.hierarchy !== "object" || hit.hierarchy === null || typeof hit.hierarchy.lvl0 !== "string") {
    return undefined;
  }
  const type = hit.type === "lvl0" ? "lvl1" : hit.type;
  if (type !== "content" && !(LEVELS as readonly unknown[]).includes(type)) return undefined;
  const { lvl0 } = hit.hierarchy;
  const { hierarchy, ...rest } = safe(hit) as Hit;
  delete rest._highlightResult?.hierarchy?.lvl0;
  // A page without a title of its own is called as its group.
  const lvl1 = hierarchy.lvl1 ?? onlyHighlights(lvl0);
  return { ...rest, hierarchy: { ...hierarchy, lvl0, lvl1 }, objectID: hit.objectID, url: hit.url, type };
}

function safe(value: unknown): unknown {
  if (typeof value === "string") return onlyHighlights(value);
  if (Array.isArray(value)) return value.map(safe);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, safe(item)]));
}

/** An address on the web whose path, taken alone, stays on the site. */
function isPage(url: string): boolean {
  try {
    const { protocol, pathname } = new URL(url);
    return /^https?:$/.test(protocol) && !/^\/[/\\]/.test(pathname);
  } catch {
    return false;
  }
}
