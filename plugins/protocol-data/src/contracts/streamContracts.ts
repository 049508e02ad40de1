import { usesComptroller } from "sablier/evm";
import { sablier } from "sablier";
import { listAll, listOfStreams } from "../../../../src/protocol/links/identifiers/releaseAliases";

/** A contract that holds streams, as small as the browser needs it to explain a stream's ID. */
export interface StreamContractRow {
  readonly alias: string;
  readonly protocol: "flow" | "lockup";
  readonly contractName: string;
  /** Release, such as `v4.0`. */
  readonly version: string;
  /** Contract address by chain id, with its checksum. */
  readonly addresses: Readonly<Record<string, string>>;
}

/** A factory of airdrop campaigns. */
export type FactoryRow = Omit<StreamContractRow, "protocol"> & { readonly protocol: "airdrops" };

/** Returns the factories of the releases of Airdrops that know a Comptroller, the newest first. */
export function readFactories(): FactoryRow[] {
  const controlled = sablier.releases.getAll({ protocol: "airdrops" }).filter(usesComptroller);
  return [...listAll().values()]
    .filter(
      (release) =>
        release.protocol === "airdrops" && controlled.some(({ version }) => version === release.version),
    )
    .map(({ alias, contractName, version, addresses }) => ({
      alias,
      protocol: "airdrops",
      contractName,
      version,
      addresses: Object.fromEntries(addresses),
    }));
}

/** Returns the stream contracts of all releases, Lockup first, the newest release of each protocol first. */
export function readStreamContracts(): StreamContractRow[] {
  return listOfStreams().map(({ alias, protocol, contractName, version, addresses }) => ({
    alias,
    protocol: protocol === "flow" ? "flow" : "lockup",
    contractName,
    version,
    addresses: Object.fromEntries(addresses),
  }));
}
