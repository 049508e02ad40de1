import { describe, expect, it } from "vitest";
import { readChains } from "../../../plugins/protocol-data/src/chains";
import { ABSENT } from "../../../data/apps/absent";
import { type Sources } from "./answer";
import { separateWords } from "./chains";
import { support } from "./support";

const { chains } = readChains("test");
const sources = { directory: async () => ({ chains }) } as unknown as Sources;

async function answer(text: string) {
  const [{ form, read }] = support as [(typeof support)[number]];
  return form.test(text) ? read(text, sources) : undefined;
}

it("lists no chain that the SDK has", () => {
  const known = new Set(
    chains.flatMap(({ name, chainSlug }) => [separateWords(name), separateWords(chainSlug)]),
  );
  expect(ABSENT.chain.split(", ").filter((name) => known.has(separateWords(name)))).toEqual([]);
});

describe("questions whether something works", () => {
  it.each([
    ["is sablier on katana", "No: Sablier is not on Katana"],
    ["katana", "No: Sablier is not on Katana"],
    ["is katana supported?", "No: Sablier is not on Katana"],
    ["does sablier support celo", "No: Sablier is not on Celo"],
    ["is it deployed on the flumox network", "No: Sablier is not on a chain called flumox"],
    ["does it work with bitcoin", "No: Sablier does not work with Bitcoin"],
    ["can i pay in btc", "No: Sablier does not work with BTC"],
    ["is there sablier on solana", "No: you cannot create new streams on Solana"],
    ["can i stream eth", "No: Sablier cannot stream ETH"],
    ["does sablier support rebasing tokens", "No: Sablier does not work with rebasing tokens"],
    ["can i stream stETH?", "No: Sablier does not work with stETH"],
    [
      "does sablier work with binance",
      "Better not: do not name a deposit address of Binance as the recipient",
    ],
    ["does it work with phantom", "Phantom works if it can send transactions on the chain of the stream"],
    [
      "does it work with coinbase wallet",
      "Coinbase Wallet works if it can send transactions on the chain of the stream",
    ],
  ])("%s: %s", async (text, title) => {
    const given = await answer(text);
    expect(given?.title).toBe(title);
    expect(given?.facts).toHaveLength(2);
  });

  it("says yes for a chain of the SDK", async () => {
    expect((await answer("is sablier on base"))?.title).toBe("Yes: Sablier is on Base, chain 8453");
    expect((await answer("does it work with arbitrum?"))?.title).toMatch(/^Yes: Sablier is on Arbitrum/);
  });

  it.each([
    "is it on the right chain",
    "am i on the wrong network",
    "how do i cancel a stream",
    "can i withdraw",
    "cliff",
    "lockup linear",
    "how does flow work",
    "which chains are supported",
    "sablier",
    "is sablier safe",
    "does it support hooks",
    "do i need eth",
    "can i pay the fee in eth",
    "eth",
    "shapes",
    "stream shape",
    "does sablier have a token",
  ])("has no answer to %s", async (text) => expect(await answer(text)).toBeUndefined());
});
