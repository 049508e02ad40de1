import { load } from "cheerio";
import { describe, expect, it } from "vitest";
import { firstScreen, Scales, SCREENFUL, withSteadyNames } from "./weight";

const page = (build: string, main: string) =>
  `<style>@font-face{src:url(/f.${main}.woff2)}</style><p>deadbeef</p>` +
  `<script src="/a.${build}.js"></script><script src="/main.${main}.js"></script><script src="/b.${build}.js"></script>`;

describe("the weight of a page", () => {
  it("does not depend on the hashes in the names of its files", () => {
    const limits = { firstPaint: 0, document: 0, styles: 0, scripts: 0, total: 0 };
    const weigh = (html: string) => new Scales(() => Buffer.from("x")).page(load(html), html, limits);
    const usual = weigh(page("544d70bd", "3b71bf24"));
    expect(weigh(page("00000000", "00000001"))).toEqual(usual);
    expect(weigh(page("12345678", "9abcdef0"))).toEqual(usual);
  });

  it("counts a sheet from elsewhere by its copy, and one that is disabled not at all", () => {
    const limits = { firstPaint: 0, document: 0, styles: 0, scripts: 0, total: 0 };
    const link = (attribute: string) =>
      `<link rel="stylesheet" ${attribute} href="https://cdn.test/a.css" data-fallback="/a.css">`;
    const sheets = (html: string) => {
      const { total, document } = new Scales(() => Buffer.from("x")).page(load(html), html, limits);
      return total - document;
    };
    expect(sheets(link(""))).toBeGreaterThan(0);
    expect(sheets(link("disabled"))).toBe(0);
  });

  it("keeps files apart that have names apart, and leaves text alone", () => {
    const steady = withSteadyNames(page("544d70bd", "3b71bf24"));
    const [first, second, third, fourth] = [...steady.matchAll(/\.([\da-f]{8})\./g)].map(([, hash]) => hash);
    expect(third).toBe(first);
    expect(fourth).toBe(second);
    expect(second).not.toBe(first);
    expect(steady).toContain("<p>deadbeef</p>");
  });
});

describe("the first screen of a page", () => {
  const head = `<head><style>${"p{top:0}".repeat(SCREENFUL)}</style></head><nav>Menu</nav>`;
  const part = `<p title="${"-".repeat(SCREENFUL)}">${"a".repeat(SCREENFUL / 2 - 1)}</p>`;

  it("ends where the page has more text than a screen shows", () => {
    const html = `${head}<main>${part}<br>${part}<p>ab</p><p>next</p></main>`;
    expect(firstScreen(html)).toBe(html.slice(0, html.indexOf("</p><p>next")));
  });

  it.each([
    ["a script", ["<script>", "</script>"]],
    ["a closed box", ["<details><summary>a</summary><p>", "</p></details>"]],
    ["a hidden tab", ["<div hidden><p>", "</p></div>"]],
  ])("goes on after %s", (_, [open, close]) => {
    const html = `${head}<main>${part}${open}${"x".repeat(SCREENFUL)}${close}${part}<p>ab</p><p>next</p></main>`;
    expect(firstScreen(html)).toBe(html.slice(0, html.indexOf("</p><p>next")));
  });

  it("counts what stands in an open box", () => {
    const html = `${head}<main><details open><p>${"x".repeat(SCREENFUL)}</p></details><p>next</p></main>`;
    expect(firstScreen(html)).toBe(html.slice(0, html.indexOf("</p></details>")));
  });

  it("is the whole of a short page", () => {
    const html = `${head}<main>${part}</main><footer>${"f".repeat(SCREENFUL)}</footer>`;
    expect(firstScreen(html)).toBe(html);
  });
});
