import fs from "node:fs";
import os from "node:os";
import path from "node:path";

import { afterEach, beforeEach, expect, it } from "vitest";

import { GeneratedFiles } from "../src/generatedFiles";

let siteDir: string;

beforeEach(() => {
  siteDir = fs.mkdtempSync(path.join(os.tmpdir(), "reference-"));
});

afterEach(() => {
  fs.rmSync(siteDir, { recursive: true });
});

const write = (file: string, content: string) => {
  fs.mkdirSync(path.dirname(path.join(siteDir, file)), { recursive: true });
  fs.writeFileSync(path.join(siteDir, file), content);
};

it("answers for the same key while its files are untouched", () => {
  const cache = new GeneratedFiles(siteDir, ["docs"]);
  expect(cache.read("a")).toBeUndefined();
  cache.write("a", { "docs/one.mdx": "1" }, "report");
  expect(cache.read("a")).toBe("report");
  expect(cache.read("b")).toBeUndefined();
});

it("notices files that changed, vanished or do not belong", () => {
  const cache = new GeneratedFiles(siteDir, ["docs"]);
  cache.write("a", { "docs/one.mdx": "1", "docs/two/three.mdx": "3" }, "report");
  write("docs/one.mdx", "edited");
  expect(cache.read("a")).toBeUndefined();
  write("docs/one.mdx", "1");
  expect(cache.read("a")).toBe("report");
  write("docs/stray.mdx", "");
  expect(cache.read("a")).toBeUndefined();
  fs.rmSync(path.join(siteDir, "docs/stray.mdx"));
  fs.rmSync(path.join(siteDir, "docs/two/three.mdx"));
  expect(cache.read("a")).toBeUndefined();
});

it("removes what is no longer generated and leaves equal files alone", () => {
  const cache = new GeneratedFiles(siteDir, ["docs"]);
  cache.write("a", { "docs/one.mdx": "1", "docs/two.mdx": "2" }, "");
  const before = fs.statSync(path.join(siteDir, "docs/one.mdx")).mtimeMs;
  cache.write("b", { "docs/one.mdx": "1" }, "");
  expect(fs.existsSync(path.join(siteDir, "docs/two.mdx"))).toBe(false);
  expect(fs.statSync(path.join(siteDir, "docs/one.mdx")).mtimeMs).toBe(before);
});
