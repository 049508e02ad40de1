import { readdirSync } from "node:fs";
import { expect, it } from "vitest";
import { readImports, readSources } from "./imports";
import { isPlace, isTest, PLACES } from "./rooms";

const rooms = readdirSync("src/tools", { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);
const imports = readImports(readSources());

/** Lists the files outside a tool's folder that import from it, apart from tests. */
const usersOf = (room: string): string[] =>
  [...imports]
    .filter(([file]) => !file.startsWith(`src/tools/${room}/`) && !isTest(file))
    .filter(([, names]) => names.some((name) => name.startsWith(`src/tools/${room}/`)))
    .map(([file]) => file);

it("names the places of each tool", () => {
  expect(Object.keys(PLACES)).toEqual(rooms);
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
