import { chainOf, type ChainName } from "./chains";
import type { EnvioDeployment } from "./types";

/** Chains that both indexers cover, in the order of their names, testnets last. */
const covered = [
  "abstract",
  "arbitrum",
  "avalanche",
  "base",
  "berachain",
  "blast",
  "bsc",
  "chiliz",
  "ethereum",
  "gnosis",
  "hyperevm",
  "linea",
  "mode",
  "monad",
  "morph",
  "optimism",
  "polygon",
  "robinhood",
  "scroll",
  "sei",
  "sonic",
  "sophon",
  "superseed",
  "unichain",
  "xdc",
  "zksync",
  "base-sepolia",
  "sepolia",
] as const satisfies readonly ChainName[];

/** Data sources where they are not the default ones. */
const hypersync: Partial<Record<ChainName, string>> = {
  chiliz: "https://chiliz.hypersync.xyz",
  hyperevm: "https://hyperliquid.hypersync.xyz",
  robinhood: "https://robinhood.hypersync.xyz",
  sei: "https://sei.hypersync.xyz",
};

/** Writes out the addresses of a deployment. */
export function envio(deploymentId: string, explorer: string): EnvioDeployment {
  const server = `https://indexer.hyperindex.xyz/${deploymentId}`;
  const graphql = `${server}/v1/graphql`;
  return {
    deploymentId,
    graphql,
    converter: `${server}/converter`,
    playground: `https://cloud.hasura.io/public/graphiql?endpoint=${encodeURIComponent(graphql)}`,
    explorer,
    chains: covered.map((name) => ({
      ...chainOf(name),
      ...(hypersync[name] && { hypersync: hypersync[name] }),
    })),
  };
}
