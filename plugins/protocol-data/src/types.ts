import type { productNames } from "../../../data/site/products";

// The records that this plugin writes as JSON and that components read.

/** A product line whose releases the chain list tells apart. Same ids as in the SDK. */
export type Product = keyof typeof productNames;

/** A template of the SDK. */
export interface CsvTemplate {
  /** `lockup/range/cliff`: unique, and the name of the file on the reader's disk. */
  readonly id: string;
  readonly family: "airdrops" | "flow" | "lockup";
  /** Lockup only: whether dates are relative to the creation or absolute. */
  readonly timing?: "duration" | "range";
  /** The shape's id in the SDK, or the file's name in the other families. */
  readonly shape: string;
  /** What pages call the shape. Undefined for a file that no shape has. */
  readonly label?: string;
  readonly columns: readonly string[];
  /** The text of the file. */
  readonly text: string;
}

/** What a release can charge, as the SDK records it. */
export interface ReleaseRow {
  readonly product: Product;
  readonly version: string;
  readonly isCurrent: boolean;
  /** `withdraw` or `claim` accepts the native token, so an interface can attach a fee to it. */
  readonly isPayable: boolean;
  /** The contracts themselves refuse a call that pays less than the Comptroller's minimum. */
  readonly hasMinimum: boolean;
}

/** One chain's Comptroller proxy. */
export interface ComptrollerRow {
  readonly chainId: number;
  readonly chainName: string;
  readonly isTestnet: boolean;
  readonly address: string;
  readonly explorerUrl: string;
}

/** One contract of a Legacy release on one chain. */
export interface LegacyContractRow {
  readonly version: string;
  readonly chainId: number;
  readonly chainName: string;
  readonly contract: string;
  readonly address: string;
  readonly explorerUrl: string;
}

/** What a chain has to do with a product line today. */
export interface ProductState {
  /** The current release is deployed here. */
  readonly current: boolean;
  /** Every release with a deployment here, oldest first, e.g. `["v1.1", "v1.2"]`. Empty: never deployed. */
  readonly releases: readonly string[];
}

/** One EVM chain, as small as a page needs it. */
export interface ChainRow {
  readonly id: number;
  /** Name as the SDK (and viem) spell it, e.g. "OP Mainnet". */
  readonly name: string;
  /** How the SDK calls the chain in links, such as `base`. */
  readonly chainSlug: string;
  readonly isTestnet: boolean;
  /** The chain runs a ZK virtual machine: other bytecode, other addresses. */
  readonly isZK: boolean;
  /** The web app lists this chain. */
  readonly isSupportedByUI: boolean;
  readonly nativeToken: { readonly symbol: string; readonly name: string; readonly decimals: number };
  readonly explorer: { readonly name: string; readonly url: string };
  readonly products: Readonly<Record<Product, ProductState>>;
  /** At least one product line's current release is deployed here. */
  readonly isCurrent: boolean;
}

/** How many chains there are of each kind; pages print these and never type them. */
export interface ChainCounts {
  readonly known: number;
  readonly knownMainnets: number;
  readonly knownTestnets: number;
  readonly current: number;
  readonly currentMainnets: number;
  readonly currentTestnets: number;
  readonly olderOnly: number;
  readonly supportedByUI: number;
}

/** Everything that the chain pages show. */
export interface ChainList {
  /** Version of the npm package `sablier` that this was read from. */
  readonly sdkVersion: string;
  /** Current release of each product line, e.g. `v4.0`. */
  readonly currentRelease: Readonly<Record<Product, string>>;
  readonly counts: ChainCounts;
  /** Sorted by name, ignoring case. */
  readonly chains: readonly ChainRow[];
  /** Chains of the price-gated vaults, which have no section of their own here. */
  readonly bob: readonly string[];
  /** Chains of the first protocol, all releases together. */
  readonly legacy: readonly string[];
}

/** One contract of a release. Chains give addresses in the order of this list. */
export interface ReleaseContract {
  readonly name: string;
  /** Short name in stream and campaign ids, e.g. `LK3` in `LK3-1-42`. Empty: the contract mints nothing. */
  readonly alias: string;
}

/** Address of a contract, with the block of its deployment where the SDK records it. Null: not deployed on the chain. */
export type DeployedContract = readonly [address: string] | readonly [address: string, block: number] | null;

/** One chain with the contracts of a release. Short keys are on purpose: a page carries this list to the browser. */
export interface ChainDeployment {
  readonly id: number;
  readonly name: string;
  readonly isTestnet: boolean;
  /** Of an address page in the chain's explorer, without the address. */
  readonly explorer: string;
  readonly contracts: readonly DeployedContract[];
}

/** Everything that the page of one release shows. */
export interface ReleaseDeployments {
  readonly product: Product;
  readonly version: string;
  readonly isCurrent: boolean;
  /** Version of the npm package `sablier` that this was read from. */
  readonly sdkVersion: string;
  readonly contracts: readonly ReleaseContract[];
  /** Sorted by name. */
  readonly chains: readonly ChainDeployment[];
  /** Against the release before: chains that are new, and chains that it did not reach. Null for the first release. */
  readonly change: {
    readonly since: string;
    readonly added: readonly string[];
    readonly gone: readonly string[];
  } | null;
}

/** A deployed contract as one self-contained record: what the downloads hold. */
export interface DeploymentRecord {
  readonly product: Product;
  readonly release: string;
  readonly chainId: number;
  readonly chain: string;
  readonly isTestnet: boolean;
  readonly contract: string;
  /** Null: the contract has no alias. */
  readonly alias: string | null;
  readonly address: string;
  /** Block of the deployment. Null: the SDK does not record it. */
  readonly block: number | null;
  readonly explorerUrl: string;
}

/** Products whose streams indexers follow. */
export type StreamProduct = "flow" | "lockup";

/** An event with one topic and one choice of indexed fields, and the releases in which it looks like that. */
export interface EventTopicRow {
  readonly event: string;
  /** The first topic of its logs: the hash of its signature. */
  readonly topic: string;
  /** Names of the indexed fields in the newest of the releases, in their order: the topics that follow. */
  readonly indexed: readonly string[];
  /** Oldest first, as `v1.0`. */
  readonly releases: readonly string[];
}

/** Every topic of a product, and its releases, oldest first. */
export interface EventTopics {
  readonly releases: readonly string[];
  /** By name, then the newest first. */
  readonly rows: readonly EventTopicRow[];
}
