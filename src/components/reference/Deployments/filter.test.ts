import { describe, expect, it } from "vitest";
import { appChainSlugs } from "../../../../data/apps/appChains";
import { readChains } from "../../../../plugins/protocol-data/src/chains";
import { filterChains } from "./filter";

const base = { id: 8453, name: "Base" };
const baseSepolia = { id: 84532, name: "Base Sepolia" };
const optimism = { id: 10, name: "OP Mainnet" };
const gnosis = { id: 100, name: "Gnosis" };

describe("filterChains", () => {
  it.each([
    ["", true],
    ["  ", true],
    [",", true],
    ["base", true],
    ["BA", true],
    ["8453", true],
    ["84", true],
    ["53", false],
    ["mainnet", false],
    ["mainnet, base", true],
    ["optimism", false],
  ])("%j leaves Base: %s", (query, expected) => expect(filterChains([base], query).has(8453)).toBe(expected));

  it.each([
    [optimism, "optimism"],
    [optimism, "op main"],
    [{ id: 1, name: "Ethereum" }, "Ethereum mainnet"],
    [{ id: 42161, name: "Arbitrum" }, "arbitrum one"],
    [{ id: 56, name: "BNB Chain" }, "binance"],
    [{ id: 137, name: "Polygon" }, "matic"],
    [gnosis, "xdai"],
  ])("knows %o as %s", (chain, query) => {
    expect([...filterChains([chain, base], query)]).toEqual([chain.id]);
  });

  it("takes a complete id for that chain, and the beginning of one for each that begins so", () => {
    const chains = [base, baseSepolia, optimism, gnosis];
    expect([...filterChains(chains, "8453")]).toEqual([8453]);
    expect([...filterChains(chains, "845")]).toEqual([8453, 84532]);
    expect([...filterChains(chains, "gnosis, 10")]).toEqual([100, 10]);
  });
});

it("knows every chain of the site by its name, its id, and what the SDK and the app call it in addresses", () => {
  const { chains } = readChains("test");
  expect(chains.length).toBeGreaterThan(20);
  for (const { id, name, chainSlug } of chains) {
    for (const word of [name, String(id), chainSlug, appChainSlugs[id] ?? name])
      expect(filterChains(chains, word), `${name} by ${word}`).toContain(id);
  }
});
