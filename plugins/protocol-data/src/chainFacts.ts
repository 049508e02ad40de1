import streams from "../../../data/public/api/endpoints/streams.json";
import { type StreamContractRow } from "./contracts/streamContracts";
import type { ChainList } from "./types";

/** A contract on one chain: its release, and its address with the checksum. */
export type ChainContract = readonly [version: string, address: string];

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
  /** The subgraph for streams in production; it may hold the placeholder `{API_KEY}`. */
  readonly theGraph?: string;
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
  const subgraphs = new Map(streams.theGraph.map(({ chainId, production }) => [chainId, production]));
  return chains.flatMap(({ id, name, isTestnet, explorer }) => {
    const newest = (protocol: "lockup" | "flow"): ChainContract | undefined => {
      const found = contracts.find((row) => row.protocol === protocol && String(id) in row.addresses);
      return found && [found.version, found.addresses[String(id)]!];
    };
    const [lockup, flow, theGraph] = [newest("lockup"), newest("flow"), subgraphs.get(id)];
    if (!lockup && !flow) return [];
    return [
      {
        id,
        name,
        isTestnet,
        explorer: explorer.url.replace(/\/$/, ""),
        ...(lockup && { lockup }),
        ...(flow && { flow }),
        ...(theGraph && { theGraph }),
      },
    ];
  });
}
