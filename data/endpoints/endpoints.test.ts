import { sablier } from "sablier";
import * as chains from "viem/chains";
import { expect, it } from "vitest";
import { airdrops } from "./airdrops";
import { legacy } from "./legacy";
import { previousAirdrops } from "./previousAirdrops";
import { previousFlow } from "./previousFlow";
import { previousLockup } from "./previousLockup";
import { MULTICALL3, publicNodes } from "./publicNodes";
import { streams } from "./streams";
import type { Subgraph } from "./types";

const current = [streams, airdrops];
const lists: [string, readonly Subgraph[]][] = [
  ...current.map((release): [string, readonly Subgraph[]] => [release.indexer, release.theGraph]),
  ...[previousLockup, previousFlow, previousAirdrops].flatMap((release): [string, readonly Subgraph[]][] => [
    [`${release.product} until 2026`, release.until2026],
    [`${release.product} until 2025`, release.until2025],
  ]),
  ["legacy", legacy.theGraph],
];

/** Ids of The Graph are multihashes in base58: no 0, O, I or l. */
const base58 = /^[1-9A-HJ-NP-Za-km-z]{41,44}$/;

it.each(lists)("holds ids and addresses, and no key: %s", (_name, rows) => {
  for (const row of rows) {
    if (row.subgraphId !== null) expect(row.subgraphId).toMatch(base58);
    for (const url of [row.production, row.testing, row.explorer]) {
      if (url === null) continue;
      expect(new URL(url).protocol).toBe("https:");
      // Keys of The Graph and of Satsuma are runs of 32 hexadecimal digits.
      expect(url).not.toMatch(/[0-9a-f]{32}/);
    }
  }
});

it("writes addresses as the vendors have them", () => {
  expect(streams.theGraph[0]).toEqual({
    chain: "Arbitrum",
    chainId: 42161,
    isTestnet: false,
    host: "network",
    name: "sablier-lockup-arbitrum",
    subgraphId: "yvDXXHSyv6rGPSzfpbBcbQmMFrECac3Q2zADkYsMxam",
    production: "https://gateway.thegraph.com/api/subgraphs/id/yvDXXHSyv6rGPSzfpbBcbQmMFrECac3Q2zADkYsMxam",
    testing: "https://api.studio.thegraph.com/query/112500/sablier-lockup-arbitrum/version/latest",
    explorer: "https://thegraph.com/explorer/subgraphs/yvDXXHSyv6rGPSzfpbBcbQmMFrECac3Q2zADkYsMxam",
  });
  expect(streams.theGraph.find(({ chain }) => chain === "Denergy")).toMatchObject({
    host: "custom",
    production: "https://thegraph.denergychain.com/subgraphs/name/denergychain/sablier-lockup-denergychain",
    testing: null,
  });
  expect(previousLockup.until2025.find(({ chain }) => chain === "Ethereum")).toMatchObject({
    name: "sablier-v2",
    testing: "https://api.studio.thegraph.com/query/57079/sablier-v2/version/latest",
  });
  expect(streams.envio.graphql).toBe("https://indexer.hyperindex.xyz/53b7e25/v1/graphql");
});

it.each(current)("gives no two chains the same subgraph: $indexer", ({ theGraph }) => {
  const ids = theGraph.flatMap(({ subgraphId }) => subgraphId ?? []);
  expect(new Set(ids).size).toBe(ids.length);
});

it("knows an indexer of each chain with a current release", () => {
  const indexed = new Set([...streams.theGraph, ...streams.envio.chains].map(({ chainId }) => chainId));
  const latest = (["lockup", "flow", "airdrops"] as const).map((protocol) =>
    sablier.releases.getLatest({ protocol }),
  );
  const ids = new Set(latest.flatMap((release) => release!.deployments.map(({ chainId }) => chainId)));
  expect(
    [...ids].filter((id) => !indexed.has(id)),
    "write its row in data/endpoints/chains.ts; where the project indexes none, its id here",
  ).toEqual([421614, 11155420]);
});

type Contracts = { readonly multicall3?: { readonly address: string } };

it.each(Object.entries(publicNodes))("has viem’s node of chain %s", (id, { url, multicall = MULTICALL3 }) => {
  const known = Object.values(chains).filter((chain) => chain.id === Number(id));
  expect(new URL(url).protocol).toBe("https:");
  expect(known.flatMap((chain) => [...chain.rpcUrls.default.http])).toContain(url);
  const contracts = known.map((chain) => (chain as { contracts?: Contracts }).contracts?.multicall3?.address);
  expect(contracts.map((address) => address?.toLowerCase())).toContain(multicall.toLowerCase());
});
