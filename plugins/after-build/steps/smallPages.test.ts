import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { runSteps, type BuiltSite } from "..";
import { smallPages } from "./smallPages";

let outDir = "";
const file = (name: string) => path.join(outDir, name);
const run = () =>
  runSteps([smallPages(file("cache"))], {
    outDir,
    routesPaths: [],
    plugins: [],
  } as unknown as BuiltSite);
const drawn = (text: string) =>
  `<!DOCTYPE html>\n<html lang="en">\n<head><title>One</title></head>\n<body>\n<p>${text}<!-- --> two</p>\n</body>\n</html>`;

beforeEach(async () => {
  outDir = await mkdtemp(path.join(os.tmpdir(), "small-pages-"));
});
afterEach(() => rm(outDir, { recursive: true }));

it("makes what Docusaurus has drawn small, and leaves what React looks for", async () => {
  await writeFile(file("one.html"), drawn("one"));
  await run();
  expect(await readFile(file("one.html"), "utf8")).toBe(
    "<!doctype html><html lang=en><head><title>One</title></head><body><p>one<!-- --> two</body>",
  );
});

it("leaves alone what is small, and what another hand wrote", async () => {
  const stub = "<!doctype html>\n<p>Moved</p>";
  await writeFile(file("stub.html"), stub);
  await run();
  expect(await readFile(file("stub.html"), "utf8")).toBe(stub);
});

it("takes what the last build has made small", async () => {
  await writeFile(file("one.html"), drawn("one"));
  await run();
  const [name = ""] = await readdir(file("cache/small-pages"));
  const kept = file(`cache/small-pages/${name}`);
  await writeFile(kept, (await readFile(kept, "utf8")).replace("one<!--", "remembered<!--"));
  await writeFile(file("one.html"), drawn("one"));
  await writeFile(file("two.html"), drawn("other"));
  await run();
  expect(await readFile(file("one.html"), "utf8")).toContain("<p>remembered");
  expect(await readFile(file("two.html"), "utf8")).toContain("<p>other");
});

it("names a page whose HTML a parser has to mend", async () => {
  await writeFile(file("one.html"), drawn("<i>one").replace("<title>One</title>", "<title>One</title><p>"));
  await expect(run()).rejects.toThrow(/one\.html is not valid HTML/);
});
