import { sablier } from "sablier";
import { getAddress } from "viem";
import * as StreamId from "./streamId";

/**
 * The contract aliases of all releases, read from the SDK. The SDK carries every ABI (1.5 MB): import this module from
 * plugins, scripts and tests, never from a component that runs in the browser.
 */

/** An alias, what it stands for, and where that release is deployed. */
export interface ReleaseAlias {
  alias: string;
  protocol: "airdrops" | "flow" | "lockup";
  contractName: string;
  /** Release of the protocol, such as `v4.0`. */
  version: string;
  isLatest: boolean;
  /** Contract address by chain id, with its checksum, which the SDK leaves out of some. */
  addresses: ReadonlyMap<number, string>;
}

const PROTOCOLS = ["lockup", "flow", "airdrops"] as const;

/** Contracts of Airdrops v1.1 and v1.2 are in two releases, as they were deployed with Lockup; they are listed once. */
let cache: ReadonlyMap<string, ReleaseAlias> | undefined;

/** Returns all aliases, newest release of each protocol first. */
export function listAll(): ReadonlyMap<string, ReleaseAlias> {
  cache ??= read();
  return cache;
}

/** Returns the aliases that can be at the front of a stream's identifier: Lockup and Flow contracts. */
export function listOfStreams(): ReleaseAlias[] {
  return [...listAll().values()].filter(({ protocol }) => protocol !== "airdrops");
}

/**
 * Returns the identifier with the contract's address instead of its alias, as the indexers store it.
 *
 * @throws IdentifierError when the alias is unknown or its release is not deployed on the chain
 */
export function resolve(id: StreamId.StreamId): StreamId.StreamId {
  if (id.sourceKind === "address") return id;
  const release = listAll().get(id.source);
  if (!release || release.protocol === "airdrops") {
    throw new StreamId.IdentifierError(`No stream contract has the alias "${id.source}".`);
  }
  const address = release.addresses.get(id.chainId);
  if (!address) {
    throw new StreamId.IdentifierError(
      `${release.contractName} ${release.version} is not deployed on chain ${id.chainId}.`,
    );
  }
  return { ...id, source: address.toLowerCase(), sourceKind: "address" };
}

/** Returns the identifier with the contract's alias instead of its address; unchanged when the address is not known. */
export function shorten(id: StreamId.StreamId): StreamId.StreamId {
  if (id.sourceKind === "alias") return id;
  const release = listOfStreams().find(
    ({ addresses }) => addresses.get(id.chainId)?.toLowerCase() === id.source,
  );
  return release ? { ...id, source: release.alias, sourceKind: "alias" } : id;
}

function read(): ReadonlyMap<string, ReleaseAlias> {
  const aliases = new Map<string, ReleaseAlias>();
  for (const protocol of PROTOCOLS) {
    const releases = [...sablier.releases.getAll({ protocol })].reverse();
    for (const release of releases) {
      for (const [contractName, alias] of Object.entries(release.aliases ?? {})) {
        const isOfOtherProtocol = (protocol === "airdrops") !== contractName.includes("Merkle");
        if (isOfOtherProtocol) continue;
        const addresses = new Map<number, string>();
        for (const { chainId, contracts } of release.deployments) {
          const contract = contracts.find((candidate) => candidate.alias === alias);
          if (contract) addresses.set(chainId, getAddress(contract.address.toLowerCase()));
        }
        aliases.set(alias, {
          alias,
          protocol,
          contractName,
          version: release.version,
          isLatest: release.isLatest,
          addresses,
        });
      }
    }
  }
  return aliases;
}
