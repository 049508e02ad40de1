import { expect, it, vi } from "vitest";
import { currentReleases } from "@site/data/contracts/currentReleases";
import { chainFacts } from "@site/plugins/protocol-data/src/chainFacts";
import { readChains } from "@site/plugins/protocol-data/src/chains";
import { readStreamContracts } from "@site/plugins/protocol-data/src/contracts/streamContracts";

const facts = chainFacts(readChains(""), readStreamContracts());
vi.doMock("@generated/protocol-data/default/chainFacts.json", () => ({ default: facts }));
const { fillChain } = await import("./chainValues");
const of = (id: number) => facts.find((chain) => chain.id === id)!;
const base = of(8453);
const filled = (code: string, id = 8453) => fillChain(code, of(id)).code;

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
  ["https://gateway.thegraph.com/api/subgraphs/id/<SUBGRAPH_ID>", base.theGraph.streams!.production],
  [of(1).theGraph.airdrops!.production, base.theGraph.airdrops!.production],
  [of(1).theGraph.streams!.production, base.theGraph.streams!.production],
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
    // Nothing is said of the release that the pages are about.
    expect(notes).toHaveLength(chain.lockup?.[0] === currentReleases.lockup.release ? 0 : 1);
  }
});
