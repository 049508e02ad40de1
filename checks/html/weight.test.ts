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

/** Builds a site with one document, whose own chunk has the given number of bytes after compression. */
function siteWithChunkOf(bytes: number): Site {
  const dir = path.join(root, `site-${bytes}`);
  mkdirSync(path.join(dir, "assets/js"), { recursive: true });
  mkdirSync(path.join(dir, "concepts"));
  writeFileSync(path.join(dir, "assets/js/main.js"), "run()");
  writeFileSync(path.join(dir, "assets/js/own.js"), randomBytes(bytes));
  writeFileSync(path.join(dir, "page-scripts.json"), '{"/":[],"/concepts/fees":["/assets/js/own.js"]}');
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

it("rejects a page that imports a component of 400 kB", () => {
  const found = [...weight.site!(siteWithChunkOf(400_000))];
  expect(found.map(({ message }) => message)).toEqual([
    expect.stringMatching(/^Its scripts cost 400\d{3} bytes/),
  ]);
});

it("accepts the same page with a component of 1 kB", () => {
  expect([...weight.site!(siteWithChunkOf(1_000))]).toEqual([]);
});
