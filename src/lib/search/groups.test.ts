import { expect, it } from "vitest";
import { groupHits, type Item } from "./groups";

const hit = (lvl0: string, lvl1: string, type = "lvl2"): Item => ({
  objectID: "a",
  url: "/",
  type,
  hierarchy: { lvl0, lvl1, lvl2: "Heading", lvl3: null, lvl4: null, lvl5: null, lvl6: null },
  content: null,
});

/** Group, page, and how the hit stands below it. */
const shown = (hits: Item[]) =>
  groupHits(hits).map((group) =>
    group.map(({ hierarchy, branch }) => [hierarchy.lvl0, hierarchy.lvl1, branch].filter(Boolean).join(" ")),
  );

it("groups hits by section and page, in the order of the best", () => {
  expect(shown([hit("B", "x"), hit("A", "y"), hit("B", "z"), hit("B", "x")])).toEqual([
    ["B x", "B x", "B z"],
    ["A y"],
  ]);
});

it("marks hits below the one of their page, and the last of them", () => {
  expect(shown([hit("A", "x", "lvl1"), hit("A", "x"), hit("A", "x", "content"), hit("A", "y")])).toEqual([
    ["A x", "A x continues", "A x ends", "A y"],
  ]);
  expect(shown([hit("A", "x"), hit("A", "x", "lvl1")])).toEqual([["A x ends", "A x"]]);
});

it("shows five hits of a group", () => {
  expect(shown(Array.from({ length: 8 }, (_, index) => hit("A", String(index))))).toEqual([
    ["A 0", "A 1", "A 2", "A 3", "A 4"],
  ]);
});
