import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { splitHeadAndMain, isContent } from "./content";
import { readText } from "./page";

const fixture = (name: string) => readFileSync(path.join(__dirname, "fixtures", name), "utf8");
const site = { origin: "https://site.test", routes: ["/fees", "/concepts/glossary"] };

it("says what the page says, without controls and navigation", () => {
  const page = readText(splitHeadAndMain(fixture("page.html")), "/fees", site);
  expect(page).toMatchObject({
    path: "/fees.md",
    title: "Fees",
    description: "What it costs, and when.",
    isListed: true,
  });
  expect(page.markdown).toBe(fixture("page.md"));
});

it("leaves out addresses that carry a file", () => {
  const open = (href: string) => `<main><h1>A</h1><p><a href="${href}">Open</a> it.</p></main>`;
  expect(readText(open("https://ide.test/"), "/a", site).markdown).toContain("[Open](https://ide.test/) it.");
  const { markdown } = readText(open("data:text/plain,QUJD"), "/a", site);
  expect(markdown).toContain("\nOpen it.");
});

it("leaves pages that are not for search engines out of lists", () => {
  const html =
    '<html><head><meta name="robots" content="noindex, nofollow"></head><main><h1>Draft</h1></main>';
  expect(readText(html, "/draft", site).isListed).toBe(false);
});

it("refuses a page without a main part", () => {
  expect(() => readText("<html><head></head><body></body>", "/empty", site)).toThrow(/\/empty: .*<main>/);
});

it.each([
  ['<!doctype html><html lang=en class="docs-wrapper docs-doc-page">', true],
  ['<!doctype html><html class="plugin-pages plugin-id-default">', true],
  ['<!doctype html><html class="search-page-wrapper plugin-search-algolia">', false],
  ['<!DOCTYPE html><html><meta http-equiv="refresh">', false],
])("%s is content: %s", (html, expected) => expect(isContent(html)).toBe(expected));

it("parts the quotations in a cell of a table from what stands before them", () => {
  const html =
    "<html><head></head><body><main><h1>Statuses</h1><table><thead><tr><th>When<tbody>" +
    "<tr><td>Test the answer.<q>Uploaded.</q><q>Refused.</q></table></main></body></html>";
  expect(readText(html, "/statuses", site).markdown).toContain(
    "| Test the answer.<br>Uploaded.<br>Refused. |",
  );
});

it("notes where rows and terms are whose ids a link may name", () => {
  const html =
    "<main><h1>Chains</h1><table><tbody><tr id=base><td>Base<td>8453</table><h2 id=all>All <a class=hash-link href=#all>#</a></h2>" +
    "<dl><dt id=gas>Gas<dd>A fee.</dl><p id=_R_1>No</p><svg><title id=t>No</title></svg></main>";
  const { anchors, markdown } = readText(html, "/chains", site);
  expect(anchors).toEqual({ base: ["", "Base"], gas: ["all", "Gas"] });
  expect(markdown).toContain("\n## All\n");
});
