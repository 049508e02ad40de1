import { describe, expect, it } from "vitest";
import { sectionsOf, type PackedSection, type Section } from "../../packed/records";
import { parseQuery } from "../query/query";
import { spread } from "./order";
import { bestText } from "./ranking";
import { compileRules } from "../rules";
import { termsOf } from "../query/tokens";

const sectionsAt = (path: string, ...sections: PackedSection[]): Section[] =>
  sectionsOf({
    origin: "https://docs.example",
    language: "en",
    groups: ["APIs"],
    tags: ["default"],
    pages: [[path, 0, 0, [[1, "Queries", ""], ...sections]]],
  }).slice(1);

/** Pages that say the same of two vendors, and of a contract and its interface. */
const rules = compileRules({
  twins: [
    ["/(?:envio|the-graph)/", "/vendor/"],
    ["/interfaces/interface\\.I", "/contract."],
  ],
});

describe("the order of matches", () => {
  const order = (...sections: Section[]) =>
    spread(
      sections.map((section) => ({ section, score: 1, share: 1 })),
      rules,
    ).map(({ section }) => section.url.replace("https://docs.example", ""));
  const at = (path: string, heading: string) => sectionsAt(path, [2, heading, 0])[0]!;

  it("lets others have their turn between the pages of two vendors that say the same", () => {
    const found = order(
      at("/api/envio/queries", "Withdrawals"),
      at("/api/the-graph/queries", "Withdrawals"),
      ...["/a", "/b", "/c", "/d", "/e"].map((path) => at(path, "Withdraw")),
    );
    expect(found).toEqual([
      "/api/envio/queries#withdrawals",
      "/a#withdraw",
      "/b#withdraw",
      "/c#withdraw",
      "/api/the-graph/queries#withdrawals",
      "/d#withdraw",
      "/e#withdraw",
    ]);
  });

  it("loses none, also where nothing else is found", () =>
    expect(order(at("/x/contract.Flow", "pause"), at("/x/interfaces/interface.IFlow", "pause"))).toEqual([
      "/x/contract.Flow#pause",
      "/x/interfaces/interface.IFlow#pause",
    ]));

  it("puts a third section of a page behind other pages", () =>
    expect(order(...["One", "Two", "Three"].map((heading) => at("/p", heading)), at("/q", "Four"))).toEqual([
      "/p#one",
      "/p#two",
      "/q#four",
      "/p#three",
    ]));
});

describe("the text of a section that is shown", () => {
  const shown = (query: string, ...texts: string[]) => {
    const [section] = sectionsAt("/p", [2, "Streams", 0, ...texts]);
    return bestText(section!, parseQuery(query).words, termsOf("Streams"), new Set());
  };

  it("is a sentence rather than a row of a table that says as much", () => {
    expect(shown("stream cliff", "cliffTime · 1801440000", "Nothing unlocks before the cliff.")).toBe(1);
    expect(shown("stream cliff", "cliff · the date of the first unlock")).toBe(0);
  });

  it("is a row that says more, and the heading where a row says one of several words", () => {
    expect(shown("cliff date fee", "The fee is low.", "cliff · date of the first unlock")).toBe(1);
    expect(shown("cliff date", "date · uint40")).toBe(-1);
  });
});
