import { keepHighlights } from "../highlight";
import { LEVELS, toPath } from "../packed/records";
import { type Hit } from "../protocol";

/**
 * Returns a hit of the hosted service as the window shows it, in which nothing but highlighting is markup.
 *
 * @returns `undefined` for one that leads nowhere or has no heading.
 */
export function createHostedHit(hit: unknown): Hit | undefined {
  const [id, url] = [readText(hit, "objectID"), readText(hit, "url")];
  const area = readText(hit, "hierarchy", "lvl0");
  if (!id || !isPage(url)) return undefined;
  const headings = LEVELS.slice(1).map(
    (level) =>
      readText(hit, "_highlightResult", "hierarchy", level, "value") || readText(hit, "hierarchy", level),
  );
  // A page without a title of its own has the name of its area.
  const named = headings[0] ? headings : [area, ...headings.slice(1)];
  if (!named[0]) return undefined;
  const text = readText(hit, "_snippetResult", "content", "value") || readText(hit, "content");
  return {
    id,
    url: toPath(url),
    area,
    headings: named.filter(Boolean).map(keepHighlights),
    text: keepHighlights(text),
  };
}

/** Returns the text below some keys; an empty one where there is none. */
function readText(value: unknown, ...keys: readonly string[]): string {
  let found = value;
  for (const key of keys) {
    found = typeof found === "object" && found !== null ? (found as Record<string, unknown>)[key] : undefined;
  }
  return typeof found === "string" ? found : "";
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
