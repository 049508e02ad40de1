import { describe, expect, it } from "vitest";
import { compileRules } from "../rules";
import { listForms, parseQuery } from "./query";

describe("a function signature", () => {
  it.each([
    ["withdrawMax(uint256,address)", "withdrawMax"],
    ["withdrawMultiple(uint256[] calldata streamIds, uint128[] amounts)", "withdrawMultiple"],
    ["nextStreamId()", "nextStreamId"],
    ["nextStreamId(", "nextStreamId"],
    ["create(address payable to, IERC20 token, UD21x18 rate)", "create"],
    ["createWithTimestampsLL((address,address,uint128,address,bool,boo", "createWithTimestampsLL"],
    ["statusOf(uint256) depletedAmount(uint256)", "statusOf depletedAmount"],
  ])("%j is searched for as %j", (query, text) => expect(parseQuery(query)).toMatchObject({ text }));

  it.each(["cliff (before the unlock)", "fee(s)", "SablierLockup(Optimism)", "withdraw(how", "(uint256)"])(
    "is not what %j is",
    (query) => expect(parseQuery(query)).toMatchObject({ text: query }),
  );
});

const listNames = (query: string) => parseQuery(query).words.map(({ isName }) => isName);

describe("whether a word is written as names in code are", () => {
  it.each(["statusOf", "FL4", "is_valid", "createWithDurationsLL", "UD21x18", "erc20", "getAsset"])(
    "%s is",
    (word) => expect(listNames(word)).toEqual([true]),
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
  ])("%s is not", (word) => expect(listNames(word)).toEqual([false]));
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
  ])("of %s are %j", (word, forms) => expect(listForms(word, rules)).toEqual(forms));
});
