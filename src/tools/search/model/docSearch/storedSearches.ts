import { keepHighlights } from "../highlight";
import { LEVELS, type Hierarchy } from "../packed/records";
import { type Row } from "./rows";

/** The part of the browser's storage that is used here. */
export type SearchStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/** A hit as DocSearch stores it: without highlight and snippet. */
export type StoredHit = Pick<Row, "objectID" | "url" | "type" | "hierarchy" | "content">;

/**
 * Rewrites the searches that DocSearch has stored in the browser so that only valid ones remain, and none of their texts
 * can become markup. The modal reads them without any check, and an entry that was edited or has an old format stops it,
 * so this runs each time before it opens.
 */
export function cleanStoredSearches(storage: SearchStorage, indexName: string): void {
  for (const kind of ["RECENT", "FAVORITE"]) {
    const key = `__DOCSEARCH_${kind}_SEARCHES__${indexName}`;
    const before = storage.getItem(key);
    if (before === null) continue;
    const after = JSON.stringify(parseStored(before));
    if (after === before) continue;
    // A full storage refuses the new value although it is shorter; then none is better than a bad one.
    storage.removeItem(key);
    quietly(() => storage.setItem(key, after));
  }
}

/** More than all stored searches take, in UTF-16 units. */
const ROOM = 20_000;

/** Checks whether the storage takes what the modal may want to write into it: with a full one, a press on a hit would do nothing. */
export function hasRoom(storage: SearchStorage): boolean {
  const key = "search-room";
  const isTaken = quietly(() => storage.setItem(key, " ".repeat(ROOM)));
  quietly(() => storage.removeItem(key));
  return isTaken;
}

function quietly(act: () => void): boolean {
  try {
    act();
    return true;
  } catch {
    return false;
  }
}

/** Returns the valid hits in a stored text, each place once; an empty list when it is no list at all. */
export function parseStored(text: string): StoredHit[] {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return [];
  }
  if (!Array.isArray(value)) return [];
  const hits = value.map(toStoredHit).filter((hit) => hit !== undefined);
  const names = new Set<string>();
  return hits.filter(({ objectID, url }) => {
    // A name that is twice would give two rows the same React key.
    const isNew = !names.has(objectID) && !names.has(url);
    names.add(objectID).add(url);
    return isNew;
  });
}

function toStoredHit(value: unknown): StoredHit | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const { objectID, url, type, hierarchy, content = null } = value as Record<string, unknown>;
  if (typeof objectID !== "string" || objectID === "") return undefined;
  // A path on this site: neither another origin nor a scheme.
  if (typeof url !== "string" || !/^\/(?![/\\])[^\u0000-\u0020]*$/.test(url)) return undefined;
  if (content !== null && typeof content !== "string") return undefined;
  if (typeof hierarchy !== "object" || hierarchy === null || Array.isArray(hierarchy)) return undefined;
  const clean = { ...hierarchy } as Hierarchy;
  for (const level of LEVELS) {
    const text = clean[level] ?? null;
    if (text !== null && typeof text !== "string") return undefined;
    if (text !== null) clean[level] = keepHighlights(text);
  }
  // The modal shows the text of the hit's own level.
  if (!(LEVELS as readonly unknown[]).includes(type) || !clean[type as keyof Hierarchy]) return undefined;
  const text = content === null ? null : keepHighlights(content);
  return { ...(value as StoredHit), hierarchy: clean, content: text };
}
