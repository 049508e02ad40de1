import { expect, it } from "vitest";
import { arrange, groupHits, type Item } from "./groups";

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

/** A hit of an area, at an address. */
const at = (lvl0: string, url: string, lvl1 = url.split("#")[0]!): Item => ({ ...hit(lvl0, lvl1), url });

const arranged = (hits: Item[]) => arrange(hits).map(({ hierarchy, url }) => `${hierarchy.lvl0} ${url}`);

it("puts the best of three pages first, and the areas behind them", () => {
  expect(
    arranged([
      at("A", "/x#1"),
      at("A", "/x#2"),
      at("B", "/y"),
      at("A", "/z#1"),
      at("B", "/v"),
      at("A", "/z#2"),
    ]),
  ).toEqual(["Best matches /x#1", "Best matches /y", "Best matches /z#1", "A /x#2", "A /z#2", "B /v"]);
});

it("keeps an order once it has been made, with the names of groups as highlighted", () => {
  const marked = (url: string) => ({
    ...at("A", url),
    _highlightResult: { hierarchy: { lvl0: { value: "A" } } },
  });
  const once = arrange(["/a", "/b#1", "/b#2", "/c", "/d"].map(marked));
  expect(once.map(({ _highlightResult }) => _highlightResult.hierarchy.lvl0.value)).toEqual([
    ...["Best matches", "Best matches", "Best matches"],
    ...["A", "A"],
  ]);
  expect(arrange(once)).toEqual(once);
});

it("shows five hits of an area behind the best", () => {
  expect(arranged(Array.from({ length: 12 }, (_, page) => at("A", `/${page}`)))).toHaveLength(8);
});
