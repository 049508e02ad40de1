import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { findDifferences, report } from "./compare";

let folder: string;
let builds: [string, string];

/** Two builds of the same files, one of them below another folder. */
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "reproducible-"));
  builds = [path.join(folder, "first"), path.join(folder, "second")];
  for (const build of builds) {
    await mkdir(path.join(build, "concepts"), { recursive: true });
    await writeFile(path.join(build, "index.html"), "<p>built</p>");
    await writeFile(path.join(build, "concepts/fees.html"), `<p>${"fees ".repeat(20)}</p>`);
  }
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe("findDifferences", () => {
  it("finds none between builds that hold the same", async () => {
    expect(await findDifferences(...builds)).toEqual([]);
  });

  it("names a file that differs, and shows where", async () => {
    await writeFile(path.join(builds[1], "concepts/fees.html"), `<p>${"fees ".repeat(19)}FEES </p>`);
    const [difference, ...others] = await findDifferences(...builds);
    expect(others).toEqual([]);
    expect(difference).toMatchObject({ file: "concepts/fees.html", kind: "differs" });
    expect(difference?.excerpts?.[0]).toMatch(/fees fees <\/p>$/);
    expect(difference?.excerpts?.[1]).toMatch(/fees FEES <\/p>$/);
  });

  it("names files that only one build has", async () => {
    await writeFile(path.join(builds[0], "main.1111.js"), "1");
    await writeFile(path.join(builds[1], "main.2222.js"), "1");
    expect(await findDifferences(...builds)).toEqual([
      { file: "main.1111.js", kind: "only in the first" },
      { file: "main.2222.js", kind: "only in the second" },
    ]);
  });

  it("tells a file that goes on from one that ends", async () => {
    await writeFile(path.join(builds[1], "index.html"), "<p>built</p>\n");
    expect(await findDifferences(...builds)).toEqual([
      { file: "index.html", kind: "differs", excerpts: ["<p>built</p>", "<p>built</p>\n"] },
    ]);
  });
});

describe("report", () => {
  it("shows the first and counts the others", () => {
    const found = [
      { file: "a", kind: "differs", excerpts: ["1", "2"] },
      { file: "b", kind: "only in the first" },
      { file: "c", kind: "only in the first" },
    ] as const;
    expect(report(found, 2)).toBe('a differs\n    "1"\n    "2"\nb is only in the first\n... and 1 more');
  });
});
