import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { extractCriticalCss, type PartialSheet } from "./criticalCss";
import { Sheet } from "./sheet/sheet";

const FONT = "/assets/fonts/figtree-1.woff2";
const FACE = `@font-face{font-family:"Figtree";src:url(${FONT})}`;
const folder = () => path.join(outDir, "assets/css");
let outDir = "";

beforeEach(() => {
  outDir = mkdtempSync(path.join(os.tmpdir(), "critical-css-"));
  mkdirSync(folder(), { recursive: true });
  writeFileSync(path.join(folder(), "styles.1a.css"), `${FACE}p{top:0;font-family:Figtree}i{top:1px}`);
});
afterEach(() => rmSync(outDir, { recursive: true }));

const rewrite = (html: string, partial: readonly PartialSheet[] = []) =>
  extractCriticalCss(outDir, { classes: [] }, partial).rewrite(html, "index.html");

const page = (body = "<p>$&</p>", sheet = "/assets/css/styles.1a.css") =>
  `<html lang=en><head><link rel=stylesheet href=https://elsewhere.example/a.css>` +
  `<link rel=stylesheet href=${sheet} data-critical-css></head>${body}`;

it("puts a page's own rules in the place of the marker, and the full style sheet, not fetched yet, behind them", () => {
  const html = rewrite(page());
  const name = readdirSync(folder()).find((file) => file !== "styles.1a.css")!;
  expect(name).toMatch(/^styles\.[\da-f]{8}\.css$/);
  expect(readFileSync(path.join(folder(), name), "utf8"), "without fonts").toBe(
    "p{top:0;font-family:Figtree}i{top:1px}",
  );
  expect(html).toBe(
    `<html lang=en><head><link rel=stylesheet href=https://elsewhere.example/a.css>` +
      `<link rel="preload" as="font" type="font/woff2" crossorigin href="${FONT}">` +
      `<style>${FACE}p{top:0;font-family:Figtree}</style>` +
      `<link rel="stylesheet" href="/assets/css/${name}" media="not all" data-full-sheet disabled>` +
      `<noscript><link rel="stylesheet" href="/assets/css/${name}"></noscript></head><p>$&</p>`,
  );
});

it("keeps the sheet that pages ask for until all are rewritten", () => {
  const step = extractCriticalCss(outDir, { classes: [] }, []);
  expect(readdirSync(folder())).toHaveLength(2);
  step.removeReplacedSheets();
  expect(readdirSync(folder())).not.toContain("styles.1a.css");
});

it("puts rules for what only some pages hold before the site's own", () => {
  const sum = { className: "sum", sheet: Sheet.parse(".sum{left:0}.none{left:1px}") };
  expect(rewrite(page('<p class="sum">'), [sum])).toContain("<style>.sum{left:0}@font-face");
});

it("leaves them out of other pages", () => {
  const sum = { className: "sum", sheet: Sheet.parse(".sum{left:0}") };
  expect(rewrite(page(), [sum])).not.toContain("sum");
});

it.each([
  [
    "no marker",
    "<html><head><link rel=stylesheet href=/assets/css/styles.1a.css></head>",
    /index\.html.*none/,
  ],
  ["two markers", page().repeat(2), /index\.html.*styles\.1a\.css, /],
  ["a style sheet that is missing", page("", "/assets/css/lost.css"), /index\.html.*lost\.css/],
])("names a page with %s", (_, html, message) => {
  expect(() => rewrite(html)).toThrow(message);
});

it("names a style sheet without the text font", () => {
  writeFileSync(path.join(folder(), "styles.1a.css"), "p{top:0}");
  expect(() => rewrite(page())).toThrow(/styles\.1a\.css names no Figtree font/);
});
