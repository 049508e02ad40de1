import { describe, expect, it } from "vitest";
import { type Hit } from "../protocol";
import { safeHit } from "./safeHit";

describe("safeHit", () => {
  const hit = {
    objectID: "1",
    url: "https://docs.example/fees#gas",
    type: "content",
    hierarchy: { lvl0: "A & B", lvl1: "<b>", lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null },
    content: "<script>alert(1)</script>",
    _highlightResult: { hierarchy: {} },
    _snippetResult: { hierarchy: {}, content: { value: "<mark>a</mark><img src=x>" } },
  } as Hit;

  it("leaves no markup but highlighting in any text", () => {
    expect(safeHit(hit)).toMatchObject({
      url: hit.url,
      hierarchy: { lvl0: "A & B", lvl1: "&lt;b&gt;", lvl2: null },
      content: "&lt;script&gt;alert(1)&lt;/script&gt;",
      _snippetResult: { content: { value: "<mark>a</mark>&lt;img src=x&gt;" } },
    });
  });

  it.each(["javascript:alert(1)", "https://docs.example//evil.example", "/fees", "", undefined])(
    "drops a hit that leads to %s",
    (url) => expect(safeHit({ ...hit, url } as Hit)).toBeUndefined(),
  );

  it("drops what is no hit", () => {
    expect(safeHit(null as unknown as Hit)).toBeUndefined();
    expect(safeHit({ ...hit, hierarchy: null } as unknown as Hit)).toBeUndefined();
    expect(safeHit({ ...hit, type: "__proto__" })).toBeUndefined();
  });
});
