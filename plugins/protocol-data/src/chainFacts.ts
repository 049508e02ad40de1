import * as viemChains from "viem/chains";
import { sablier } from "sablier";
import { type CurrentEndpoints } from "../../../data/endpoints/types";
import { airdrops } from "../../../data/endpoints/airdrops";
import { streams } from "../../../data/endpoints/streams";
import { type StreamContractRow } from "./contracts/streamContracts";
import type { ChainList } from "./types";

/** A contract on one chain: its release, and its address with the checksum. */
export type ChainContract = readonly [version: string, address: string];

/** The addresses of a subgraph. */
export interface SubgraphUrls {
  /** It may hold the placeholder `{API_KEY}`. */
  readonly production: string;
  /** Takes no key. */
  readonly testing?: string;
}

/** What a reader who works on one chain needs of it. */
export interface ChainFacts {
  readonly id: number;
  readonly name: string;
  readonly isTestnet: boolean;
  /** Address of the block explorer, without a slash at its end. */
  readonly explorer: string;
  /** The newest release of Lockup there. */
  readonly lockup?: ChainContract;
  /** The newest release of Flow there. */
  readonly flow?: ChainContract;
  /** The first public node that the SDK names. */
  readonly rpc?: string;
  /** What `viem/chains` calls it. */
  readonly viem?: string;
  /** The Graph, by indexer. */
  readonly theGraph: Partial<Record<CurrentEndpoints["indexer"], SubgraphUrls>>;
  /** Which of Envio's indexers cover it. */
  readonly envio: readonly CurrentEndpoints["indexer"][];
}

const indexers = [streams, airdrops];

/** What `viem/chains` calls each chain, by id: the first of its names. */
const viemNames = new Map<number, string>(
  Object.entries(viemChains)
    .map(([name, { id }]) => [id, name] as const)
    .reverse(),
);

/** The subgraphs of a chain, by indexer. One on a node of the chain's own takes no key in production either. */
function subgraphsOf(id: number): ChainFacts["theGraph"] {
  const found = indexers.flatMap(({ indexer, theGraph }) => {
    const subgraph = theGraph.find(({ chainId }) => chainId === id);
    if (!subgraph) return [];
    const { production, host } = subgraph;
    const testing = subgraph.testing ?? (host === "custom" ? production : undefined);
    return [[indexer, { production, ...(testing && { testing }) }] as const];
  });
  return Object.fromEntries(found);
}

/**
 * The newest contract of each product on each chain that has one.
 *
 * @param contracts the stream contracts, the newest release of each product first
 */
export function chainFacts(
  { chains }: ChainList,
  contracts: readonly StreamContractRow[],
): readonly ChainFacts[] {
  return chains.flatMap(({ id, name, isTestnet, explorer }) => {
    const newest = (protocol: "lockup" | "flow"): ChainContract | undefined => {
      const found = contracts.find((row) => row.protocol === protocol && String(id) in row.addresses);
      return found && [found.version, found.addresses[String(id)]!];
    };
    const [lockup, flow] = [newest("lockup"), newest("flow")];
    if (!lockup && !flow) return [];
    const rpc = sablier.chains.getOrThrow(id).rpc.defaults[0];
    const viem = viemNames.get(id);
    return [
      {
        id,
        name,
        isTestnet,
        explorer: explorer.url.replace(/\/$/, ""),
        ...(lockup && { lockup }),
        ...(flow && { flow }),
        ...(rpc && { rpc }),
        ...(viem && { viem }),
        theGraph: subgraphsOf(id),
        envio: indexers
          .filter(({ envio }) => envio.chains.some(({ chainId }) => chainId === id))
          .map(({ indexer }) => indexer),
      },
    ];
  });
}
