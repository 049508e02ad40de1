import { onlyHighlights } from "./highlight";
import { LEVELS, type Hierarchy } from "./packed/records";

/** The part of the browser's storage that is used here. */
export type SearchStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** A hit as the search modal stores it: without highlight and snippet. */
export interface StoredHit {
  objectID: string;
  url: string;
  type: string;
  hierarchy: Hierarchy;
  content: string | null;
}

const TYPES = new Set<unknown>([...LEVELS, "content"]);

/** Where the modal keeps its searches, and how many it keeps. */
export const storedKeys = (indexName: string) => ({
  recent: { key: `__DOCSEARCH_RECENT_SEARCHES__${indexName}`, limit: 7 },
  favorite: { key: `__DOCSEARCH_FAVORITE_SEARCHES__${indexName}`, limit: 10 },
});

/**
 * Rewrites the stored searches so that only valid ones remain and none of their texts can become markup. What was
 * edited or has an old format is dropped; where storage is blocked or full, nothing happens. The modal reads them
 * without any check, so this runs each time before it opens.
 */
export function cleanStoredSearches(storage: SearchStorage, indexName: string): void {
  for (const { key, limit } of Object.values(storedKeys(indexName))) {
    try {
      const before = storage.getItem(key);
      if (before === null) continue;
      const hits = parseStored(before).slice(0, limit);
      const after = JSON.stringify(hits);
      if (hits.length === 0) storage.removeItem(key);
      else if (after !== before) replace(storage, key, after);
    } catch {
      // Blocked: the modal finds that out by itself and works without.
    }
  }
}

/**
 * Keeps a hit by its text that was followed, under the deepest heading that it stands below. The modal would keep the
 * page of it, and keeps nothing where that is not among the hits.
 */
export function keepTextHit(storage: SearchStorage, indexName: string, hit: StoredHit): void {
  const { recent, favorite } = storedKeys(indexName);
  const { objectID, url, hierarchy } = hit;
  const type = LEVELS.findLast((level) => hierarchy[level]);
  if (!type) return;
  const stored = ({ key }: { key: string }) => parseStored(storage.getItem(key) ?? "[]");
  try {
    if (stored(favorite).some((other) => other.url === url)) return;
    const others = stored(recent).filter((other) => other.url !== url);
    const hits = [{ objectID, url, type, hierarchy, content: null }, ...others].slice(0, recent.limit);
    storage.setItem(recent.key, JSON.stringify(hits));
  } catch {
    // Blocked or full: the search is lost, as the modal would lose it.
  }
}

/** More than all stored searches take, in UTF-16 units. */
const ROOM = 10_000;

/** Whether the storage takes what the modal may want to write into it. */
export function hasRoom(storage: SearchStorage): boolean {
  const key = "search-room";
  try {
    storage.setItem(key, " ".repeat(ROOM));
    return true;
  } catch {
    return false;
  } finally {
    removeQuietly(storage, key);
  }
}

function removeQuietly(storage: SearchStorage, key: string): void {
  try {
    storage.removeItem(key);
  } catch {
    // Blocked: nothing was written either.
  }
}

/** A full storage refuses the new value although it is shorter; then none is better than a bad one. */
function replace(storage: SearchStorage, key: string, value: string): void {
  storage.removeItem(key);
  try {
    storage.setItem(key, value);
  } catch {
    // Gone already.
  }
}

/** The valid hits in a stored text; an empty list when it is no list at all. */
export function parseStored(text: string): StoredHit[] {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return [];
  }
  if (!Array.isArray(value)) return [];
  const hits = value.map(toStoredHit).filter((hit) => hit !== undefined);
  // A name that stands twice would give two entries the same React key.
  return [...new Map(hits.reverse().map((hit) => [hit.objectID, hit])).values()].reverse();
}

function toStoredHit(value: unknown): StoredHit | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const { objectID, url, type, hierarchy, content = null } = value as Record<string, unknown>;
  if (typeof objectID !== "string" || objectID === "") return undefined;
  if (typeof url !== "string" || !isOwnPath(url)) return undefined;
  if (!TYPES.has(type)) return undefined;
  if (content !== null && typeof content !== "string") return undefined;
  if (typeof hierarchy !== "object" || hierarchy === null || Array.isArray(hierarchy)) return undefined;
  const levels = hierarchy as Record<string, unknown>;
  const clean = {} as Hierarchy;
  for (const level of LEVELS) {
    const text = levels[level] ?? null;
    if (text !== null && typeof text !== "string") return undefined;
    clean[level] = text === null ? null : onlyHighlights(text);
  }
  // The modal shows the text of the hit's own level.
  if (type !== "content" && !clean[type as keyof Hierarchy]) return undefined;
  if (type === "content" && content === null) return undefined;
  return {
    objectID,
    url,
    type: type as string,
    hierarchy: clean,
    content: content === null ? null : onlyHighlights(content),
  };
}

/** A path on this site: neither another origin nor a scheme. */
function isOwnPath(url: string): boolean {
  return /^\/(?![/\\])/.test(url) && !/[\u0000-\u0020]/.test(url);
}
