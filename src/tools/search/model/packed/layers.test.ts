import { describe, expect, it } from "vitest";
import { SearchEngine } from "../engine/engine";
import { sortByText, CUT, cutText, joinTexts } from "./layers";
import { mask, unmask } from "./mask";
import { getText, type PackedIndex } from "./records";

const address = "0xC12C0d80E7c9DB0DB19bF2a5F1eC4CB6a3d5C29e";

describe("mask", () => {
  it("takes addresses and selectors out of a text, and unmask puts them back", () => {
    const text = `SablierLockup ${address} since 0xcca138e5, 0x1 and 0x…`;
    const { text: masked, values } = mask(text);
    expect(values).toEqual([address, "0xcca138e5"]);
    expect(masked).not.toContain("cca138e5");
    expect(unmask(masked, values)).toBe(text);
    expect(unmask(masked)).toBe("SablierLockup 0x… since 0x…, 0x1 and 0x…");
  });
});

describe("cutText", () => {
  it.each([
    ["one two three four five six seven", 3],
    ["one two", 3],
    ["one two three four", 3],
    ["it goes on…", 9],
    ["", 3],
  ])("cuts %j after %i words, and both parts make the text again", (text, words) => {
    const { beginning, rest } = cutText(text, words);
    expect(beginning.split(" ").length).toBeLessThanOrEqual(words + 1);
    expect(joinTexts([beginning], [rest])).toEqual([text]);
  });

  it("marks what is cut", () =>
    expect(cutText("one two three four five six", 2).beginning).toBe(`one two${CUT}`));

  it("marks it without the comma before it", () =>
    expect(cutText("one, two, three, four, five", 2)).toEqual({
      beginning: `one, two${CUT}`,
      rest: ", three, four, five",
    }));
});

it("sortByText sorts values by their text", () => {
  expect(
    sortByText([
      [1, "0xaaaaaa"],
      [3, "0xbbbbbb", "0xcccccc"],
    ]),
  ).toEqual([[], ["0xaaaaaa"], [], ["0xbbbbbb", "0xcccccc"]]);
});

describe("an engine in layers", () => {
  const getIndex = (pages: Readonly<Record<string, readonly string[]>>): PackedIndex => ({
    origin: "https://docs.example",
    groups: ["Concepts"],
    pages: Object.entries(pages).map(([path, headings]) => [
      path,
      0,
      headings.map((heading, index) => [index === 0 ? 1 : 2, heading, index === 0 ? "" : 0]),
    ]),
  });
  const build = () =>
    new SearchEngine(getIndex({ "/fees": ["Fees", "Gas"], "/chains": ["Chains"] }), [
      "texts",
      "rest",
      "values",
    ]);
  const paths = (engine: SearchEngine, query: string) =>
    engine.search(query).matches.map(({ section }) => section.url.replace("https://docs.example", ""));

  it("says which layer it lacks: none for a letter, texts for words, values for addresses", () => {
    const engine = build();
    expect(engine.search("f").lacks).toBeUndefined();
    expect(engine.search("fees").lacks).toBe("texts");
    expect(engine.search("0xc12c").lacks).toBe("values");
    engine.add("texts", [[["The costs…"], 0], [["All networks"]]]);
    expect(engine.search("costs").lacks).toBe("rest");
    engine.add("rest", [[[" of withdrawing"], 0], 0]);
    expect(engine.search("costs").lacks).toBeUndefined();
  });

  it("answers while a layer is being added, as if it were still to come", async () => {
    const engine = build();
    const adding = engine.addInSteps("texts", [[["What is paid"], 0], 0]);
    expect(paths(engine, "f")).toEqual(["/fees"]);
    expect(engine.search("paid").lacks).toBe("texts");
    await adding;
    expect(engine.search("paid").lacks).not.toBe("texts");
    expect(paths(engine, "paid")).toEqual(["/fees"]);
  });

  it("finds what each layer adds, in the section it belongs to", () => {
    const engine = build();
    expect(paths(engine, "gas")).toEqual(["/fees#gas"]);
    expect(paths(engine, "paid")).toEqual([]);
    engine.add("texts", [[["What is paid…"], ["To the miners…", "x"]], 0]);
    expect(paths(engine, "miners")).toEqual(["/fees#gas"]);
    expect(paths(engine, "validators")).toEqual([]);
    engine.add("rest", [[0, [" and its validators, see 0x‥ for more"]], 0]);
    expect(paths(engine, "validators")).toEqual(["/fees#gas"]);
    engine.add("values", [[0, [[0, address]]], 0]);
    expect(paths(engine, "0xc12c0d80")).toEqual(["/fees#gas"]);
    const [match] = engine.search(address).matches;
    expect(getText(match!.section, match!.text())).toBe(
      `To the miners and its validators, see ${address} for more`,
    );
  });

  it("finds a section once whose name, text and question hold the word", () => {
    const engine = build();
    engine.add("texts", [[["Gas is paid"], ["The gas"]], 0]);
    engine.add("questions", [["who pay gas", "gas"], 0]);
    expect(paths(engine, "gas").sort()).toEqual(["/fees", "/fees#gas"]);
  });

  it("is sure of an answer that enough headings hold", () => {
    const pages = Array.from({ length: 6 }, (_, page) => [`/fees-${page}`, [`Fees ${page}`]]);
    const engine = new SearchEngine(getIndex(Object.fromEntries(pages)), ["rest"]);
    expect(engine.search("fees").lacks).toBeUndefined();
    expect(engine.search("fees absent").lacks).toBe("rest");
  });
});
