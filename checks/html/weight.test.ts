import { randomBytes } from "node:crypto";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, expect, it } from "vitest";
import { budgets } from "../../config/build/budgets";
import { Site } from "../support/site";
import { weight } from "./weight";

const root = mkdtempSync(path.join(tmpdir(), "weight-"));
afterAll(() => rmSync(root, { recursive: true }));

/** Builds a site with one document, whose own chunks have the given number of bytes after compression. */
function createSiteWithChunks(bytes: number, chunks = 1): Site {
  const dir = path.join(root, `site-${bytes}-${chunks}`);
  const own = Array.from({ length: chunks }, (_, index) => `/assets/js/own${index}.js`);
  mkdirSync(path.join(dir, "assets/js"), { recursive: true });
  mkdirSync(path.join(dir, "concepts"));
  writeFileSync(path.join(dir, "assets/js/main.js"), "run()");
  for (const file of own) writeFileSync(path.join(dir, file), randomBytes(bytes));
  writeFileSync(path.join(dir, "page-scripts.json"), JSON.stringify({ "/": [], "/concepts/fees": own }));
  const html =
    '<!doctype html><html lang="en"><title>P</title><script src="/assets/js/main.js"></script><h1>P</h1>';
  writeFileSync(path.join(dir, "index.html"), html);
  writeFileSync(path.join(dir, "concepts/fees.html"), html);
  return new Site(root, dir, {
    origin: "https://site.test",
    redirects: { exact: {}, prefixes: {} },
    pages: [],
    addresses: [],
    changes: {},
    budgets,
  });
}

const listMessages = (site: Site) => [...weight.site!(site)].map(({ message }) => message);

it("rejects a page that imports a component of 400 kB, by the limit of all pages and the budget of its kind", () => {
  expect(listMessages(createSiteWithChunks(400_000))).toEqual([
    expect.stringMatching(/^Its scripts and styles cost 400\d{3} bytes; 245000 is the limit/),
    expect.stringMatching(/^Its scripts cost 400\d{3} bytes/),
  ]);
});

it("rejects a page that makes 15 requests for its scripts and styles", () => {
  expect(listMessages(createSiteWithChunks(100, 14))).toEqual([
    expect.stringMatching(/^It makes 15 requests for scripts and styles; 14 is the limit/),
  ]);
});

it("accepts a page with a component of 1 kB, and one that makes 14 requests", () => {
  expect(listMessages(createSiteWithChunks(1_000))).toEqual([]);
  expect(listMessages(createSiteWithChunks(100, 13))).toEqual([]);
});
