import { describe, expect, it } from "vitest";
import { partOf, ratios } from "./scale";
import { generatedPage } from "./scaledSite";

describe("ratios", () => {
  it("say how much of the smaller site's figure the larger one's is", () => {
    expect(ratios({ time: 2, size: 10 }, { time: 3, size: 10 })).toEqual({ time: 1.5, size: 1 });
    expect(ratios({ time: 2 }, {}).time).toBeNaN();
    expect(ratios({ css: 0 }, { css: 0 })).toEqual({ css: 1 });
  });
});

describe("partOf", () => {
  it("takes the first match, and refuses a page without one", () => {
    expect(partOf("<aside>a</aside><aside>b</aside>", /<aside>[\s\S]*?<\/aside>/)).toBe("<aside>a</aside>");
    expect(() => partOf("<main></main>", /<aside>/)).toThrow(/nothing that matches/);
  });
});

describe("generatedPage", () => {
  it("is a document with a description of its own, unlike any other", () => {
    expect(generatedPage(7)).toMatch(/^---\ntitle: Case 7\ndescription: .{50,160}\n---\n/);
    expect(generatedPage(7)).not.toContain("case 8");
    expect(generatedPage(8)).not.toBe(generatedPage(7));
  });
});
