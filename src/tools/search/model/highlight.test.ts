import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { escapeHtml, highlight, keepHighlights, cutSnippet, type Marks } from "./highlight";
import { readTerms } from "./engine/query/tokens";

const marks = (...typed: string[]): Marks => ({ matched: new Set(typed), typed });

describe("highlight", () => {
  it("marks words and escapes everything else", () => {
    expect(highlight("<b>Fees & more</b>", marks("fee"))).toBe(
      "&lt;b&gt;<mark>Fees</mark> &amp; more&lt;/b&gt;",
    );
  });

  it("marks only the beginning that was typed", () => {
    expect(highlight("cancelable", { matched: new Set(["cancelable"]), typed: ["cancel"] })).toBe(
      "<mark>cancel</mark>able",
    );
  });

  it("marks a part of an identifier", () => {
    expect(highlight("createWithDurationsLL", marks("ll", "duration"))).toBe(
      "createWith<mark>Durations</mark><mark>LL</mark>",
    );
  });

  it("marks all of a word that was misspelt", () => {
    expect(highlight("a stream", { matched: new Set(["stream"]), typed: ["straem"] })).toBe(
      "a <mark>stream</mark>",
    );
  });

  it("never makes markup of any text", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), fc.string(), (text, query) => {
        const html = highlight(text, { matched: new Set(readTerms(text)), typed: readTerms(query) });
        expect(html.replaceAll(/<\/?mark>/g, "")).toBe(escapeHtml(text));
      }),
    );
  });
});

describe("cutSnippet", () => {
  const text = "one two three four five six seven eight nine ten eleven twelve cliff fourteen fifteen";

  it("does not cut a short text", () => {
    expect(cutSnippet("two words", 10, marks("word"))).toBe("two <mark>words</mark>");
  });

  it.each([10, 5])("shows %i words around the match, with ellipses where words are missing", (length) => {
    const html = cutSnippet(text, length, marks("cliff"));
    expect(html).toContain("<mark>cliff</mark>");
    expect(html.replaceAll(/<\/?mark>|…/g, "").split(" ")).toHaveLength(length);
    expect(html.startsWith("…")).toBe(true);
  });

  it("begins at the start when nothing matches", () => {
    expect(cutSnippet(text, 3, marks("absent"))).toBe("one two three…");
    expect(cutSnippet("recipient, token, amount", 2, marks("absent"))).toBe("recipient, token…");
  });

  it("has never more words than asked for, nor markup", () => {
    fc.assert(
      fc.property(fc.string(), fc.integer({ min: 1, max: 12 }), (any, length) => {
        const html = cutSnippet(any, length, { matched: new Set(readTerms(any)), typed: [] });
        const plain = html.replaceAll(/<\/?mark>|…/g, "");
        expect(plain).not.toMatch(/[<>]/);
        expect(plain.split(/\s+/).filter(Boolean).length).toBeLessThanOrEqual(length);
      }),
    );
  });
});

describe("keepHighlights", () => {
  it("keeps marks and nothing else", () => {
    expect(keepHighlights('<mark>a</mark><img src=x onerror="alert(1)">')).toBe(
      "<mark>a</mark>&lt;img src=x onerror=&quot;alert(1)&quot;&gt;",
    );
    expect(keepHighlights("<mark onclick=x>")).toBe("&lt;mark onclick=x&gt;");
  });

  it("may be applied twice", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        expect(keepHighlights(keepHighlights(text))).toBe(keepHighlights(text));
        expect(keepHighlights(text).replaceAll(/<\/?mark>/g, "")).not.toMatch(/[<>"']/);
      }),
    );
  });
});
