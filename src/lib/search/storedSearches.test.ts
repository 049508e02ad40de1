import { describe, expect, it } from "vitest";
import {
  cleanStoredSearches,
  keepTextHit,
  parseStored,
  storedKeys,
  type SearchStorage,
} from "./storedSearches";

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

function storageOf(entries: Record<string, string>): SearchStorage & { entries: Record<string, string> } {
  return {
    entries,
    getItem: (key) => entries[key] ?? null,
    setItem: (key, value) => void (entries[key] = value),
    removeItem: (key) => void delete entries[key],
  };
}

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

describe("cleanStoredSearches", () => {
  const { recent, favorite } = storedKeys("docs");

  it("keeps what is valid and drops the rest of each list", () => {
    const storage = storageOf({
      [recent.key]: JSON.stringify([hit, { broken: true }]),
      [favorite.key]: "not JSON",
      other: "untouched",
    });
    cleanStoredSearches(storage, "docs");
    expect(storage.entries).toEqual({ [recent.key]: JSON.stringify([hit]), other: "untouched" });
  });

  it("keeps no more than the modal shows", () => {
    const many = Array.from({ length: 30 }, (_, index) => ({ ...hit, objectID: String(index) }));
    const storage = storageOf({ [recent.key]: JSON.stringify(many), [favorite.key]: JSON.stringify(many) });
    cleanStoredSearches(storage, "docs");
    expect(JSON.parse(storage.entries[recent.key]!)).toHaveLength(7);
    expect(JSON.parse(storage.entries[favorite.key]!)).toHaveLength(10);
  });

  it("says nothing about a storage that is blocked or full", () => {
    const blocked = (): never => {
      throw new DOMException("no", "SecurityError");
    };
    cleanStoredSearches({ getItem: blocked, setItem: blocked, removeItem: blocked }, "docs");
    const full = storageOf({ [recent.key]: JSON.stringify([hit, {}]) });
    cleanStoredSearches({ ...full, setItem: blocked }, "docs");
    expect(full.entries).toEqual({});
  });
});

describe("keepTextHit", () => {
  const { recent, favorite } = storedKeys("docs");
  const text = {
    objectID: "text",
    url: "/concepts/fees#gas",
    type: "content",
    hierarchy: { ...hierarchy, lvl2: "Gas" },
    content: "Gas is paid to the network.",
  };
  const favourite = { ...text, type: "lvl2", content: null };

  it("puts it first, under its deepest heading, in a form that stays", () => {
    const storage = storageOf({ [recent.key]: JSON.stringify([hit]) });
    keepTextHit(storage, "docs", text);
    cleanStoredSearches(storage, "docs");
    expect(JSON.parse(storage.entries[recent.key]!)).toEqual([favourite, hit]);
  });

  it("keeps each place once, and no more than the modal shows", () => {
    const many = Array.from({ length: 7 }, (_, index) => ({
      ...hit,
      objectID: String(index),
      url: `/${index}`,
    }));
    const storage = storageOf({ [recent.key]: JSON.stringify(many) });
    keepTextHit(storage, "docs", text);
    keepTextHit(storage, "docs", { ...text, objectID: "another text there" });
    const stored = JSON.parse(storage.entries[recent.key]!) as { url: string }[];
    expect(stored.map(({ url }) => url)).toEqual([text.url, ...many.slice(0, 6).map(({ url }) => url)]);
  });

  it("leaves out what is a favourite, and says nothing about a storage that is full", () => {
    const storage = storageOf({ [favorite.key]: JSON.stringify([favourite]) });
    keepTextHit(storage, "docs", text);
    expect(storage.entries).not.toHaveProperty(recent.key);
    const setItem = (): never => {
      throw new DOMException("full", "QuotaExceededError");
    };
    expect(() => keepTextHit({ ...storageOf({}), setItem }, "docs", text)).not.toThrow();
  });
});
