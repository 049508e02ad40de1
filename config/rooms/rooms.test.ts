import { readdirSync } from "node:fs";
import { expect, it } from "vitest";
import { tools } from "../../src/tools/list";
import { readImports, readSources } from "./imports";
import { isPage, isPlace, isTest, PLACES } from "./rooms";

const rooms = readdirSync("src/tools", { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
const imports = readImports(readSources());

/** Lists the files outside a tool's folder that import from it, apart from pages and tests. */
const usersOf = (room: string): string[] =>
  [...imports]
    .filter(([file]) => !file.startsWith(`src/tools/${room}/`) && !isPage(file) && !isTest(file))
    .filter(([, names]) => names.some((name) => name.startsWith(`src/tools/${room}/`)))
    .map(([file]) => file);

it("names the places of each tool", () => {
  expect(Object.keys(PLACES)).toEqual(rooms);
});

it("lists each tool with its folder, apart from the search, which has a button on each page", () => {
  const listed = new Set(tools.map(({ folder }) => folder));
  expect([...listed].sort()).toEqual(rooms.filter((room) => room !== "search"));
});

it("uses the search only through its entries", () => {
  const isEntry = (file: string) =>
    /^src\/tools\/search\/(?:(?:model|worker|build)\/)?index\.ts$/u.test(file);
  const inside = [...imports]
    .filter(([file]) => !file.startsWith("src/tools/search/") && !isTest(file))
    .flatMap(([file, names]) =>
      names
        .filter((name) => name.startsWith("src/tools/search/") && !isEntry(name))
        .map((name) => `${file}: ${name}`),
    );
  expect(inside).toEqual([]);
});

it.each(rooms)("deleting %s touches only the places that are named", (room) => {
  const users = usersOf(room);
  const places = PLACES[room]!;
  expect(users.filter((file) => !isPlace(file, places))).toEqual([]);
  expect(places.filter((named) => !users.some((file) => isPlace(file, [named])))).toEqual([]);
});

it("finds a place that is not named", () => {
  expect(usersOf("search").filter((file) => !isPlace(file, PLACES.search!.slice(1)))).toEqual([
    "plugins/index.ts",
  ]);
});
