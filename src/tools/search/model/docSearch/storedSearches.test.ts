import { describe, expect, it } from "vitest";
import { cleanStoredSearches, hasRoom, parseStored } from "./storedSearches";

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
    ["a text without its heading", JSON.stringify([{ ...hit, type: "content", content: "Fees" }])],
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

  it("keeps the first of two entries with one name or one place", () => {
    const stored = parseStored(JSON.stringify([hit, { ...hit, url: "/other" }, { ...hit, objectID: "b" }]));
    expect(stored).toEqual([hit]);
  });
});

/** Makes a storage with room for a number of characters. */
function createStorage(entries: Record<string, string>, room = Infinity) {
  const held = new Map(Object.entries(entries));
  const storage = {
    getItem: (key: string) => held.get(key) ?? null,
    setItem(key: string, value: string) {
      if (value.length > room) throw new DOMException("full", "QuotaExceededError");
      held.set(key, value);
    },
    removeItem: (key: string) => void held.delete(key),
  };
  return { held, storage };
}

describe("cleanStoredSearches", () => {
  const recent = "__DOCSEARCH_RECENT_SEARCHES__docs";
  const favourite = "__DOCSEARCH_FAVORITE_SEARCHES__docs";

  it("leaves what DocSearch 3.9 has written as it is", () => {
    const written = JSON.stringify([{ ...hit, __docsearch_parent: null, __autocomplete_id: 0 }]);
    const { held, storage } = createStorage({ [recent]: written });
    cleanStoredSearches(storage, "docs");
    expect([...held]).toEqual([[recent, written]]);
  });

  it("drops what is no hit from both lists, and the list where there is no room to write it", () => {
    const dirty = { [recent]: JSON.stringify([hit, {}]), [favourite]: "{" };
    const { held, storage } = createStorage(dirty);
    cleanStoredSearches(storage, "docs");
    expect(Object.fromEntries(held)).toEqual({ [recent]: JSON.stringify([hit]), [favourite]: "[]" });
    const full = createStorage(dirty, 0);
    cleanStoredSearches(full.storage, "docs");
    expect([...full.held]).toEqual([]);
  });
});

it("hasRoom asks the storage, and leaves nothing in it", () => {
  const { held, storage } = createStorage({});
  expect(hasRoom(storage)).toBe(true);
  expect(hasRoom(createStorage({}, 10).storage)).toBe(false);
  expect(held.size).toBe(0);
});
