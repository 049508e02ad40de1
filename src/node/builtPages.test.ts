import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { readBuiltPage, composeRoute } from "./builtPages";

it.each([
  ["index.html", "/"],
  ["concepts/fees.html", "/concepts/fees"],
  ["guides/index.html", "/guides"],
  ["guides/reindex.html", "/guides/reindex"],
  ["a/contract.Sablier.html", "/a/contract.Sablier"],
])("%s is %s", (file, route) => expect(composeRoute(file.split("/").join(path.sep))).toBe(route));

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), "pages-"));
  mkdirSync(path.join(folder, "guides"));
  for (const file of ["index.html", "404.html", "fees.html", "guides/index.html"])
    writeFileSync(path.join(folder, file), "");
});
afterAll(() => rmSync(folder, { recursive: true }));

it.each([
  ["/", "/", "index.html"],
  ["/404.html", "/", "404.html"],
  ["/fees", "/", "fees.html"],
  ["/guides", "/", "guides/index.html"],
  ["/docs/", "/docs/", "index.html"],
  ["/docs/fees", "/docs/", "fees.html"],
])("the page of %s below %s is %s", (route, baseUrl, file) =>
  expect(readBuiltPage(folder, route, baseUrl)).toBe(path.join(folder, file)),
);

it("names a route without a page", () =>
  expect(() => readBuiltPage(folder, "/gone", "/")).toThrow(/no page for \/gone.*gone\.html/));
