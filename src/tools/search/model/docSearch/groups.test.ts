import { expect, it } from "vitest";
import { arrange } from "./groups";

/** Returns a hit of an area, at an address. */
const at = (area: string, url: string, title = url.split("#")[0]!) => ({ url, area, headings: [title] });

const arranged = (hits: ReturnType<typeof at>[]) =>
  arrange(hits).map(({ hit, group }) => `${group} ${hit.url}`);

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

it("shows five hits of an area behind the best", () => {
  expect(arranged(Array.from({ length: 12 }, (_, page) => at("A", `/${page}`)))).toHaveLength(8);
});

it("puts a page before its sections in the group of an area, whatever is marked", () => {
  const best = ["/x", "/y", "/z"].map((url) => at("A", url));
  const hits = [...best, at("B", "/v#2", "<mark>/v</mark>"), at("B", "/w#1"), at("B", "/v"), at("B", "/v#1")];
  expect(arranged(hits).slice(3)).toEqual(["B /v", "B /v#2", "B /v#1", "B /w#1"]);
});

it("puts two hits with one heading first, and the others after those that say something else", () => {
  const send = (page: string, area = "A") => ({
    url: `/${page}#send`,
    area,
    headings: [page, "Send a <mark>query</mark>"],
  });
  expect(arranged([send("a"), send("b"), send("c"), at("A", "/d"), at("A", "/e"), send("f", "B")])).toEqual([
    "Best matches /a#send",
    "Best matches /b#send",
    "Best matches /d",
    "A /e",
    "A /c#send",
    "B /f#send",
  ]);
});
