import path from "node:path";
import { expect, it } from "vitest";
import { routeOf } from "./builtPages";

it.each([
  ["index.html", "/"],
  ["concepts/fees.html", "/concepts/fees"],
  ["guides/index.html", "/guides"],
  ["guides/reindex.html", "/guides/reindex"],
  ["a/contract.Sablier.html", "/a/contract.Sablier"],
])("%s is %s", (file, route) => expect(routeOf(file.split("/").join(path.sep))).toBe(route));
