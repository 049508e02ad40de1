import type * as FileSystem from "node:fs";
import { renameSync } from "node:fs";
import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { writeAtomically, writeAtomicallySync } from "./atomicWrite";

vi.mock(import("node:fs"), async (importOriginal) => {
  const fs = await importOriginal();
  return { ...fs, renameSync: vi.fn(fs.renameSync) };
});

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

it("lets two threads of one process write the same file at once", async () => {
  const file = path.join(folder, "one.txt");
  const { renameSync: rename } = await vi.importActual<typeof FileSystem>("node:fs");
  vi.mocked(renameSync).mockImplementationOnce((from, to) => {
    writeAtomicallySync(file, "of the second thread");
    rename(from, to);
  });
  writeAtomicallySync(file, "of the first");
  expect(await readFile(file, "utf8")).toBe("of the first");
  expect(await readdir(folder)).toEqual(["one.txt"]);
});
