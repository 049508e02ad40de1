import { sablier } from "sablier";

/** The product lines whose releases the chain list tells apart. Same ids as in the SDK. */
export const products = ["lockup", "flow", "airdrops"] as const;
export type Product = (typeof products)[number];

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
  readonly slug: string;
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

/** One value for each product line. */
function eachProduct<T>(of: (product: Product) => T): Record<Product, T> {
  return { lockup: of("lockup"), flow: of("flow"), airdrops: of("airdrops") };
}

/** The chain ids on which a release is deployed. */
function chainIdsOf(protocol: Product | "bob" | "legacy", version: string): ReadonlySet<number> {
  const release = sablier.releases.getAll({ protocol }).find((one) => one.version === version);
  if (!release) throw new Error(`The SDK has no release ${protocol} ${version}.`);
  return new Set(release.deployments.map((deployment) => deployment.chainId));
}

function versionsOf(protocol: Product | "bob" | "legacy"): string[] {
  return sablier.releases.getAll({ protocol }).map((release) => release.version);
}

/** Names of the chains on which any release of a protocol is deployed, sorted. */
function chainNamesOf(protocol: "bob" | "legacy"): string[] {
  const ids = new Set(versionsOf(protocol).flatMap((version) => [...chainIdsOf(protocol, version)]));
  return [...ids].map((id) => sablier.chains.getOrThrow(id).name).sort((a, b) => a.localeCompare(b));
}

/**
 * Reads the chain list out of the SDK: every EVM chain it knows, with the releases deployed there.
 * @param sdkVersion version of the installed package, shown with the table
 * @throws Error when the SDK's records contradict each other (a chain without explorer, a doubled id)
 */
export function readChains(sdkVersion: string): ChainList {
  const currentRelease = eachProduct((product) => {
    const latest = sablier.releases.getLatest({ protocol: product });
    if (!latest) throw new Error(`The SDK marks no release of ${product} as the latest.`);
    return latest.version as string;
  });
  const deployedOn = eachProduct((product) =>
    versionsOf(product).map((version) => ({ version, ids: chainIdsOf(product, version) })),
  );

  const chains = sablier.chains
    .getAll()
    .map((chain): ChainRow => {
      const explorer = chain.blockExplorers?.default;
      if (!explorer) throw new Error(`The SDK names no block explorer for ${chain.name}.`);
      const states = eachProduct((product): ProductState => {
        const releases = deployedOn[product].filter((one) => one.ids.has(chain.id)).map((one) => one.version);
        return { current: releases.includes(currentRelease[product]), releases };
      });
      return {
        id: chain.id,
        name: chain.name,
        slug: chain.slug,
        isTestnet: chain.isTestnet,
        isZK: chain.isZK,
        isSupportedByUI: chain.isSupportedByUI,
        nativeToken: {
          symbol: chain.nativeCurrency.symbol,
          name: chain.nativeCurrency.name,
          decimals: chain.nativeCurrency.decimals,
        },
        explorer: { name: explorer.name, url: explorer.url },
        products: states,
        isCurrent: products.some((product) => states[product].current),
      };
    })
    .sort((a, b) => a.name.localeCompare(b.name));

  if (new Set(chains.map((chain) => chain.id)).size !== chains.length) {
    throw new Error("The SDK lists a chain id twice.");
  }

  const count = (test: (chain: ChainRow) => boolean) => chains.filter(test).length;
  return {
    sdkVersion,
    currentRelease,
    counts: {
      known: chains.length,
      knownMainnets: count((chain) => !chain.isTestnet),
      knownTestnets: count((chain) => chain.isTestnet),
      current: count((chain) => chain.isCurrent),
      currentMainnets: count((chain) => chain.isCurrent && !chain.isTestnet),
      currentTestnets: count((chain) => chain.isCurrent && chain.isTestnet),
      olderOnly: count((chain) => !chain.isCurrent),
      supportedByUI: count((chain) => chain.isSupportedByUI),
    },
    chains,
    bob: chainNamesOf("bob"),
    legacy: chainNamesOf("legacy"),
  };
}
