import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { sablier } from "sablier";
import { expect, it, vi } from "vitest";
import { currentReleases } from "@site/data/contracts/currentReleases";
import { airdrops } from "@site/data/endpoints/airdrops";
import { streams } from "@site/data/endpoints/streams";
import { createChainFacts } from "@site/plugins/protocol-data/src/chainFacts";
import { readChains } from "@site/plugins/protocol-data/src/chains";
import { readStreamContracts } from "@site/plugins/protocol-data/src/contracts/streamContracts";
import { listQueries } from "@site/src/protocol/indexers/documented";
import {
  writeCurlCommand,
  findExampleAddress,
  findIndexer,
  writeTypeScriptProgram,
} from "@site/src/protocol/indexers/request";

const facts = createChainFacts(readChains(""), readStreamContracts());
vi.doMock("@generated/protocol-data/default/chainFacts.json", () => ({ default: facts }));
const { fillChain } = await import("./chainValues");
const listFacts = (id: number) => facts.find((chain) => chain.id === id)!;
const base = listFacts(8453);
const filled = (code: string, id = 8453) => fillChain(code, listFacts(id)).code;

it.each([
  ["--constructor-args <SablierLockup> <token>", `--constructor-args ${base.lockup![1]} <token>`],
  ["<SablierFlow>", base.flow![1]],
  ["cast call <SablierLockup> x --rpc-url $RPC_URL", `cast call ${base.lockup![1]} x --rpc-url ${base.rpc}`],
  ['--rpc-url "$RPC_URL" --account', `--rpc-url "${base.rpc}" --account`],
  [
    "https://api.studio.thegraph.com/query/112500/sablier-lockup-sepolia/version/latest",
    base.theGraph.streams!.testing,
  ],
  [
    "https://api.studio.thegraph.com/query/112508/sablier-airdrops-ethereum/version/latest",
    base.theGraph.airdrops!.testing,
  ],
  ["https://gateway.thegraph.com/api/subgraphs/id/<STREAMS_SUBGRAPH_ID>", base.theGraph.streams!.production],
  [
    "https://gateway.thegraph.com/api/subgraphs/id/<AIRDROPS_SUBGRAPH_ID>",
    base.theGraph.airdrops!.production,
  ],
  ['{"alias":"LK3-1-2"}', '{"alias":"LK3-8453-2"}'],
  ['{"alias":"FL4-1-2"}', '{"alias":"FL4-8453-2"}'],
  [
    '{"id":"0xf100000000000000000000000000000000000003-1-1"}',
    '{"id":"0xf100000000000000000000000000000000000003-8453-1"}',
  ],
  [
    '"asset-1-0xda10000000000000000000000000000000000018"',
    '"asset-8453-0xda10000000000000000000000000000000000018"',
  ],
  [listFacts(1).theGraph.airdrops!.production, base.theGraph.airdrops!.production],
  [listFacts(1).theGraph.streams!.production, base.theGraph.streams!.production],
  ['{"chainId":"1"}', '{"chainId":"8453"}'],
  ['{ "chainId": "1" }', '{ "chainId": "8453" }'],
  ["where: {chainId: {_eq: 11155111}}", "where: {chainId: {_eq: 8453}}"],
  ['import { sepolia } from "viem/chains";', 'import { base } from "viem/chains";'],
  ["lockupAddress(sepolia.id),", "lockupAddress(base.id),"],
])("fills %s", (code, wanted) => {
  expect(filled(code)).toBe(wanted);
});

it.each([
  "<token> and <SablierLockupX>",
  "process.env.RPC_URL",
  "$chainId: numeric!",
  "chainId: { _eq: $chainId }",
  "the sepolia/ folder",
  "https://indexer.hyperindex.xyz/53b7e25/v1/graphql",
  "https://gateway.thegraph.com/api/subgraphs/id/<SUBGRAPH_ID>",
  "https://gateway.thegraph.com/api/subgraphs/id/5yDtFSxyRuqyjvGJyyuQhMEW3Uah7Ddy2KFSKVhy9999",
])("leaves %s", (code) => {
  expect(fillChain(code, base)).toEqual({ code, notes: [] });
});

it("says once what the chain lacks, and keeps the example's", () => {
  const bare = facts.find(({ theGraph, envio }) => !theGraph.streams && envio.length === 0)!;
  const url = "https://api.studio.thegraph.com/query/112500/sablier-lockup-ethereum/version/latest";
  expect(fillChain(`${url} ${url} "chainId":"1"`, bare)).toEqual({
    code: `${url} ${url} "chainId":"1"`,
    notes: [`The Graph has no such address for ${bare.name}.`, `Envio does not index ${bare.name}.`],
  });
});

it("has a value or a sentence for every chain", () => {
  for (const chain of facts) {
    const { code, notes } = fillChain("<SablierLockup>", chain);
    expect(code).toBe(chain.lockup?.[1] ?? "<SablierLockup>");
    // Nothing is said about the release that the pages describe.
    expect(notes).toHaveLength(chain.lockup?.[0] === currentReleases.lockup.release ? 0 : 1);
  }
});

it("names no contract of another kind SablierLockup", () => {
  expect(fillChain("--constructor-args <SablierLockup>", listFacts(300))).toEqual({
    code: "--constructor-args <SablierLockup>",
    notes: [
      "SablierLockup is not deployed on ZKsync Sepolia Testnet. Lockup v1.2, the newest there, has SablierV2LockupDynamic, SablierV2LockupLinear, and SablierV2LockupTranched instead.",
    ],
  });
});

/** Everything that the picker fills: code of pages, and the requests of the indexers' queries. */
const root = process.cwd();
const ofPages = readdirSync(path.join(root, "docs"), { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".mdx"))
  .map((file) => path.posix.join("docs", file))
  .flatMap((page) =>
    [
      ...readFileSync(path.join(root, page), "utf8").matchAll(/^```\w+ ?(.*\bchain\b.*)\n([\s\S]*?)^```/gm),
    ].map(([, meta = "", code = ""]) => {
      const file = /file="([^"]+)"/.exec(meta)?.[1];
      const indexer = page.startsWith("docs/api/airdrops") ? ("airdrops" as const) : ("streams" as const);
      return { name: page, indexer, code: file ? readFileSync(path.join(root, file), "utf8") : code };
    }),
  );
const ofQueries = listQueries(root).flatMap(({ vendor, product, name, query, variables }) => {
  const indexer = findIndexer(product);
  const send = (needsKey: boolean) => ({
    ...findExampleAddress(indexer, vendor, needsKey),
    query,
    variables,
  });
  return [writeCurlCommand(send(false)), writeTypeScriptProgram(send(vendor === "the-graph"))].map(
    (code) => ({
      name: `${vendor}/${product}/${name}`,
      indexer,
      code,
    }),
  );
});
const filledCode = [...ofPages, ...ofQueries];
const endpoints = { streams, airdrops };

it("finds the code that it checks", () => {
  expect(ofPages.length).toBeGreaterThan(8);
  expect(ofQueries.length).toBeGreaterThan(40);
  // The control: every kind of value is somewhere in it.
  const all = filledCode.map(({ code }) => code).join("\n");
  for (const kind of [
    /<SablierLockup>/,
    /<SablierFlow>/,
    /RPC_URL/,
    /api\.studio/,
    /gateway/,
    /LK3-1-/,
    /FL4-1-/,
  ])
    expect(all).toMatch(kind);
});

it.each(facts)("fills everything with the values of $name, or says what it lacks", (chain) => {
  const { id } = chain;
  for (const { name, indexer, code } of filledCode) {
    const filled = fillChain(code, chain);
    const where = `${name} on ${chain.name}`;
    for (const [product, contractName] of [
      ["lockup", "SablierLockup"],
      ["flow", "SablierFlow"],
    ] as const) {
      if (!code.includes(`<${contractName}>`)) continue;
      const newest = [...sablier.releases.getAll({ protocol: product })]
        .sort((a, b) => a.version.localeCompare(b.version))
        .flatMap(({ deployments }) => deployments.filter(({ chainId }) => chainId === id))
        .flatMap(({ contracts }) => contracts.filter((contract) => contract.name === contractName))
        .at(-1);
      expect(filled.code.toLowerCase(), where).toContain(
        (newest?.address ?? `<${contractName}>`).toLowerCase(),
      );
      if (!newest) expect(filled.notes.join(), where).toContain(`${contractName} is not deployed`);
    }
    const row = endpoints[indexer].theGraph.find(({ chainId }) => chainId === id);
    if (/api\.studio|subgraphs\/id\//.test(code)) {
      const urls = [row?.production, row?.testing].filter(Boolean);
      if (row)
        expect(
          urls.some((url) => filled.code.includes(url!)),
          where,
        ).toBe(true);
      else expect(filled.notes.join(), where).toContain("The Graph has no such address");
    }
    // No ID of the example's chain is left, unless the line says why.
    const ids = [...filled.code.matchAll(/(?:\b[LF][KL]\d*|0x[\da-f]{40}|\basset)-(\d+)/gi)].map(
      ([, text]) => text,
    );
    if (filled.notes.length === 0)
      expect(
        ids.filter((text) => text !== String(id)),
        where,
      ).toEqual([]);
    if (chain.envio.includes(indexer)) {
      const numbers = [...filled.code.matchAll(/chainId"?: ?(?:\{ ?_eq: )?"?(\d+)/g)].map(([, text]) => text);
      expect(
        numbers.filter((text) => text !== String(id)),
        where,
      ).toEqual([]);
    }
  }
});
