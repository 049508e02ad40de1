import { sablier } from "sablier";
import { getContractExplorerURL, hasOnchainMinFee, isEvmReleasePayable, usesComptroller } from "sablier/evm";
import { products } from "../chains";
import type { ComptrollerRow, LegacyContractRow, ReleaseRow } from "../types";

/** Returns every release of the three product lines, oldest first, with what it can charge. */
export function readReleases(): ReleaseRow[] {
  return products.flatMap((product) =>
    sablier.releases.getAll({ protocol: product }).map((release): ReleaseRow => {
      const isPayable = isEvmReleasePayable(release);
      // The SDK records the minimum for streams only. Campaigns read theirs from the Comptroller, so a payable
      // campaign release that uses it has one. Lockup v1.0 and v1.1 had an unrelated contract of the same name.
      const hasMinimum =
        product === "airdrops" ? isPayable && usesComptroller(release) : hasOnchainMinFee(release);
      return { product, version: release.version, isCurrent: release.isLatest, isPayable, hasMinimum };
    }),
  );
}

/** Returns the Comptroller of each chain, sorted by chain name. */
export function readComptrollers(): ComptrollerRow[] {
  return sablier.comptroller
    .getAll()
    .map((contract): ComptrollerRow => {
      const chain = sablier.chains.getOrThrow(contract.chainId);
      return {
        chainId: chain.id,
        chainName: chain.name,
        isTestnet: chain.isTestnet,
        address: contract.address,
        explorerUrl: `${chain.blockExplorers!.default.url.replace(/\/$/, "")}/address/${contract.address}`,
      };
    })
    .sort((a, b) => a.chainName.localeCompare(b.chainName));
}

/** Returns the contracts of Legacy v1.1, then those of v1.0, each sorted by chain name. */
export function readLegacyContracts(): LegacyContractRow[] {
  return (["v1.1", "v1.0"] as const).flatMap((version) =>
    writeRelease(version)
      .deployments.flatMap(({ chainId, contracts }) =>
        contracts.map(({ name, address }): LegacyContractRow => {
          const chain = sablier.chains.getOrThrow(chainId);
          const explorerUrl = getContractExplorerURL(chain.blockExplorers!.default.url, address);
          return { version, chainId, chainName: chain.name, contract: name, address, explorerUrl };
        }),
      )
      .sort((a, b) => a.chainName.localeCompare(b.chainName, "en")),
  );
}

function writeRelease(version: "v1.1" | "v1.0") {
  const release = sablier.releases.get({ protocol: "legacy", version });
  if (!release) throw new Error(`The SDK has no Legacy ${version}.`);
  return release;
}
