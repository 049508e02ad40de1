// #region chains
import { sablier } from "sablier";

// The chain list also holds chains that only have older releases: start from the release you use.
const lockup = sablier.releases.getLatest({ protocol: "lockup" });
if (!lockup) throw new Error("This version of the SDK marks no Lockup release as the latest.");

export const chains = lockup.deployments.map(({ chainId }) => {
  const chain = sablier.chains.getOrThrow(chainId);
  return {
    id: chain.id,
    name: chain.name,
    nativeToken: chain.nativeCurrency.symbol,
    explorer: chain.blockExplorers?.default.url,
    isTestnet: chain.isTestnet,
  };
});
// #endregion chains
