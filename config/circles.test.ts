import path from "node:path";
import { readFileSync } from "node:fs";
import ts from "typescript";
import { expect, it } from "vitest";
import { filesBelow } from "../src/node/files/list";

// Every import counts, those of types included, which the linter's rule on circles leaves out. There is no exception.

const FOLDERS = ["data", "src", "config", "plugins", "samples", "checks", "scripts", "tests"];

/** Returns the file of the project that an import names; nothing for a package, a style sheet or data of a build. */
function resolve(file: string, name: string, files: ReadonlyMap<string, unknown>): string | undefined {
  if (!/^(?:@site\/|\.)/u.test(name)) return undefined;
  const target = name.startsWith("@site/")
    ? name.slice("@site/".length)
    : path.posix.join(path.posix.dirname(file), name);
  return ["", ".ts", ".tsx", "/index.ts", "/index.tsx"]
    .map((ending) => target + ending)
    .find((each) => files.has(each));
}

/** Returns the files that are in circles, or between two circles: the rest is taken away from both ends. */
function findCircles(sources: ReadonlyMap<string, string>): string[] {
  const imports = new Map(
    [...sources].map(([file, source]) => [
      file,
      ts
        .preProcessFile(source, true, true)
        .importedFiles.flatMap(({ fileName }) => resolve(file, fileName, sources) ?? []),
    ]),
  );
  for (let size = Infinity; imports.size < size;) {
    size = imports.size;
    const used = new Set([...imports.values()].flat());
    for (const [file, names] of imports)
      if (!used.has(file) || !names.some((name) => imports.has(name))) imports.delete(file);
  }
  return [...imports.keys()].sort();
}

it("has no circle of imports, those of types and those on demand included", () => {
  const files = FOLDERS.flatMap((folder) => filesBelow(folder).map((file) => `${folder}/${file}`));
  const code = files.filter((file) => /\.tsx?$/u.test(file) && !file.includes("node_modules/"));
  expect(code.length).toBeGreaterThan(1000);
  expect(findCircles(new Map(code.map((file) => [file, readFileSync(file, "utf8")])))).toEqual([]);
});

it("finds a circle of types, and none where files import one way", () => {
  const circle = [
    ["src/a.ts", 'import type { B } from "./b";\nexport type A = B;'],
    ["src/b.ts", 'import { type A } from "@site/src/a";\nexport type B = A | 1;'],
  ] as const;
  const start = ["src/start.tsx", 'import { a } from "./a";\nvoid import("./b");'] as const;
  expect(findCircles(new Map([...circle, start]))).toEqual(["src/a.ts", "src/b.ts"]);
  expect(findCircles(new Map([circle[0], start, ["src/b.ts", "export type B = 1;"]]))).toEqual([]);
});
