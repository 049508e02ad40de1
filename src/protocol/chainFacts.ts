import type { CurrentEndpoints } from "../../data/endpoints/types";

/** A product that has streams. */
export type StreamProduct = "flow" | "lockup";

/** A contract on one chain: its release, its address with the checksum, and its alias, such as `LK3`. */
export type ChainContract = readonly [version: string, address: string, alias: string];

/** The release of a product that a chain has instead of the current contract, and the names of its contracts. */
export type FormerContracts = readonly [version: string, ...names: string[]];

/** The addresses of a subgraph. */
export interface SubgraphUrls {
  /** It may hold the placeholder `{API_KEY}`. */
  readonly production: string;
  /** Takes no key. */
  readonly testing?: string;
}

/** Facts that a reader who works on one chain needs. */
export interface ChainFacts {
  readonly id: number;
  readonly name: string;
  readonly isTestnet: boolean;
  /** Address of the block explorer, without a slash at its end. */
  readonly explorer: string;
  /** `SablierLockup` in its newest release there. */
  readonly lockup?: ChainContract;
  /** `SablierFlow` in its newest release there. */
  readonly flow?: ChainContract;
  /** Products whose contract is not there, although older contracts of other names are. */
  readonly former?: Partial<Record<StreamProduct, FormerContracts>>;
  /** The first public node that the SDK names. */
  readonly rpc?: string;
  /** What `viem/chains` calls it. */
  readonly viem?: string;
  /** The Graph, by indexer. */
  readonly theGraph: Partial<Record<CurrentEndpoints["indexer"], SubgraphUrls>>;
  /** Which of Envio's indexers cover it. */
  readonly envio: readonly CurrentEndpoints["indexer"][];
}
