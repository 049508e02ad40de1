import fc from "fast-check";
import { expect, it } from "vitest";
import { cleanPath, isWellFormed } from ".";

it.each([
  ["/", "/"],
  ["/index", "/"],
  ["/index.html", "/"],
  ["/concepts/fees.html", "/concepts/fees"],
  ["/concepts/fees/", "/concepts/fees"],
  ["/concepts/fees//", "/concepts/fees"],
  ["/guides/lockup/index.html", "/guides/lockup"],
  ["/guides/lockup/index/", "/guides/lockup"],
  ["/concepts//fees", "/concepts/fees"],
  ["//concepts/fees", "/concepts/fees"],
  ["/concepts%2Ffees", "/concepts/fees"],
  ["/concepts/fees%2f", "/concepts/fees"],
  ["/concepts/fees%", "/concepts/fees%25"],
  ["/%ff", "/%25ff"],
  ["/reference/index-of-terms", "/reference/index-of-terms"],
  [
    "/reference/lockup/contracts/contract.SablierLockup",
    "/reference/lockup/contracts/contract.SablierLockup",
  ],
  ["/404.html", "/404.html"],
])("cleans %s to %s", (path, clean) => expect(cleanPath(path)).toBe(clean));

it.each([
  ["#100%", "#100%25"],
  ["#%E2%82%AC", "#%E2%82%AC"],
  ["#%E2%82", "#%25E2%2582"],
  ["#%zz%20", "#%25zz%20"],
])("makes %s well-formed: %s", (address, formed) => expect(isWellFormed(address)).toBe(formed));

it("leaves nothing that cannot be decoded, and what can be as it is", () => {
  const pieces = fc.constantFrom("%", "2", "F", "ff", "%E2", "%82", "%AC", "/", "a", "é");
  fc.assert(
    fc.property(fc.array(pieces), (parts) => {
      const formed = isWellFormed(parts.join(""));
      expect(() => decodeURIComponent(formed)).not.toThrow();
      expect(isWellFormed(formed)).toBe(formed);
    }),
  );
});
