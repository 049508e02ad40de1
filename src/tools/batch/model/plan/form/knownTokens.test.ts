import { describe, expect, it } from "vitest";
import { listedTokens } from "../../../../../protocol/listedTokens";
import { buildDirectory } from "../../reading/knowledge";
import { knowledge } from "../../reading/fixtures/knowledge";
import { findKnownToken } from "./knownTokens";

describe("tokens that the builder knows", () => {
  it("are tokens of the same name and decimals to the reader", () => {
    const chains = new Set(Object.keys(knowledge.chainNames));
    let count = 0;
    for (const { addresses } of listedTokens) {
      for (const [chain, address] of Object.entries(addresses).filter(([id]) => chains.has(id))) {
        const chainId = Number(chain);
        expect(buildDirectory(knowledge, chainId).token(address), `${chain} ${address}`).toEqual(
          findKnownToken(chainId, address),
        );
        count += 1;
      }
    }
    expect(count).toBeGreaterThan(20);
  });
});
