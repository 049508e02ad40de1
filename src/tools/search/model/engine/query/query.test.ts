import { describe, expect, it } from "vitest";
import { compileRules } from "../rules";
import { formsOf, parseQuery } from "./query";

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

describe("other forms of a word", () => {
  const rules = compileRules({ synonyms: { pause: "halt freeze", sell: "dump" } });

  it.each([
    ["halt", ["pause"]],
    ["halted", ["halt", "pause"]],
    ["dumping", ["dump", "sell"]],
    ["freezed", ["freez", "pause"]],
    ["planned", ["plan"]],
    ["stream", []],
  ])("of %s are %j", (word, forms) => expect(formsOf(word, rules)).toEqual(forms));
});
