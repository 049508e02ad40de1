import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { tools } from "../../src/tools/list";
import { readImports, readSources } from "./imports";
import { isList, isPage, isTest } from "./rooms";

const rooms = readdirSync("src/tools", { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
const sources = readSources();
const imports = readImports(sources);

/** Lists the files outside a tool's folder that import from it, apart from lists, pages and tests. */
const findUsers = (room: string, files: ReadonlyMap<string, string[]> = imports): string[] =>
  [...files]
    .filter(([file]) => !file.startsWith(`src/tools/${room}/`))
    .filter(([file]) => !isList(file) && !isPage(file) && !isTest(file))
    .filter(([, names]) => names.some((name) => name.startsWith(`src/tools/${room}/`)))
    .map(([file]) => file);

it("lists each tool with its folder, apart from the search, which has a button on each page", () => {
  const listed = new Set(tools.map(({ folder }) => folder));
  expect([...listed].sort()).toEqual(rooms.filter((room) => room !== "search"));
});

it.each(rooms)("uses %s only in lists, pages and tests", (room) => {
  expect(findUsers(room)).toEqual([]);
});

it("finds a tool that uses another", () => {
  const files = new Map([["src/tools/csv/view/a.ts", ["src/tools/batch/model/index.ts"]]]);
  expect(findUsers("batch", files)).toEqual(["src/tools/csv/view/a.ts"]);
});

it.each(rooms)("names no folder of another tool in %s", (room) => {
  const others = new RegExp(`src/tools/(?:${rooms.filter((other) => other !== room).join("|")})/`, "u");
  const naming = [...sources].filter(
    ([file, source]) => file.startsWith(`src/tools/${room}/`) && !isTest(file) && others.test(source),
  );
  expect(naming.map(([file]) => file)).toEqual([]);
});

it("gives each tool a line of its own in each list that has it", () => {
  const lists = [...imports].filter(([file]) => isList(file));
  const used = lists.flatMap(([file, names]) =>
    names.filter((name) => /^src\/tools\/[^/]+\//u.test(name)).map((name) => [file, name] as const),
  );
  expect(used.length).toBeGreaterThan(8);
  for (const [file, name] of used) {
    const room = name.split("/")[2]!;
    const lines = readFileSync(file, "utf8").split("\n");
    expect(lines.filter((line) => line.includes(`"./${room}/`))).toHaveLength(1);
    expect(lines.filter((line) => line === `  ${room},`)).toHaveLength(1);
  }
});
