import { describe, expect, it } from "vitest";
import { hostRules, pathMatcher } from "./hostRules";

describe("pathMatcher", () => {
  it("takes dots literally and ignores a trailing slash", () => {
    const match = pathMatcher("/reference/contract.SablierLockup");
    expect(match("/reference/contract.SablierLockup")).toEqual({});
    expect(match("/reference/contract.SablierLockup/")).toEqual({});
    expect(match("/reference/contractXSablierLockup")).toBeUndefined();
  });

  it("leaves out what a group looks ahead for", () => {
    const match = pathMatcher("/((?!(?:live|typed)$).*)");
    expect(match("/live")).toBeUndefined();
    expect(match("/typed")).toBeUndefined();
    expect(match("/live/more")).toEqual({ "1": "live/more" });
    expect(match("/")).toEqual({ "1": "" });
  });

  it("fills one segment, several segments and unnamed groups", () => {
    expect(pathMatcher("/a/:name")("/a/b")).toEqual({ name: "b" });
    expect(pathMatcher("/a/:name")("/a/b/c")).toBeUndefined();
    expect(pathMatcher("/a/:path*")("/a/b/c")).toEqual({ path: "b/c" });
    expect(pathMatcher("/a/:path*")("/a")).toEqual({ path: "" });
    expect(pathMatcher("/assets/(.*)")("/assets/js/main.js")).toEqual({ "1": "js/main.js" });
    expect(pathMatcher("/:page(one|two)")("/two")).toEqual({ page: "two" });
  });
});

describe("hostRules", () => {
  const rules = hostRules({
    redirects: [
      { source: "/csv", destination: "/apps/guides/csv-support", permanent: true },
      { source: "/old/:path*", destination: "/new/:path*", permanent: false },
    ],
    headers: [
      { source: "/(.*)", headers: [{ key: "x-all", value: "1" }] },
      { source: "/assets/(.*)", headers: [{ key: "x-all", value: "2" }] },
    ],
  });

  it("answers the first matching redirect", () => {
    expect(rules.redirect("/csv")).toEqual({ destination: "/apps/guides/csv-support", status: 308 });
    expect(rules.redirect("/old/a/b.c")).toEqual({ destination: "/new/a/b.c", status: 307 });
    expect(rules.redirect("/csv-support")).toBeUndefined();
  });

  it("lets the later header win", () => {
    expect(rules.headers("/page").get("x-all")).toBe("1");
    expect(rules.headers("/assets/a.js").get("x-all")).toBe("2");
  });
});
