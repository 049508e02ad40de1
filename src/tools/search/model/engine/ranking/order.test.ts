import { expect, it } from "vitest";
import { type Section } from "../../packed/records";
import { spread, withoutTail, type Ranked } from "./order";

const match = (path: string, heading: string): Ranked => ({
  section: { path, level: 2, hierarchy: { lvl0: "", lvl1: path, lvl2: heading } } as unknown as Section,
  score: 1,
  share: 1,
});
const headings = (matches: readonly Ranked[]) => matches.map(({ section }) => section.hierarchy.lvl2);

it("lets a page have two of the first three places, and one of those behind", () => {
  const found = [
    match("/fees", "fees 1"),
    match("/fees", "fees 2"),
    match("/fees", "fees 3"),
    match("/chains", "chains 1"),
    match("/chains", "chains 2"),
    match("/nft", "nft 1"),
  ];
  expect(headings(spread(found))).toEqual(["fees 1", "fees 2", "chains 1", "nft 1", "fees 3", "chains 2"]);
});

it("shows one row of a page that has one with this heading in each table", () => {
  const rows = / chain ID /;
  const found = [
    match("/deployments", "Base chain ID 8453"),
    match("/deployments", "Base chain ID 8453"),
    match("/old-deployments", "Base chain ID 8453"),
    match("/deployments", "Pitfalls"),
    match("/deployments", "Pitfalls"),
  ];
  const shown = spread(found, { rows }).map(({ section }) => section);
  expect(shown.filter(({ path }) => path === "/deployments")).toHaveLength(3);
  expect(shown.filter(({ path }) => path === "/old-deployments")).toHaveLength(1);
});

it("leaves out what scores next to nothing beside the best, but for the first five", () => {
  const scores = [10, 1, 1, 1, 1, 1, 1];
  expect(withoutTail(scores.map((score) => ({ score })))).toHaveLength(5);
  expect(withoutTail(scores.map(() => ({ score: 1 })))).toHaveLength(7);
  expect(withoutTail([])).toEqual([]);
});
