/**
 * Endpoints of the indexers. The tables of pages are made from them, and the site serves each list as JSON
 * (`/api/endpoints/streams.json`; plugins/protocol-data).
 * Source: github.com/sablier-labs/indexers, package 7.1.0.
 */

/** One subgraph on The Graph, or on a graph node of a chain's own. */
export interface Subgraph {
  readonly chain: string;
  readonly chainId: number;
  readonly isTestnet: boolean;
  /** `network`: The Graph Network, production needs a key. `custom`: a node of the chain's own, no key. */
  readonly host?: "network" | "custom";
  readonly name: string;
  /** `null` on a custom node. */
  readonly subgraphId: string | null;
  /** May hold the placeholder `{API_KEY}`; never a key. */
  readonly production: string;
  /** Without a key, 3,000 queries a day; `null` where there is none. */
  readonly testing: string | null;
  readonly explorer: string | null;
  /** Previous endpoints: since when and why it is not used any more. */
  readonly reason?: string;
  readonly note?: string;
}

/** A chain that an Envio indexer covers. */
export interface EnvioChain {
  readonly chain: string;
  readonly chainId: number;
  readonly isTestnet: boolean;
  /** Data source where it is not the default one. */
  readonly hypersync?: string;
}

/** One Envio deployment: one endpoint for all chains. */
export interface EnvioDeployment {
  readonly deploymentId: string;
  readonly graphql: string;
  readonly converter: string;
  readonly playground: string;
  readonly explorer: string;
  readonly chains: readonly EnvioChain[];
}

/** Current endpoints of one indexer. */
export interface CurrentEndpoints {
  readonly indexer: "streams" | "airdrops";
  /** Day of the source's last change, ISO 8601. */
  readonly asOf: string;
  readonly theGraph: readonly Subgraph[];
  readonly envio: EnvioDeployment;
}

/** An Envio deployment that was replaced. */
export interface PreviousEnvio {
  readonly deploymentId: string;
  readonly graphql: string;
  readonly explorer: string | null;
  /** Months in which it was listed. */
  readonly listed: string;
  readonly replacedBy: string | null;
  readonly note: string | null;
}

/** Endpoints of one product that are not current any more. */
export interface PreviousEndpoints {
  readonly product: "lockup" | "flow" | "airdrops";
  readonly asOf: string;
  /** Second line-up, February 2025 to 2026. */
  readonly until2026: readonly Subgraph[];
  /** First line-up, deprecated on 3 February 2025. */
  readonly until2025: readonly Subgraph[];
  readonly envio: readonly PreviousEnvio[];
}

/** Subgraphs of the first protocol. */
export interface LegacyEndpoints {
  readonly asOf: string;
  readonly theGraph: readonly Subgraph[];
}
