import aliases from "@generated/protocol-data/default/aliases.json";
import chainList from "@generated/protocol-data/default/chains.json";
import legacy from "@generated/protocol-data/default/legacy.json";
import contracts from "@generated/protocol-data/default/streamContracts.json";

/** What pasted IDs are looked up in. */
export const directory = { contracts, chains: chainList.chains, aliases, legacy };

const chains = new Map(chainList.chains.map((chain) => [chain.id, chain]));

/** Returns the name of a chain, `Base`; its number for an unknown one. */
export const findChainName = (id: number): string => chains.get(id)?.name ?? `chain ${id}`;

/** Checks whether the protocol is on a chain. */
export const isKnownChain = (id: number): boolean => chains.has(id);

/** Returns the address of a page in the chain's block explorer; nothing for an unknown chain. */
export function composeExplorerUrl(
  chainId: number,
  kind: "address" | "tx",
  value: string,
): string | undefined {
  const url = chains.get(chainId)?.explorer.url;
  return url && `${url.replace(/\/$/, "")}/${kind}/${value}`;
}

/** Returns the symbol of the token in which a chain's fees are paid, `ETH`. */
export const findNativeSymbol = (id: number): string => chains.get(id)?.nativeToken.symbol ?? "native tokens";
