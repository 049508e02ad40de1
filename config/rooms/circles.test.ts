import { expect, it } from "vitest";
import { readImports, readSources } from "./imports";

// Every import counts, those of types included, which the linter's rule on circles leaves out. There is no exception.

/** Returns the files that are in circles, or between two circles: the rest is taken away from both ends. */
function findCircles(sources: ReadonlyMap<string, string>): string[] {
  const imports = readImports(sources);
  for (let size = Infinity; imports.size < size;) {
    size = imports.size;
    const used = new Set([...imports.values()].flat());
    for (const [file, names] of imports)
      if (!used.has(file) || !names.some((name) => imports.has(name))) imports.delete(file);
  }
  return [...imports.keys()].sort();
}

it("has no circle of imports, those of types and those on demand included", () => {
  const sources = readSources();
  expect(sources.size).toBeGreaterThan(1000);
  expect(findCircles(sources)).toEqual([]);
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
