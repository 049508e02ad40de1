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
