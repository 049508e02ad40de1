import { chainNames, findChain, findIndexed, type ChainName } from "../chains";
import type { Subgraph } from "../types";

/** Where the subgraphs of a time answer: in production with `{id}`, and in testing by the number of an account. */
const lineUps = {
  current: { production: "https://gateway.thegraph.com/api/subgraphs/id/{id}", account: 112500 },
  until2026: { production: "https://gateway.thegraph.com/api/subgraphs/id/{id}", account: 112500 },
  until2025: {
    production: "https://gateway-arbitrum.network.thegraph.com/api/{API_KEY}/subgraphs/id/{id}",
    account: 57079,
  },
} as const;

/** An id on The Graph Network, or one of the chains' own nodes. */
type Place = string;
/** A subgraph: where it is, or that with what is special about it. */
type Row = Place | (Pick<Subgraph, "reason" | "note"> & { readonly at: Place; readonly name?: string });

/**
 * Writes out the addresses of subgraphs.
 *
 * @param prefix what their names begin with; the chain's follows, except for Ethereum's until 2025
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
      ...findChain(key as ChainName),
      ...(time === "current" && { host: isNode ? "custom" : "network" }),
      name,
      ...(isNode ? addressesAt(at.replace("{name}", name)) : addressesOnNetwork(time, name, at)),
      ...remarks,
    };
  });
}

/** The current subgraphs of an indexer. */
export function listCurrentSubgraphs(indexer: "streams" | "airdrops", prefix: string): readonly Subgraph[] {
  const rows = chainNames.flatMap((name) => {
    const at = findIndexed(name)[indexer];
    return at === undefined ? [] : [[name, at]];
  });
  return subgraphs("current", prefix, Object.fromEntries(rows) as Partial<Record<ChainName, Place>>);
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
