import { expect, it } from "vitest";
import { type ExtractedPage } from "../../../plugins/search/src/extract";
import { generatePages } from "./generatedPages";

const own: ExtractedPage[] = [
  {
    path: "/concepts/fees",
    group: "Concepts",
    tag: "docs-default-current",
    language: "en",
    sections: [
      [1, "Fees", "", "What a stream costs to create and to withdraw from."],
      [2, "Gas", "gas", "Paid to validators.", "What a stream costs depends on its segments."],
    ],
  },
];

const shape = ({ sections }: ExtractedPage) =>
  sections.map(([level, , , ...texts]) => [level, ...texts.map((text) => text.split(" ").length)]);

it("generates pages in the shape of the site's own, in its words and with names of their own", () => {
  const pages = generatePages(own, 40);
  expect(new Set(pages.map(({ path }) => path)).size).toBe(40);
  const known = new Set(own[0]!.sections.flatMap(([, , , ...texts]) => texts.join(" ").split(" ")));
  for (const page of pages) {
    expect(shape(page)).toEqual(shape(own[0]!));
    const [[, title], [, , anchor]] = page.sections as [(typeof page.sections)[0], (typeof page.sections)[0]];
    expect(title).toMatch(/^Fees name\w+$/);
    expect(anchor).toMatch(/^gas(?:-name\w+)?$/);
    const said = page.sections.flatMap(([, , , ...texts]) => texts.join(" ").split(" "));
    expect(said.filter((word) => !known.has(word))).toEqual([]);
  }
  const texts = pages.map(({ sections }) => sections[0]![3]);
  expect(new Set(texts).size, "texts are not the same on each page").toBeGreaterThan(3);
  expect(generatePages(own, 40), "the same at each run").toEqual(pages);
});
