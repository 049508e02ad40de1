import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { writeAtomically } from "./atomicWrite";

let folder: string;
beforeEach(async () => void (folder = await mkdtemp(path.join(tmpdir(), "atomic-write-"))));
afterEach(() => rm(folder, { recursive: true, force: true }));

it("makes the folder, replaces what was there, and leaves nothing else behind", async () => {
  const file = path.join(folder, "cache/cards/one.txt");
  await writeAtomically(file, "before");
  await writeAtomically(file, Buffer.from("after"));
  expect(await readFile(file, "utf8")).toBe("after");
  expect(await readdir(path.dirname(file))).toEqual(["one.txt"]);
});

it("leaves what was there where it cannot write", async () => {
  const file = path.join(folder, "one.txt");
  await writeAtomically(file, "before");
  await expect(writeAtomically(path.join(file, "below"), "after")).rejects.toThrow(/ENOTDIR|EEXIST/);
  expect(await readFile(file, "utf8")).toBe("before");
});
