import { describe, expect, it } from "vitest";
import { Languages } from "../../model/engine/query/languages";
import { parseQuery } from "../../model/engine/query/query";
import { compileRules, computeExactFactor, findExactThing, addPhrases } from "../../model/engine/rules";
import { packLanguages, readLanguages, readRules } from "./rules";

const rules = compileRules(readRules());

describe("what a query names exactly", () => {
  it.each(["0xd93c0665", "OwnableUnauthorizedAccount", "PRBMath_UD60x18_Convert_Overflow"])(
    "%s leads to the decoder where it is not known",
    (query) => expect(findExactThing(query, rules).otherwise).toMatch(/revert|error decoder/),
  );

  it.each([
    ["cancel LK3–8453–7", "cancel stream"],
    ["is 0xe0bfe071da104e571298f8b6e0fce44c512c1ff4-137-21 mine?", "is stream mine?"],
    ["why can I not claim 0xf50760d8ead9ff322631a1f3ebf26cc7891b3708-137", "why can I not claim campaign"],
  ])("what %s asks is asked of any such thing", (query, text) => {
    expect(findExactThing(query, rules)).toEqual({});
    expect(addPhrases(query, rules)).toBe(text);
  });

  it.each(["ll", "flow", "cancel a stream", "Fees", ""])("%j is no such thing", (query) =>
    expect(findExactThing(query, rules)).toEqual({}),
  );

  it.each([
    ["SablierFlow_Overdraw error", "SablierFlow_Overdraw"],
    ["why do I get SablierLockup_StreamSettled?", "SablierLockup_StreamSettled"],
    ["failed with SablierV2Lockup_StreamSettled", "SablierLockup_StreamSettled"],
  ])("words around an error change nothing: %s", (query, text) =>
    expect(findExactThing(query, rules).text ?? query).toBe(text),
  );

  it.each(["SablierFlow_Overdraw after a refund", "where is the error SablierFlow_Overdraw thrown from"])(
    "other words do: %s",
    (query) => expect(findExactThing(query, rules).text).toBeUndefined(),
  );

  it.each([
    ["token logo missing", undefined],
    ["all of my coins are dispersed", undefined],
    ["my tokens dissapeared", "where-money"],
    ["my vesting has vannished", "missing"],
  ])("%s is a complaint about %s", (query, section) =>
    expect(findExactThing(query, rules).section).toBe(section),
  );

  it.each(["LK2-8453-676", "MF2_VCA", "LL3"])(
    "%s leads to the section on aliases before its page",
    (query) => {
      const exact = findExactThing(query, rules);
      const factor = (path: string, anchor: string) =>
        computeExactFactor(exact, { path, url: `https://docs.example${path}${anchor}` });
      expect(factor("/api/ids", "#aliases")).toBeGreaterThan(2 * factor("/api/ids", ""));
      expect(factor("/api/ids", "#which-one-do-i-use")).toBe(factor("/api/ids", ""));
      expect(factor("/concepts/fees", "#aliases")).toBe(1);
    },
  );
});

describe("verbs of two words", () => {
  const words = (query: string) => parseQuery(query, rules).words.map(({ term }) => term);

  it.each([
    ["how do i take my money out", ["money", "withdraw"]],
    ["get the tokens i earned out", ["token", "earned", "withdraw"]],
    ["cash out", ["withdraw"]],
    ["taking out my tokens", ["withdraw", "token"]],
    ["when the payer pulls the plug", ["payer", "cancel"]],
    ["can they call my grant off", ["grant", "cancel"]],
    ["pay in more coins", ["deposit", "more", "coin"]],
    ["pay in euros", ["pay", "euro"]],
    ["pass it on to my wife", ["transfer", "wife"]],
    ["free tokens", ["airdrop"]],
    ["people who hold want a say", ["people", "hold", "vote", "voting"]],
    ["practise with play money", ["practise", "play", "money", "testnet"]],
    ["my coins on the market", ["coin", "circulate"]],
    ["it will not go through", ["fail"]],
  ])("%s: are looked up as one", (query, expected) => expect(words(query)).toEqual(expected));

  it.each(["the stream ran out of money", "find out what i get", "paid out in full"])(
    "%s: has none",
    (query) => expect(words(query)).not.toContain("withdraw"),
  );

  it.each(["call it off-chain", "the test passes on mainnet", "everything unlocks all at once"])(
    "%s: says none",
    (query) => {
      const read = words(query);
      for (const word of ["cancel", "transfer", "batch"]) expect(read).not.toContain(word);
    },
  );
});

describe("queries in other languages", () => {
  const languages = new Languages(readLanguages());
  /** Words of the site, among them names. */
  const known = new Set(
    "cancel airdrop stream token tokens sablier viem nft vesting graphql claim fees bug bounty no".split(" "),
  );
  const english = (query: string) => languages.translate(query, (word) => known.has(word.toLowerCase()));

  it.each([
    ["cómo retirar mis tokens del stream", "how withdraw my token stream"],
    ["no soy elegible para el airdrop", "not eligible airdrop"],
    ["cómo cancelar un stream", "how cancel stream"],
    ["taxas para criar um stream", "fees create stream"],
    ["intégrer Sablier avec viem", "integrate Sablier viem"],
    ["Gebühren", "fees"],
    ["come posso trasferire il mio NFT", "how can transfer my nft"],
    ["maaş akışı nasıl durdurulur", "salary payroll stream how stop"],
    ["почему я не могу вывести токены", "why not can withdraw token"],
    ["GraphQL 查询某地址的所有流", "GraphQL query address all stream"],
    ["クリフ付きベスティングの作成方法", "cliff vesting create how"],
    ["지갑 분실", "wallet lost"],
  ])("%s is read as %s", (query, text) => expect(english(query)).toBe(text));

  it.each([
    "claim my airdrop",
    "cancelabilty",
    "can a stream die",
    "come and claim tokens",
    "vesting",
    "xyzzy",
    "",
  ])("%j is left as it is", (query) => expect(english(query)).toBeUndefined());
});

it("reads a table of languages, with several words in a cell", () => {
  const table = "# a note\nenglish\taa\tbb\nwithdraw\tx,y\tz\n-\tv\t\n";
  expect(packLanguages(table)).toEqual([{ x: "withdraw", y: "withdraw", v: "" }, { z: "withdraw" }]);
});
