import { sablier } from "sablier";
import type { ChainList, ChainRow, Product, ProductState } from "./types";

/** The product lines whose releases the chain list tells apart. Same ids as in the SDK. */
export const products = ["lockup", "flow", "airdrops"] as const satisfies readonly Product[];

/** Returns one value for each product line. */
function mapProducts<T>(read: (product: Product) => T): Record<Product, T> {
  return { lockup: read("lockup"), flow: read("flow"), airdrops: read("airdrops") };
}

/** Returns the chain ids on which a release is deployed. */
function listChainIds(protocol: Product | "bob" | "legacy", version: string): ReadonlySet<number> {
  const release = sablier.releases.getAll({ protocol }).find((candidate) => candidate.version === version);
  if (!release) throw new Error(`The SDK has no release ${protocol} ${version}.`);
  return new Set(release.deployments.map((deployment) => deployment.chainId));
}

function listVersions(protocol: Product | "bob" | "legacy"): string[] {
  return sablier.releases.getAll({ protocol }).map((release) => release.version);
}

/** Returns the names of the chains on which any release of a protocol is deployed, sorted. */
function listChainNames(protocol: "bob" | "legacy"): string[] {
  const ids = new Set(listVersions(protocol).flatMap((version) => [...listChainIds(protocol, version)]));
  return [...ids].map((id) => sablier.chains.getOrThrow(id).name).sort((a, b) => a.localeCompare(b));
}

/**
 * Reads the chain list out of the SDK: every EVM chain it knows, with the releases deployed there.
 * @param sdkVersion version of the installed package, shown with the table
 * @throws Error when the SDK's records contradict each other (a chain without explorer, a doubled id)
 */
export function readChains(sdkVersion: string): ChainList {
  const currentRelease = mapProducts((product) => {
    const latest = sablier.releases.getLatest({ protocol: product });
    if (!latest) throw new Error(`The SDK marks no release of ${product} as the latest.`);
    return latest.version as string;
  });
  const deployedOn = mapProducts((product) =>
    listVersions(product).map((version) => ({ version, ids: listChainIds(product, version) })),
  );

  const chains = sablier.chains
    .getAll()
    .map((chain): ChainRow => {
      const explorer = chain.blockExplorers?.default;
      if (!explorer) throw new Error(`The SDK names no block explorer for ${chain.name}.`);
      const states = mapProducts((product): ProductState => {
        const releases = deployedOn[product]
          .filter((published) => published.ids.has(chain.id))
          .map((published) => published.version);
        return { current: releases.includes(currentRelease[product]), releases };
      });
      return {
        id: chain.id,
        name: chain.name,
        chainSlug: chain.slug,
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
    bob: listChainNames("bob"),
    legacy: listChainNames("legacy"),
  };
}
