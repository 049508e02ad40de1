import { mkdtemp, readFile, rm, stat, utimes, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { runSteps, type BuiltSite, type Step } from "./";

let outDir = "";
const site = () => ({ outDir, routesPaths: [], plugins: [] }) as unknown as BuiltSite;
const index = () => path.join(outDir, "index.html");
const append = (letter: string): Step => ({ name: letter, pages: () => (html) => html + letter });

beforeEach(async () => {
  outDir = await mkdtemp(path.join(os.tmpdir(), "after-build-"));
  await writeFile(index(), "0");
});
afterEach(() => rm(outDir, { recursive: true }));

it("runs steps in their order: what changes pages is done before the next step reads them", async () => {
  const seen: string[] = [];
  const read: Step = { name: "read", run: async () => void seen.push(await readFile(index(), "utf8")) };
  await runSteps([append("a"), append("b"), read, append("c"), read, append("d")], site());
  expect(seen).toEqual(["0ab", "0abc"]);
  expect(await readFile(index(), "utf8")).toBe("0abcd");
});

it("waits for changes that take their time, and tells their steps when all files are changed", async () => {
  const seen: string[] = [];
  const slow: Step = {
    name: "slow",
    pages: () => async (html) => Promise.resolve(`${html}s`),
    done: async () => void seen.push(await readFile(index(), "utf8")),
  };
  await runSteps([append("a"), slow, append("b")], site());
  expect(seen).toEqual(["0asb"]);
});

it("leaves a file alone that comes out as it was", async () => {
  await utimes(index(), 1, 1);
  await runSteps([{ name: "nothing", pages: () => (html) => html }], site());
  expect((await stat(index())).mtimeMs).toBe(1000);
});
