import * as ReleaseAliases from "../../../../../src/protocol/links/identifiers/releaseAliases";

/** A contract's alias as the alias table shows it. */
export interface AliasRow {
  readonly alias: string;
  readonly protocol: "lockup" | "flow" | "airdrops";
  readonly contractName: string;
  readonly version: string;
  readonly isLatest: boolean;
  /** Number of chains on which that release's contract is deployed. */
  readonly chains: number;
}

/** Returns every alias of the SDK, newest release of each product first. */
export function readAliases(): AliasRow[] {
  return [...ReleaseAliases.listAll().values()].map(({ addresses, ...row }) => ({
    ...row,
    chains: addresses.size,
  }));
}
