import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, it } from "vitest";
import { findLookbehinds } from "./scripts";
import { findUnsupported } from "./styles";

const folder = mkdtempSync(path.join(tmpdir(), "browserslist-"));
const file = (name: string, text: string): string => {
  writeFileSync(path.join(folder, name), text);
  return path.join(folder, name);
};

it("finds a lookbehind, and takes a named group for none", () => {
  expect(findLookbehinds(file("a.js", "x.split(/(?<=_)a/)"))).toEqual([
    expect.stringContaining("looks behind"),
  ]);
  expect(findLookbehinds(file("b.js", "x.match(/(?<year>\\d+)/)"))).toEqual([]);
});

it("finds styles that a browser of the list lacks, but for those that are known to do no harm", async () => {
  const sheet = file("a.css", "p:has(a) { color: red }");
  expect(await findUnsupported(sheet, {})).toEqual([expect.stringMatching(/:has\(\)[^]*Firefox \(115/)]);
  expect(await findUnsupported(sheet, { "css-has": "of no matter" })).toEqual([]);
});
