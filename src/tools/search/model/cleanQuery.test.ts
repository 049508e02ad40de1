import fc from "fast-check";
import { expect, it } from "vitest";
import { composeMissingResultsUrl } from "./cleanQuery";

it("puts any query into an address", () => {
  expect(composeMissingResultsUrl("sablier-labs", "docs", "fees")).toBe(
    "https://github.com/sablier-labs/docs/issues/new?title=Search%20finds%20nothing%20for%20%22fees%22",
  );
});

it("never fails, whatever is typed, and never grows without end", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 200 }), (query) => {
      expect(composeMissingResultsUrl("a", "b", query).length).toBeLessThan(64 * 9 + 120);
    }),
  );
  expect(composeMissingResultsUrl("a", "b", "\ud800fees\udfff")).toMatch(/%22fees%22$/);
});
