import { onlyHighlights } from "./highlight";
import { LEVELS, type Hierarchy } from "./packed/records";
import { type Hit } from "./protocol";

/** The part of the browser's storage that is used here. */
export type SearchStorage = Pick<Storage, "getItem" | "setItem">;

/** A hit as the search modal stores it: without highlight and snippet. */
export type StoredHit = Pick<Hit, "objectID" | "url" | "type" | "hierarchy" | "content">;

const TYPES = new Set<unknown>([...LEVELS, "content"]);

/** How many recent searches the modal shows: alone, and next to favourites; and how many favourites. */
const RECENT = 7;
const RECENT_NEXT_TO_FAVOURITES = 4;
const FAVOURITES = 10;

/**
 * The searches that a reader has stored, under the keys and in the format of DocSearch 3. They are read anew each time,
 * since another tab may have changed them, and without trust: what was edited or has an old format is left out, and no
 * text of them can become markup. Where the storage is blocked or full, nothing is stored.
 */
export class StoredSearches {
  readonly #storage: () => SearchStorage;
  readonly #recent: string;
  readonly #favourite: string;

  /** @param storage may throw, as `window.localStorage` does where it is blocked. */
  constructor(storage: () => SearchStorage, indexName: string) {
    this.#storage = storage;
    this.#recent = `__DOCSEARCH_RECENT_SEARCHES__${indexName}`;
    this.#favourite = `__DOCSEARCH_FAVORITE_SEARCHES__${indexName}`;
  }

  get recent(): StoredHit[] {
    return this.#read(this.#recent).slice(0, this.favourites.length > 0 ? RECENT_NEXT_TO_FAVOURITES : RECENT);
  }

  get favourites(): StoredHit[] {
    return this.#read(this.#favourite).slice(0, FAVOURITES);
  }

  /** Stores a hit that was opened, a text under the deepest heading above it. A favourite stays what it is. */
  add({ objectID, url, type, hierarchy, content }: StoredHit): void {
    const heading = LEVELS.findLast((level) => hierarchy[level]);
    if (!heading || this.favourites.some((other) => other.url === url)) return;
    const hit =
      type === "content"
        ? { objectID, url, type: heading, hierarchy, content: null }
        : { objectID, url, type, hierarchy, content };
    const others = this.#read(this.#recent).filter((other) => other.url !== url);
    this.#write(this.#recent, [hit, ...others].slice(0, RECENT));
  }

  /** Makes a favourite of a recent search. */
  promote(hit: StoredHit): void {
    this.remove(hit);
    const { objectID, url, type, hierarchy, content } = hit;
    const hits = [{ objectID, url, type, hierarchy, content }, ...this.favourites];
    this.#write(this.#favourite, hits.slice(0, FAVOURITES));
  }

  remove({ objectID }: StoredHit): void {
    for (const key of [this.#recent, this.#favourite]) {
      const before = this.#read(key);
      const after = before.filter((other) => other.objectID !== objectID);
      if (after.length < before.length) this.#write(key, after);
    }
  }

  #read(key: string): StoredHit[] {
    try {
      return parseStored(this.#storage().getItem(key) ?? "[]");
    } catch {
      return [];
    }
  }

  #write(key: string, hits: readonly StoredHit[]): void {
    try {
      this.#storage().setItem(key, JSON.stringify(hits));
    } catch {
      // Blocked or full: the change is lost.
    }
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
