import { describe, expect, it } from "vitest";
import { compileHostRules } from "./hostRules";

describe("hostRules", () => {
  const rules = compileHostRules({
    redirects: [
      { source: "/csv", destination: "/apps/guides/csv-support", permanent: true },
      { source: "/old/:path*", destination: "/new/:path*", permanent: false },
    ],
    headers: [
      { source: "/(.*)", headers: [{ key: "x-all", value: "1" }] },
      { source: "/assets/(.*)", headers: [{ key: "x-all", value: "2" }] },
      { source: "/((?!(?:live|typed)$).*)", headers: [{ key: "x-live", value: "no" }] },
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

  it("leaves out what a group looks ahead for", () => {
    const told = ["/live", "/typed", "/live/more", "/"].map((path) => rules.headers(path).get("x-live"));
    expect(told).toEqual([undefined, undefined, "no", "no"]);
  });

  it("refuses what the host would refuse", () => {
    expect(() => compileHostRules({ redirects: [{ source: "/a(", destination: "/b" }] })).toThrow(
      /vercel\.json/,
    );
  });
});
