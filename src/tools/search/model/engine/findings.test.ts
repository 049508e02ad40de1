import { describe, expect, it } from "vitest";
import { mostOf, type Found } from "./findings";

/** A word that these sections hold, each equally well. */
const word = (...ids: number[]): Found =>
  new Map(ids.map((id) => [id, { score: 1, terms: [`of ${id}`], named: false }]));
const SECTIONS = 100;
const scores = (...found: Found[]) =>
  [...mostOf(found, SECTIONS, () => true)].sort((a, b) => b[1].score - a[1].score).map(([id]) => id);
const many = Array.from({ length: 60 }, (_, id) => id + 40);

describe("mostOf", () => {
  it("puts what holds every word before what holds one", () => {
    expect(scores(word(1, 2), word(2, 3))[0]).toBe(2);
    expect(scores(word(1, 2), word(2, 3)).sort()).toEqual([1, 2, 3]);
  });

  it("counts a rare word for more than a common one, and leaves out what holds common ones only", () => {
    const common = Array.from({ length: 800 }, (_, id) => id + 40);
    const rare = Array.from({ length: 40 }, (_, id) => id);
    const found = mostOf([word(...rare), word(...common)], 1000, () => true);
    expect([...found.keys()]).toEqual(rare);
    expect(found.get(1)!.share).toBeGreaterThan(0.6);
  });

  it("counts a word for as much as it is said to tell", () => {
    const found = mostOf([word(1), word(2)], SECTIONS, () => true, [3, 1]);
    expect([found.get(1)!.share, found.get(2)!.share]).toEqual([0.75, 0.25]);
  });

  it("keeps also what holds little where few hold more, so that the first places are filled", () => {
    const found = mostOf([word(1), word(...many)], SECTIONS, () => true);
    expect(found.size).toBe(61);
    expect(found.get(1)!.share).toBeGreaterThan(found.get(40)!.share!);
  });

  it("takes what there is where nothing holds much", () => {
    expect(scores(word(...many), word(), word(), word())).toEqual(many);
  });

  it("keeps out what the filter refuses, and finds nothing where no word is held", () => {
    expect([...mostOf([word(1, 2), word(2)], SECTIONS, (id) => id !== 2).keys()]).toEqual([1]);
    expect(mostOf([word(), word()], SECTIONS, () => true).size).toBe(0);
  });
});
