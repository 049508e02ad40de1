import { describe, expect, it } from "vitest";
import { parseQuery } from "./query";

const namesOf = (query: string) => parseQuery(query).words.map(({ isName }) => isName);

describe("whether a word is written as names in code are", () => {
  it.each(["statusOf", "FL4", "is_valid", "createWithDurationsLL", "UD21x18", "erc20", "getAsset"])(
    "%s is",
    (word) => expect(namesOf(word)).toEqual([true]),
  );

  it.each([
    "fee-on-transfer",
    "non-cancelable",
    "Open-ended",
    "ERC-20",
    "EIP-712",
    "cliff",
    "USDC",
    "2026",
    "won't",
  ])("%s is not", (word) => expect(namesOf(word)).toEqual([false]));
});

describe("verbs of two words", () => {
  const words = (query: string) => parseQuery(query).words.map(({ term }) => term);

  it.each([
    ["how do i take my money out", ["money", "withdraw"]],
    ["get the tokens i earned out", ["token", "earned", "withdraw"]],
    ["cash out", ["withdraw"]],
    ["taking out my tokens", ["withdraw", "token"]],
  ])("%s: are looked up as one", (query, expected) => expect(words(query)).toEqual(expected));

  it.each(["the stream ran out of money", "find out what i get", "paid out in full"])(
    "%s: has none",
    (query) => expect(words(query)).not.toContain("withdraw"),
  );
});
