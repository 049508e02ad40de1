import { describe, expect, it } from "vitest";
import { findFaults, filterHost, resolve, listSources, type RedirectTable } from ".";

const table: RedirectTable = {
  exact: { "/old": "/new/start", "/a/special": "/elsewhere" },
  prefixes: { "/a": "/new", "/a/deep": "/deeper" },
};

describe("redirects", () => {
  it("prefers an exact entry to a prefix, and the longer prefix to the shorter", () => {
    expect(resolve(table, "/old/")).toBe("/new/start");
    expect(resolve(table, "/a/special")).toBe("/elsewhere");
    expect(resolve(table, "/a/deep/x")).toBe("/deeper/x");
    expect(resolve(table, "/a/x")).toBe("/new/x");
    expect(resolve(table, "/another")).toBeUndefined();
  });

  it("lists every old address of a page, without those that lead elsewhere", () => {
    expect(listSources(table, "/new/start")).toEqual(["/old", "/a/start"]);
    expect(listSources(table, "/new/special")).toEqual([]);
    expect(listSources(table, "/deeper/x")).toEqual(["/a/deep/x"]);
  });

  it("writes exact entries before prefixes, long prefixes first", () => {
    expect(filterHost(table).map((rule) => rule.source)).toEqual([
      "/old",
      "/a/special",
      "/a/deep/:path+",
      "/a/:path+",
    ]);
  });

  it("names chains, missing targets and sources that are pages", () => {
    const broken: RedirectTable = {
      exact: { "/one": "/two", "/two": "/page", "/gone": "/nowhere", "/page": "/other" },
      prefixes: { "/p": "/empty" },
    };
    expect(findFaults(broken, new Set(["/page", "/other"]))).toEqual([
      { message: "/one leads to /two, which is itself redirected.", remedy: "Name the final page." },
      { message: "/gone leads to /nowhere, which does not exist.", remedy: "Name an existing page." },
      { message: "/page is a page and cannot be redirected.", remedy: "Remove the entry or the page." },
      { message: "/p/* leads to /empty/*, where there is no page.", remedy: "Name an existing folder." },
    ]);
    expect(findFaults({ exact: { "/x": "/page" }, prefixes: {} }, new Set(["/page"]))).toEqual([]);
  });

  it("names a prefix that covers a page, although it leads to others", () => {
    const covering: RedirectTable = { exact: {}, prefixes: { "/guides": "/new" } };
    expect(findFaults(covering, new Set(["/guides", "/guides/b", "/new/a"]))).toEqual([
      {
        message: "/guides/* is redirected, but /guides/b is a page and could not be opened.",
        remedy: "Narrow the prefix, or move the page.",
      },
    ]);
    expect(findFaults(covering, new Set(["/guides", "/guidesbook/b", "/new/a"]))).toEqual([]);
  });
});
