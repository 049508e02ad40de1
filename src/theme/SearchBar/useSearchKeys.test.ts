import { expect, it } from "vitest";
import { isK } from "./useSearchKeys";

it.each([
  ["k", "KeyK", true],
  ["K", "KeyK", true],
  ["л", "KeyK", true],
  ["κ", "KeyK", true],
  // Dvorak: the letter k is written with another key, and the key of K writes t.
  ["k", "KeyV", true],
  ["t", "KeyK", false],
  ["j", "KeyJ", false],
  // A browser's autofill sends events without a key.
  [undefined, undefined, false],
])("the key that writes %s with the code %s", (key, code, is) => {
  expect(isK({ key, code } as KeyboardEvent)).toBe(is);
});
