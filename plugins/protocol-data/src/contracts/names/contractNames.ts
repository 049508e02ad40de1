import * as viemChains from "viem/chains";
import { tokens } from "viem/tokens";
import type { Chain } from "viem";
import type { KnownContractRow } from "./knownContracts";

/** Contracts of viem's chains that receive tokens for others, or by mistake. */
const OF_CHAINS: Readonly<Record<string, string>> = {
  l1StandardBridge: "L1StandardBridge",
  l2StandardBridge: "L2StandardBridge",
  l2CrossDomainMessenger: "L2CrossDomainMessenger",
  l2ToL1MessagePasser: "L2ToL1MessagePasser",
  portal: "OptimismPortal",
  multicall3: "Multicall3",
};

/**
 * Returns the names by address in small letters of contracts that are no recipients: Sablier's own, and those of tokens and bridges
 * on Sablier's chains as viem lists them.
 *
 * @returns names such as `SablierLockup (Lockup v4.0)`, `USDC (Base)` and `L1StandardBridge (Base)`
 */
export function readContractNames(known: readonly KnownContractRow[]): Readonly<Record<string, string>> {
  const ids = new Set(known.flatMap(({ addresses }) => Object.keys(addresses).map(Number)));
  const chains = (Object.values(viemChains) as Chain[]).filter(({ id, testnet }) => ids.has(id) && !testnet);
  const names: Record<string, string> = {};
  for (const { name: chain, contracts = {} } of chains) {
    for (const [key, contract] of Object.entries(contracts)) {
      const name = OF_CHAINS[key];
      if (!name || !contract) continue;
      // A contract of this chain, or contracts by the id of the chain below it.
      const listed = "address" in contract ? [contract] : Object.values(contract);
      const isShared = key.startsWith("l2") || key === "multicall3";
      for (const { address } of listed as { address: string }[]) {
        names[address.toLowerCase()] = isShared ? name : `${name} (${chain})`;
      }
    }
  }
  for (const { symbol, addresses } of tokens.all) {
    for (const { id, name: chain } of chains) {
      const address: string | undefined = (addresses as Record<number, string>)[id];
      if (address) names[address.toLowerCase()] = `${symbol} (${chain})`;
    }
  }
  for (const { contractName, release, addresses } of known) {
    for (const address of Object.values(addresses))
      names[address.toLowerCase()] = `${contractName} (${release})`;
  }
  return names;
}
