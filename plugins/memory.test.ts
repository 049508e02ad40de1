import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { Memory, readOnce } from "./memory";

let folder: string;
const make = vi.fn((text: string) => text.toUpperCase());

beforeEach(async () => {
  make.mockClear();
  folder = await mkdtemp(path.join(tmpdir(), "memory-"));
  await writeFile(path.join(folder, "maker.ts"), "1");
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** A build that asks for these texts. */
async function build(...texts: string[]): Promise<string[]> {
  const memory = new Memory<string>("results", [path.join(folder, "maker.ts")], folder);
  const results: string[] = [];
  for (const text of texts) results.push(await memory.of(text, () => make(text)));
  await memory.tidy();
  return results;
}

describe("Memory", () => {
  it("makes nothing twice", async () => {
    expect(await build("a", "b")).toEqual(["A", "B"]);
    expect(await build("b", "a")).toEqual(["B", "A"]);
    expect(make).toHaveBeenCalledTimes(2);
  });

  it("makes what is new, and forgets what nobody asks for", async () => {
    await build("a", "b");
    expect(await build("a", "c")).toEqual(["A", "C"]);
    expect(make).toHaveBeenCalledTimes(3);
    await build("b");
    expect(make).toHaveBeenCalledTimes(4);
  });

  it("makes everything anew by other code", async () => {
    await build("a");
    await writeFile(path.join(folder, "maker.ts"), "2");
    await build("a");
    expect(make).toHaveBeenCalledTimes(2);
  });

  it("does without a file that was cut off", async () => {
    await build("a");
    const [name = ""] = await readdir(path.join(folder, "results"));
    await writeFile(path.join(folder, "results", name), '"');
    expect(await build("a")).toEqual(["A"]);
    expect(make).toHaveBeenCalledTimes(2);
  });
});

describe("readOnce", () => {
  const name = "memory-test";
  const kept = path.resolve(".cache/remembered", name);
  const read = (given: string, code = "plugins/stream-plots") =>
    readOnce(name, code, given, async () => make(given));
  afterEach(() => rm(kept, { recursive: true, force: true }));

  it("reads again when what it depends on is another, and keeps one result", async () => {
    expect([await read("a"), await read("a")]).toEqual(["A", "A"]);
    expect(make).toHaveBeenCalledTimes(1);
    expect([await read("b"), await read("b", "plugins/memory.ts")]).toEqual(["B", "B"]);
    expect(make).toHaveBeenCalledTimes(3);
    expect(await readdir(kept)).toHaveLength(1);
  });
});
