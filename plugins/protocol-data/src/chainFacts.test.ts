import { describe, expect, it } from "vitest";
import { currentReleases } from "../../../data/contracts/currentReleases";
import { createChainFacts } from "./chainFacts";
import { readChains } from "./chains";
import { readStreamContracts } from "./contracts/streamContracts";

const facts = createChainFacts(readChains("4.1.0"), readStreamContracts());
const { release } = currentReleases.lockup;
const listFacts = (id: number) => facts.find((chain) => chain.id === id);

describe("createChainFacts", () => {
  it("gives the newest release of each product on a chain, as the deployment tables have it", () => {
    expect(listFacts(8453)).toMatchObject({
      name: "Base",
      explorer: "https://basescan.org",
      lockup: [
        release,
        readStreamContracts().find(({ protocol, version }) => protocol === "lockup" && version === release)!
          .addresses["8453"],
        "LK3",
      ],
    });
    expect(listFacts(8453)!.theGraph.streams!.production).toMatch(
      /^https:\/\/gateway\.thegraph\.com\/api\/subgraphs\/id\//,
    );
  });

  it("names the older release of a chain that the newest does not reach, and leaves out what has none", () => {
    const older = facts.filter(({ lockup }) => lockup && lockup[0] !== release);
    expect(older.length).toBeGreaterThan(0);
    expect(older.every(({ lockup }) => lockup![0] < release)).toBe(true);
    expect(facts.every(({ lockup, flow }) => lockup ?? flow)).toBe(true);
  });

  it("gives no contract of another kind", () => {
    expect(listFacts(300)).toMatchObject({
      flow: ["v1.1", expect.any(String), "FL2"],
      former: {
        lockup: ["v1.2", "SablierV2LockupDynamic", "SablierV2LockupLinear", "SablierV2LockupTranched"],
      },
    });
    expect(listFacts(300)).not.toHaveProperty("lockup");
  });

  it("knows each chain's public node, what viem calls it, and the indexers that cover it", () => {
    expect(listFacts(8453)).toMatchObject({
      rpc: "https://mainnet.base.org",
      viem: "base",
      envio: ["streams", "airdrops"],
      theGraph: {
        streams: { testing: expect.stringContaining("/sablier-lockup-base/") as string },
        airdrops: { testing: expect.stringContaining("/sablier-airdrops-base/") as string },
      },
    });
    expect(listFacts(1)!.viem).toBe("mainnet");
    // It has a node of its own, whose one address takes no key.
    expect(listFacts(369369)!.theGraph.streams!.testing).toBe(
      listFacts(369369)!.theGraph.streams!.production,
    );
    // Both indexers dropped it.
    expect(listFacts(421614)).toMatchObject({ theGraph: {}, envio: [] });
  });

  it("knows each chain once", () => {
    expect(new Set(facts.map(({ id }) => id)).size).toBe(facts.length);
  });
});
