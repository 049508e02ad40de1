// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { keepWritable } from "./storage";

describe("DocSearch's storage", () => {
  const write = vi.spyOn(Storage.prototype, "setItem");
  let takeBack: () => void;

  const set = (key: string, value: string) => Storage.prototype.setItem.call(localStorage, key, value);

  beforeEach(() => {
    write.mockReset();
    takeBack = keepWritable();
  });
  afterEach(() => takeBack());

  it("is tried once where it can be written to", () => {
    for (let letter = 0; letter < 3; letter++) set("__TEST_KEY__", "");
    set("__DOCSEARCH_RECENT_SEARCHES__", "[]");
    expect(write.mock.calls).toEqual([
      ["__TEST_KEY__", ""],
      ["__DOCSEARCH_RECENT_SEARCHES__", "[]"],
    ]);
  });

  it("is tried again where it cannot, and then loses a search in silence", () => {
    write.mockImplementation(() => {
      throw new Error("full");
    });
    for (let letter = 0; letter < 2; letter++) {
      expect(() => set("__TEST_KEY__", "")).toThrow("full");
    }
    expect(() => set("__DOCSEARCH_RECENT_SEARCHES__", "[]")).not.toThrow();
    expect(() => set("theme", "dark")).toThrow("full");
  });
});
