import { describe, expect, it } from "vitest";
import { readComments } from "./read";
import { beginsWithVerb, PATTERNS } from "./rules";

const listTexts = (source: string, file = "a.tsx") =>
  readComments(file, source).map(({ text }) => text.trim());

describe("readComments", () => {
  it("reads comments of lines and of blocks, and joins the lines of one", () => {
    const source =
      "// The first\n// sentence.\nconst a = 1; /* beside */\n/** Returns 1. */\nfunction f() { /* in */ }";
    expect(listTexts(source)).toEqual(["The first\nsentence.", "beside", "Returns 1.", "in"]);
  });

  it("does not take texts, patterns and words of a page for comments", () => {
    const source =
      'const a = "https://x.test", b = `// ${a} // b`, c = /\\/\\*/;\nexport const D = () => <p>https://x.test {/* real */}</p>;';
    expect(listTexts(source)).toEqual(["real"]);
  });

  it("knows the comments of functions, and the line of each", () => {
    const source = "/** Rows. */\nconst rows = 3;\n\n/** Returns rows. */\nexport const read = () => rows;\n";
    expect(readComments("a.ts", source).map(({ line, isOfFunction }) => [line, isOfFunction])).toEqual([
      [1, false],
      [4, true],
    ]);
  });

  it("reads style sheets", () => {
    expect(listTexts("/* Above */\n.a { background: url(//x) }", "a.css")).toEqual(["Above"]);
  });
});

describe("rules", () => {
  it.each([
    ["so many", "So many rows in one batch."],
    ["stands, told, anew", "What stands in the list is read anew."],
    ["behind", "The number behind the name."],
  ])("finds %s", (name, text) => {
    expect(text).toMatch(PATTERNS.find((rule) => rule.name === name)!.pattern);
  });

  it("lets a plain comment pass", () => {
    const text =
      "Maximum number of rows in one batch, because a node accepts no more. DAI stands for a token.";
    for (const { pattern } of PATTERNS) expect(text.match(pattern)).toBeNull();
  });

  it.each([
    ["Returns the rows of a list.", true],
    ["Checks whether a row is empty.", true],
    ["The rows of a list.", false],
    ["What a row contains.", false],
    ["Rows of a list.", false],
    ["Seconds until the end of a stream.", false],
  ])("knows whether %s begins with a verb", (text, isVerb) => {
    expect(beginsWithVerb({ line: 1, text, isOfFunction: true })).toBe(isVerb);
  });
});
