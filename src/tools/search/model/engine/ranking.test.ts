import { describe, expect, it } from "vitest";
import { listSections, type PackedSection, type Section } from "../packed/records";
import { parseQuery } from "./query/query";
import { findBestText } from "./ranking";
import { readTerms } from "./query/tokens";

const sectionsAt = (path: string, ...sections: PackedSection[]): Section[] =>
  listSections({
    origin: "https://docs.example",
    groups: ["APIs"],
    pages: [[path, 0, [[1, "Queries", ""], ...sections]]],
  }).slice(1);

describe("the text of a section that is shown", () => {
  const shown = (query: string, ...texts: string[]) => {
    const [section] = sectionsAt("/p", [2, "Streams", 0, ...texts]);
    return findBestText(section!, parseQuery(query).words, readTerms("Streams"), new Set());
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
