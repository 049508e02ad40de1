import { sablier } from "sablier";
import { describe, expect, it } from "vitest";
import type { CurrentEndpoints, LegacyEndpoints, PreviousEndpoints, Subgraph } from "./endpoints";
import airdrops from "./public/api/endpoints/airdrops.json";
import legacy from "./public/api/endpoints/legacy.json";
import previousAirdrops from "./public/api/endpoints/previous-airdrops.json";
import previousFlow from "./public/api/endpoints/previous-flow.json";
import previousLockup from "./public/api/endpoints/previous-lockup.json";
import streams from "./public/api/endpoints/streams.json";

const current = [streams, airdrops] as CurrentEndpoints[];
const previous = [previousLockup, previousFlow, previousAirdrops] as PreviousEndpoints[];
const lists: [string, readonly Subgraph[]][] = [
  ...current.map((one): [string, readonly Subgraph[]] => [one.indexer, one.theGraph]),
  ...previous.flatMap((one): [string, readonly Subgraph[]][] => [
    [`${one.product} until 2026`, one.until2026],
    [`${one.product} until 2025`, one.until2025],
  ]),
  ["legacy", (legacy as LegacyEndpoints).theGraph],
];

/** Ids of The Graph are multihashes in base58: no 0, O, I or l. */
const base58 = /^[1-9A-HJ-NP-Za-km-z]{41,44}$/;

describe.each(lists)("subgraphs: %s", (_name, rows) => {
  it("has one row for each chain", () => {
    const ids = rows.map((row) => row.chainId);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it("is well formed", () => {
    for (const row of rows) {
      for (const url of [row.production, row.testing, row.explorer]) {
        if (url !== null) expect(new URL(url).protocol).toBe("https:");
      }
      if (row.subgraphId === null) continue;
      expect(row.subgraphId).toMatch(base58);
      expect(row.production.endsWith(`/subgraphs/id/${row.subgraphId}`)).toBe(true);
      expect(row.explorer).toBe(`https://thegraph.com/explorer/subgraphs/${row.subgraphId}`);
      expect(row.testing).toMatch(new RegExp(`/query/(57079|112500)/${row.name}/version/latest$`));
    }
  });

  it("holds no key: what stands in its place is the placeholder", () => {
    for (const row of rows) {
      const path = new URL(row.production).pathname.replaceAll("%7B", "{").replaceAll("%7D", "}");
      const key = /^\/api\/([^/]+)\/subgraphs/.exec(path)?.[1];
      if (key) expect(key).toBe("{API_KEY}");
      // Keys of The Graph and of Satsuma are runs of 32 hexadecimal digits.
      expect(row.production).not.toMatch(/[0-9a-f]{32}/);
    }
  });
});

describe.each(current)("$indexer", ({ theGraph, envio }) => {
  it("does not give two chains the same subgraph or URL", () => {
    for (const key of ["subgraphId", "production", "testing", "name"] as const) {
      const values = theGraph.map((row) => row[key]).filter((value) => value !== null);
      expect(new Set(values).size).toBe(values.length);
    }
  });

  it("names each Envio chain once, at the deployment's addresses", () => {
    const ids = envio.chains.map((chain) => chain.chainId);
    expect(new Set(ids).size).toBe(ids.length);
    expect(envio.graphql).toBe(`https://indexer.hyperindex.xyz/${envio.deploymentId}/v1/graphql`);
    expect(envio.converter).toBe(`https://indexer.hyperindex.xyz/${envio.deploymentId}/converter`);
    expect(new URL(envio.playground).searchParams.get("endpoint")).toBe(envio.graphql);
  });
});

it("knows an indexer of each chain with a current release", () => {
  const indexed = new Set(
    [...current[0]!.theGraph, ...current[0]!.envio.chains].map(({ chainId }) => chainId),
  );
  const latest = (["lockup", "flow", "airdrops"] as const).map((protocol) =>
    sablier.releases.getLatest({ protocol }),
  );
  const ids = new Set(latest.flatMap((release) => release!.deployments.map(({ chainId }) => chainId)));
  expect(
    [...ids].filter((id) => !indexed.has(id)),
    "write its endpoints into data/public/api/endpoints/streams.json and airdrops.json; where the project names none, its id here",
  ).toEqual([421614, 11155420]);
});

it("lists the same chains for streams and for airdrops, as the project deploys both at once", () => {
  const ids = (rows: readonly { chainId: number }[]) => rows.map((row) => row.chainId).sort((a, b) => a - b);
  expect(ids(current[0]!.theGraph)).toEqual(ids(current[1]!.theGraph));
  expect(ids(current[0]!.envio.chains)).toEqual(ids(current[1]!.envio.chains));
});
