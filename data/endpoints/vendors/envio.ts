import { chainNames, findChain, findIndexed } from "../chains";
import type { EnvioDeployment } from "../types";

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
    chains: chainNames.flatMap((name) => {
      const { envio } = findIndexed(name);
      if (envio === undefined) return [];
      return [{ ...findChain(name), ...(typeof envio === "string" && { hypersync: envio }) }];
    }),
  };
}
