import type { CurrentEndpoints } from "../../../../data/endpoints/types";
import { airdrops } from "../../../../data/endpoints/airdrops";
import { streams } from "../../../../data/endpoints/streams";

export const vendors = ["the-graph", "envio"] as const;
/** Who answers: each vendor has a dialect of its own. */
export type Vendor = (typeof vendors)[number];
/** What a query is about. */
export type Product = "lockup" | "flow" | "airdrops";
/** Which index answers: Lockup and Flow share one. */
export type IndexerName = CurrentEndpoints["indexer"];

/** Where a query can be sent. */
export interface IndexerAddress {
  /** The chain, or that it is all of them. */
  readonly chain: string;
  readonly url: string;
  /** The server answers only to a key in the header `Authorization`. */
  readonly needsKey: boolean;
}

const endpoints: Readonly<Record<IndexerName, CurrentEndpoints>> = { streams, airdrops };

export const vendorNames: Readonly<Record<Vendor, string>> = { "the-graph": "The Graph", envio: "Envio" };

/** Returns the index that answers questions about a product. */
export function findIndexer(product: Product): IndexerName {
  return product === "airdrops" ? "airdrops" : "streams";
}

/**
 * Returns every current address of an indexer at a vendor: those without a key first, then by the name of the chain.
 */
export function listAddresses(indexer: IndexerName, vendor: Vendor): readonly IndexerAddress[] {
  const { theGraph, envio } = endpoints[indexer];
  if (vendor === "envio") return [{ chain: "All chains", url: envio.graphql, needsKey: false }];
  const open = theGraph.flatMap(({ chain, host, testing, production }) => {
    const url = host === "custom" ? production : testing;
    return url === null ? [] : [{ chain, url, needsKey: false }];
  });
  const keyed = theGraph
    .filter(({ host }) => host === "network")
    .map(({ chain, production }) => ({ chain, url: production, needsKey: true }));
  return [...open, ...keyed];
}

/** Returns the address that examples use: Ethereum at The Graph, in production or in testing; all chains at Envio. */
export function findExampleAddress(indexer: IndexerName, vendor: Vendor, needsKey = false): IndexerAddress {
  const found = listAddresses(indexer, vendor).find(
    (address) => vendor === "envio" || (address.chain === "Ethereum" && address.needsKey === needsKey),
  );
  if (!found) throw new Error(`No example address for ${indexer} at ${vendor}.`);
  return found;
}

/** The origins of all current addresses: those that a page which sends queries has to be allowed to reach. */
export const indexerOrigins: readonly string[] = [
  ...new Set(
    (["streams", "airdrops"] as const).flatMap((indexer) =>
      vendors.flatMap((vendor) => listAddresses(indexer, vendor).map(({ url }) => new URL(url).origin)),
    ),
  ),
].sort();
