import { expect, it } from "vitest";
import { readOwnSafe } from "./ownSafe";

const SAFE = "0xC8D8fF7cBc5D5b6eB0Ee1dB8C1A4d5C84D2A9b1E".toLowerCase();

it.each([SAFE, `eth:${SAFE}`, ` ETH:${SAFE}`])("takes %s on Ethereum", (text) => {
  const { safe, findings } = readOwnSafe(text, 1);
  expect(safe?.toLowerCase()).toBe(SAFE);
  expect(findings).toEqual([]);
});

it.each([
  [`base:${SAFE}`, "of a different chain"],
  [`evil:${SAFE}`, "is not one that this page knows"],
  ["0x0000000000000000000000000000000000000000", "zero address"],
  ["0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB49", "checksum"],
])("does not use %s on Ethereum, and says why", (text, sentence) => {
  const { safe, findings } = readOwnSafe(text, 1);
  expect(safe).toBeUndefined();
  expect(findings).toMatchObject([{ level: "unknown", sentence: expect.stringContaining(sentence) }]);
});
