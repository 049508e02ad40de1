import { ofStreams } from "../../../../src/lib/links/identifiers/releaseAliases";

/** A contract that holds streams, as small as the browser needs it to explain a stream's ID. */
export interface StreamContractRow {
  readonly alias: string;
  readonly protocol: "flow" | "lockup";
  readonly contractName: string;
  /** Release, such as `v4.0`. */
  readonly version: string;
  /** Contract address by chain id. */
  readonly addresses: Readonly<Record<string, string>>;
}

/** The stream contracts of all releases, Lockup first, the newest release of each protocol first. */
export function readStreamContracts(): StreamContractRow[] {
  return ofStreams().map(({ alias, protocol, contractName, version, addresses }) => ({
    alias,
    protocol: protocol === "flow" ? "flow" : "lockup",
    contractName,
    version,
    addresses: Object.fromEntries(addresses),
  }));
}
