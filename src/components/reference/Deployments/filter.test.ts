import { describe, expect, it } from "vitest";
import { matches } from "./filter";

const base = { id: 8453, name: "Base" };
const optimism = { id: 10, name: "OP Mainnet" };

describe("matches", () => {
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
  ])("%j on Base: %s", (query, expected) => expect(matches(base, query)).toBe(expected));

  it.each([
    [{ id: 10, name: "OP Mainnet" }, "optimism"],
    [{ id: 1, name: "Ethereum" }, "Ethereum mainnet"],
    [{ id: 42161, name: "Arbitrum" }, "arbitrum one"],
    [{ id: 56, name: "BNB Chain" }, "binance"],
    [{ id: 137, name: "Polygon" }, "matic"],
    [{ id: 100, name: "Gnosis" }, "xdai"],
  ])("knows %o as %s", (chain, query) => {
    expect(matches(chain, query)).toBe(true);
    expect(matches(base, query)).toBe(false);
  });

  it("takes parts of a name with spaces", () => expect(matches(optimism, "op main")).toBe(true));
});
