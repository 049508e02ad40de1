import { expect, it } from "vitest";
import { chains } from "./chains";

it("lists the chains of the current Lockup release, once each", () => {
  expect(chains).toContainEqual({
    id: 1,
    name: "Ethereum",
    nativeToken: "ETH",
    explorer: "https://etherscan.io",
    isTestnet: false,
  });
  expect(chains.map((chain) => chain.name)).not.toContain("Blast");
  expect(new Set(chains.map((chain) => chain.id)).size).toBe(chains.length);
});
