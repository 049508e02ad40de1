import { describe, expect, it } from "vitest";
import { createHostedHit } from "./hostedHit";

describe("createHostedHit", () => {
  const hit = {
    objectID: "1",
    url: "https://docs.example/fees#gas",
    type: "content",
    hierarchy: { lvl0: "A & B", lvl1: "<b>", lvl2: "Gas", lvl3: null },
    content: "<script>alert(1)</script>",
    _highlightResult: { hierarchy: { lvl2: { value: "<mark>Gas</mark><img src=x>" } } },
    _snippetResult: { content: { value: "<mark>a</mark><img src=x>" } },
  };

  it("leaves no markup but highlighting in any text", () => {
    expect(createHostedHit(hit)).toEqual({
      id: "1",
      url: "/fees#gas",
      area: "A & B",
      headings: ["&lt;b&gt;", "<mark>Gas</mark>&lt;img src=x&gt;"],
      text: "<mark>a</mark>&lt;img src=x&gt;",
    });
    expect(createHostedHit({ ...hit, _snippetResult: null })?.text).toBe(
      "&lt;script&gt;alert(1)&lt;/script&gt;",
    );
  });

  it("calls a page without a title as its area", () => {
    const untitled = { ...hit, hierarchy: { lvl0: "A & B", lvl1: null }, _highlightResult: undefined };
    expect(createHostedHit(untitled)?.headings).toEqual(["A &amp; B"]);
  });

  it.each(["javascript:alert(1)", "https://docs.example//evil.example", "/fees", "", undefined])(
    "drops a hit that leads to %s",
    (url) => expect(createHostedHit({ ...hit, url })).toBeUndefined(),
  );

  it.each([null, "hit", {}, { ...hit, objectID: 1 }, { ...hit, hierarchy: null, _highlightResult: null }])(
    "drops what is no hit: %j",
    (value) => expect(createHostedHit(value)).toBeUndefined(),
  );
});
