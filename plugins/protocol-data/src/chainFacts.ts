import * as viemChains from "viem/chains";
import { sablier } from "sablier";
import { airdrops } from "../../../data/endpoints/airdrops";
import { streams } from "../../../data/endpoints/streams";
import { type StreamContractRow } from "./contracts/streamContracts";
import type { ChainList } from "./types";
import type {
  ChainContract,
  ChainFacts,
  FormerContracts,
  StreamProduct,
} from "../../../src/protocol/chainFacts";

/** The contract of each product that pages mean. Lockup had other contracts before v2.0, which take other calls. */
const CONTRACTS = { lockup: "SablierLockup", flow: "SablierFlow" } as const satisfies Record<
  StreamProduct,
  string
>;

const indexers = [streams, airdrops];

/** What `viem/chains` calls each chain, by id: the first of its names. */
const viemNames = new Map<number, string>(
  Object.entries(viemChains)
    .map(([name, { id }]) => [id, name] as const)
    .reverse(),
);

/** Returns the subgraphs of a chain, by indexer. One on a node of the chain's own takes no key in production either. */
function listSubgraphs(id: number): ChainFacts["theGraph"] {
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
 * Returns the newest contract of each product on each chain that has one.
 *
 * @param contracts the stream contracts, the newest release of each product first
 */
export function createChainFacts(
  { chains }: ChainList,
  contracts: readonly StreamContractRow[],
): readonly ChainFacts[] {
  return chains.flatMap(({ id, name, isTestnet, explorer }) => {
    const ofChain = contracts.filter(({ addresses }) => String(id) in addresses);
    const newest = (product: StreamProduct): ChainContract | undefined => {
      const found = ofChain.find(
        (row) => row.protocol === product && row.contractName === CONTRACTS[product],
      );
      return found && [found.version, found.addresses[String(id)]!, found.alias];
    };
    const former = (product: StreamProduct): FormerContracts | undefined => {
      const rows = ofChain.filter((row) => row.protocol === product);
      const [first] = rows;
      if (!first || rows.some(({ contractName }) => contractName === CONTRACTS[product])) return undefined;
      const names = rows
        .filter(({ version }) => version === first.version)
        .map(({ contractName }) => contractName);
      return [first.version, ...names];
    };
    const [lockup, flow] = [newest("lockup"), newest("flow")];
    if (!lockup && !flow) return [];
    const formerLockup = former("lockup");
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
        ...(formerLockup && { former: { lockup: formerLockup } }),
        ...(rpc && { rpc }),
        ...(viem && { viem }),
        theGraph: listSubgraphs(id),
        envio: indexers
          .filter(({ envio }) => envio.chains.some(({ chainId }) => chainId === id))
          .map(({ indexer }) => indexer),
      },
    ];
  });
}
