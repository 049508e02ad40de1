import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { remembering } from "./drawnPages";

let folder = "";
const draw = vi.fn(async ({ pathname }: { pathname: string }) => ({ html: `<p>${pathname}</p>` }));
const load = vi.fn(async () => draw);

beforeEach(async () => {
  vi.clearAllMocks();
  folder = await mkdtemp(path.join(os.tmpdir(), "drawn-pages-"));
});
afterEach(() => rm(folder, { recursive: true }));

it("draws a page once, and loads nothing where there is none to draw", async () => {
  const first = remembering(folder, "bundle", load);
  expect(await first({ pathname: "/a" })).toEqual({ html: "<p>/a</p>" });
  expect(await first({ pathname: "/b" })).toEqual({ html: "<p>/b</p>" });
  expect(draw).toHaveBeenCalledTimes(2);
  load.mockClear();
  expect(await remembering(folder, "bundle", load)({ pathname: "/a" })).toEqual({ html: "<p>/a</p>" });
  expect(load).not.toHaveBeenCalled();
});

it("draws all pages anew by another bundle, and keeps no others", async () => {
  await remembering(folder, "old", load)({ pathname: "/a" });
  await remembering(folder, "new", load)({ pathname: "/a" });
  expect(draw).toHaveBeenCalledTimes(2);
  expect(await readdir(folder)).toEqual(["new"]);
});

it("draws a page again whose file was cut off", async () => {
  await remembering(folder, "bundle", load)({ pathname: "/a" });
  const [name = ""] = await readdir(path.join(folder, "bundle"));
  const file = path.join(folder, "bundle", name);
  await writeFile(file, (await readFile(file, "utf8")).slice(0, 8));
  expect(await remembering(folder, "bundle", load)({ pathname: "/a" })).toEqual({ html: "<p>/a</p>" });
});

it("draws where nothing can be kept", async () => {
  const file = path.join(folder, "file");
  await writeFile(file, "");
  expect(await remembering(file, "bundle", load)({ pathname: "/a" })).toEqual({ html: "<p>/a</p>" });
});
