import fc from "fast-check";
import { expect, it } from "vitest";
import { missingResultsUrl, resultsUrl } from "./addresses";

it("puts any query into an address", () => {
  expect(resultsUrl("a&b <c>")).toBe("/search?q=a%26b%20%3Cc%3E");
  expect(missingResultsUrl("sablier-labs", "docs", "fees")).toBe(
    "https://github.com/sablier-labs/docs/issues/new?title=Search%20finds%20nothing%20for%20%22fees%22",
  );
});

it("never fails, whatever is typed, and never grows without end", () => {
  fc.assert(
    fc.property(fc.string({ unit: "binary", maxLength: 200 }), (query) => {
      expect(resultsUrl(query).length).toBeLessThan(64 * 9 + 20);
    }),
  );
  expect(resultsUrl("\ud800fees\udfff")).toBe("/search?q=fees");
  expect(resultsUrl(`${"a".repeat(63)}\u{1f300}`)).toBe(`/search?q=${"a".repeat(63)}`);
});
