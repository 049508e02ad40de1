import { chainOf, type ChainName } from "./chains";
import type { Subgraph } from "./types";

/** Nodes of the chains' own, outside The Graph Network; `{name}` is the subgraph's. */
export const nodes = {
  core: "https://thegraph.coredao.org/subgraphs/name/core/{name}",
  denergy: "https://thegraph.denergychain.com/subgraphs/name/denergychain/{name}",
  form: "https://formapi.0xgraph.xyz/api/public/5961fb30-8fdc-45ad-9a35-555dd5e0dd56/subgraphs/{name}/2.3_1.0.0/gn",
  lightlink: "https://graph.phoenix.lightlink.io/query/subgraphs/name/lightlink/{name}",
  xdc: "https://graphql.xinfin.network/subgraphs/name/xdc/{name}",
} as const;

/** Where the subgraphs of a time answer: in production with `{id}`, and in testing by the number of an account. */
const lineUps = {
  current: { production: "https://gateway.thegraph.com/api/subgraphs/id/{id}", account: 112500 },
  until2026: { production: "https://gateway.thegraph.com/api/subgraphs/id/{id}", account: 112500 },
  until2025: {
    production: "https://gateway-arbitrum.network.thegraph.com/api/{API_KEY}/subgraphs/id/{id}",
    account: 57079,
  },
} as const;

/** An id on The Graph Network, or one of `nodes`. */
type Place = string;
/** A subgraph: where it is, or that with what is special about it. */
type Row = Place | (Pick<Subgraph, "reason" | "note"> & { readonly at: Place; readonly name?: string });

/**
 * Writes out the addresses of subgraphs.
 *
 * @param prefix what their names begin with; the chain's follows, but for Ethereum's until 2025
 */
export function subgraphs(
  time: keyof typeof lineUps,
  prefix: string,
  rows: Partial<Record<ChainName, Row>>,
): readonly Subgraph[] {
  return Object.entries(rows).map(([key, row]) => {
    const { at, name: ownName, ...remarks } = typeof row === "string" ? { at: row } : row;
    const plain = time === "until2025" && key === "ethereum";
    const name = ownName ?? (plain ? prefix : `${prefix}-${key}`);
    const isNode = at.startsWith("https://");
    return {
      ...chainOf(key as ChainName),
      ...(time === "current" && { host: isNode ? "custom" : "network" }),
      name,
      ...(isNode ? addressesAt(at.replace("{name}", name)) : addressesOnNetwork(time, name, at)),
      ...remarks,
    };
  });
}

function addressesAt(production: string) {
  return { subgraphId: null, production, testing: null, explorer: `${production}/graphql` };
}

function addressesOnNetwork(time: keyof typeof lineUps, name: string, id: string) {
  const { production, account } = lineUps[time];
  return {
    subgraphId: id,
    production: production.replace("{id}", id),
    testing: `https://api.studio.thegraph.com/query/${account}/${name}/version/latest`,
    explorer: `https://thegraph.com/explorer/subgraphs/${id}`,
  };
}
