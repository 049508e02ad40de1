import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Cache } from "./cache";

let folder: string;
const compute = vi.fn((text: string) => ({ text: text.toUpperCase(), bytes: Buffer.from(text) }));

beforeEach(async () => {
  compute.mockClear();
  folder = await mkdtemp(path.join(tmpdir(), "cache-"));
  await writeFile(path.join(folder, "code.ts"), "1");
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Returns a build that asks for these keys. */
async function build(...keys: string[]): Promise<string[]> {
  const cache = new Cache<ReturnType<typeof compute>>("results", [path.join(folder, "code.ts")], folder);
  const results: string[] = [];
  for (const key of keys) {
    const { text, bytes } = await cache.getOrCompute(key, () => compute(key));
    expect(Buffer.from(bytes).toString()).toBe(key);
    results.push(text);
  }
  await cache.prune();
  return results;
}

it("computes nothing twice", async () => {
  expect(await build("a", "b")).toEqual(["A", "B"]);
  expect(await build("b", "a")).toEqual(["B", "A"]);
  expect(compute).toHaveBeenCalledTimes(2);
});

it("computes what is new, and removes what nobody asks for", async () => {
  await build("a", "b");
  expect(await build("a", "c")).toEqual(["A", "C"]);
  expect(compute).toHaveBeenCalledTimes(3);
  await build("b");
  expect(compute).toHaveBeenCalledTimes(4);
});

it("leaves what another build is writing", async () => {
  await build("a");
  const unfinished = path.join(folder, "results", "abc.part");
  await writeFile(unfinished, "x");
  await build("a");
  expect(await readdir(path.dirname(unfinished))).toContain("abc.part");
});

it("computes everything anew by other code", async () => {
  await build("a");
  await writeFile(path.join(folder, "code.ts"), "2");
  await build("a");
  expect(compute).toHaveBeenCalledTimes(2);
});

it("does without a file that was cut off", async () => {
  await build("a");
  const [name = ""] = await readdir(path.join(folder, "results"));
  await writeFile(path.join(folder, "results", name), "x");
  expect(await build("a")).toEqual(["A"]);
  expect(compute).toHaveBeenCalledTimes(2);
});

it("computes once what is asked for twice at the same time, and again what failed", async () => {
  const cache = new Cache<string>("results", [], folder);
  const slow = vi.fn(async () => "done");
  expect(await Promise.all([cache.getOrCompute("a", slow), cache.getOrCompute("a", slow)])).toEqual([
    "done",
    "done",
  ]);
  expect(slow).toHaveBeenCalledTimes(1);
  await expect(cache.getOrCompute("b", () => Promise.reject(new Error("no")))).rejects.toThrow("no");
  expect(await cache.getOrCompute("b", () => "yes")).toBe("yes");
});
