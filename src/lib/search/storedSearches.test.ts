import { describe, expect, it } from "vitest";
import { parseStored, StoredSearches } from "./storedSearches";

const hierarchy = {
  lvl0: "Concepts",
  lvl1: "Fees",
  lvl2: null,
  lvl3: null,
  lvl4: null,
  lvl5: null,
  lvl6: null,
};
const hit = { objectID: "a", url: "/concepts/fees", type: "lvl1", hierarchy, content: null };

describe("parseStored", () => {
  it("keeps a valid hit", () => expect(parseStored(JSON.stringify([hit]))).toEqual([hit]));

  it.each([
    ["no JSON", "{"],
    ["an object in place of a list", JSON.stringify({ items: [hit] })],
    ["null", "null"],
    ["a list of strings", JSON.stringify(["fees"])],
    ["no name", JSON.stringify([{ ...hit, objectID: undefined }])],
    ["no hierarchy", JSON.stringify([{ ...hit, hierarchy: undefined }])],
    ["a list as hierarchy", JSON.stringify([{ ...hit, hierarchy: [] }])],
    ["a number as heading", JSON.stringify([{ ...hit, hierarchy: { ...hierarchy, lvl1: 1 } }])],
    ["a heading that is missing", JSON.stringify([{ ...hit, type: "lvl3" }])],
    ["an unknown type", JSON.stringify([{ ...hit, type: "askAI" }])],
    ["a script as address", JSON.stringify([{ ...hit, url: "javascript:alert(1)" }])],
    ["another origin", JSON.stringify([{ ...hit, url: "https://evil.example/fees" }])],
    ["another origin in disguise", JSON.stringify([{ ...hit, url: "//evil.example" }])],
    ["an address with a line break", JSON.stringify([{ ...hit, url: "/\n/evil.example" }])],
    ["an object as content", JSON.stringify([{ ...hit, content: {} }])],
  ])("drops what has %s", (_, text) => expect(parseStored(text)).toEqual([]));

  it("turns markup in texts into text", () => {
    const [clean] = parseStored(
      JSON.stringify([{ ...hit, hierarchy: { ...hierarchy, lvl1: "<img src=x onerror=alert(1)>" } }]),
    );
    expect(clean?.hierarchy.lvl1).toBe("&lt;img src=x onerror=alert(1)&gt;");
  });

  it("keeps the first of two entries with one name", () => {
    const stored = parseStored(JSON.stringify([hit, { ...hit, url: "/other" }]));
    expect(stored.map(({ url }) => url)).toEqual(["/concepts/fees"]);
  });
});

describe("StoredSearches", () => {
  const recentKey = "__DOCSEARCH_RECENT_SEARCHES__docs";
  const favouriteKey = "__DOCSEARCH_FAVORITE_SEARCHES__docs";
  const many = Array.from({ length: 30 }, (_, index) => ({
    ...hit,
    objectID: String(index),
    url: `/${index}`,
  }));
  const text = {
    objectID: "text",
    url: "/concepts/fees#gas",
    type: "content",
    hierarchy: { ...hierarchy, lvl2: "Gas" },
    content: "Gas is paid to the network.",
  };

  /** Searches in a storage that holds these lists, and what it holds. */
  function searchesIn(lists: Record<string, object[]> = {}) {
    const entries = new Map(Object.entries(lists).map(([key, list]) => [key, JSON.stringify(list)]));
    const storage = {
      getItem: (key: string) => entries.get(key) ?? null,
      setItem: (key: string, value: string) => void entries.set(key, value),
    };
    const stored = (key: string) => JSON.parse(entries.get(key) ?? "null") as unknown;
    return { searches: new StoredSearches(() => storage, "docs"), stored };
  }

  it("leave out what is no hit", () => {
    const { searches } = searchesIn({ [recentKey]: [hit, { broken: true }], [favouriteKey]: [{}] });
    expect(searches.recent).toEqual([hit]);
    expect(searches.favourites).toEqual([]);
  });

  it("are seven, or four next to favourites, of which there are ten", () => {
    expect(searchesIn({ [recentKey]: many }).searches.recent).toHaveLength(7);
    const { searches } = searchesIn({ [recentKey]: many, [favouriteKey]: many });
    expect(searches.recent).toHaveLength(4);
    expect(searches.favourites).toHaveLength(10);
  });

  it("store each place once, the newest first, without marks, and no more than are shown", () => {
    const { searches, stored } = searchesIn({ [recentKey]: many });
    searches.add(hit);
    searches.add({ ...many[1]!, _snippetResult: {} } as typeof hit);
    expect(stored(recentKey)).toEqual([many[1], hit, many[0], ...many.slice(2, 6)]);
  });

  it("store a text under its deepest heading, in a form that stays", () => {
    const { searches, stored } = searchesIn();
    searches.add(text);
    expect(stored(recentKey)).toEqual([{ ...text, type: "lvl2", content: null }]);
    expect(searches.recent).toEqual(stored(recentKey));
  });

  it("become favourites, stay that when they are opened, and can be removed", () => {
    const { searches, stored } = searchesIn({ [recentKey]: [hit, many[0]!] });
    searches.promote(hit);
    searches.add(hit);
    expect([stored(recentKey), stored(favouriteKey)]).toEqual([[many[0]], [hit]]);
    searches.remove(hit);
    searches.remove(many[0]!);
    expect([stored(recentKey), stored(favouriteKey)]).toEqual([[], []]);
  });

  it("say nothing about a storage that is blocked or full", () => {
    const refuse = (): never => {
      throw new DOMException("no", "SecurityError");
    };
    const full = { getItem: () => JSON.stringify([hit]), setItem: refuse };
    for (const storage of [refuse, () => full]) {
      const searches = new StoredSearches(storage, "docs");
      searches.add(text);
      searches.promote(hit);
      searches.remove(hit);
    }
    expect(new StoredSearches(refuse, "docs").recent).toEqual([]);
  });
});
