/** The part of a released stream contract that the desk needs; the plugin `protocol-data` lists them. */
export interface StreamContract {
  readonly alias: string;
  readonly protocol: "flow" | "lockup";
  readonly version: string;
  /** By chain ID. */
  readonly addresses: Readonly<Record<string, string>>;
}

/** A released contract on one chain. */
export interface KnownContract {
  readonly alias: string;
  readonly protocol: "flow" | "lockup";
  readonly version: string;
}

/** Finds a released contract by its chain and its address in lower case. */
export type FindContract = (chainId: number, address: string) => KnownContract | undefined;

/** Makes the finder of contracts from the list of all releases. */
export function createContractFinder(contracts: readonly StreamContract[]): FindContract {
  const known = new Map<string, KnownContract>();
  for (const { alias, protocol, version, addresses } of contracts) {
    for (const [chainId, address] of Object.entries(addresses)) {
      known.set(`${chainId}-${address.toLowerCase()}`, { alias, protocol, version });
    }
  }
  return (chainId, address) => known.get(`${chainId}-${address}`);
}
