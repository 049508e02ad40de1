import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, it } from "vitest";
import { readInclusions } from ".";
import { listUnshownRegions } from "./src/inclusion";
import { extract } from "./src/regions";

const root = path.resolve(__dirname, "../..");
const samples = Object.fromEntries(
  readdirSync(path.join(root, "samples"), { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(sol|ts|tsx|graphql)$/.test(name) && !/\.test\.ts$|\.d\.ts$/.test(name))
    .map((name) => `samples/${name}`)
    .map((name) => [name, readFileSync(path.join(root, name), "utf8")]),
);

it("shows every region of every sample in some page", () => {
  expect(listUnshownRegions(samples, readInclusions(root))).toEqual([]);
});

it("finds every sample that a page names", () => {
  const missing = readInclusions(root).flatMap(({ page, line, file, region }) => {
    try {
      extract(samples[file] ?? readFileSync(path.join(root, file), "utf8"), region);
      return [];
    } catch (error) {
      return [`${page}:${line}: ${file}: ${(error as Error).message}`];
    }
  });
  expect(missing).toEqual([]);
});
