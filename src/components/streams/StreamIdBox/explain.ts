import * as StreamId from "../../../lib/identifiers/streamId";

/** As much of a stream contract as the explanation needs. */
interface Contract {
  readonly alias: string;
  readonly protocol: "flow" | "lockup";
  readonly contractName: string;
  readonly version: string;
  readonly addresses: Readonly<Record<string, string>>;
}

/** As much of a chain. */
interface Chain {
  readonly id: number;
  readonly name: string;
  readonly isSupportedByUI: boolean;
  readonly explorer: { readonly name: string; readonly url: string };
}

/** What a stream's ID means. */
export interface Explanation {
  readonly product: "Flow" | "Lockup";
  readonly contractName: string;
  readonly version: string;
  readonly alias: string;
  readonly chain: Chain;
  /** With its checksum, as in the SDK. */
  readonly address: string;
  readonly tokenId: string;
  /** `alias-chainId-streamId`. */
  readonly shortId: string;
  /** `address-chainId-streamId` in lower case, the key in the indexers. */
  readonly longId: string;
  /** A link into the app; none on a chain that the app does not list. */
  readonly appUrl: string | undefined;
  /** The contract in a block explorer. */
  readonly explorerUrl: string;
}

/**
 * Says what a stream's ID means: contract, release, chain and where to look at it. Needs no network.
 * @throws IdentifierError with a sentence that says which part is wrong
 */
export function explain(text: string, contracts: readonly Contract[], chains: readonly Chain[]): Explanation {
  const id = StreamId.parse(text);
  const chain = chains.find((one) => one.id === id.chainId);
  if (!chain) throw new StreamId.IdentifierError(`No known chain has the id ${id.chainId}.`);
  const release =
    id.sourceKind === "alias"
      ? contracts.find(({ alias }) => alias === id.source)
      : contracts.find(({ addresses }) => addresses[String(id.chainId)]?.toLowerCase() === id.source);
  if (!release) {
    throw new StreamId.IdentifierError(
      id.sourceKind === "alias"
        ? `No stream contract has the alias ${id.source}.`
        : `No Sablier contract that holds streams has this address on ${chain.name}.`,
    );
  }
  const address = release.addresses[String(id.chainId)];
  if (!address) {
    throw new StreamId.IdentifierError(
      `${release.contractName} ${release.version} is not deployed on ${chain.name}.`,
    );
  }
  const of = (source: string) => StreamId.compose({ ...id, source });
  const isFlow = release.protocol === "flow";
  return {
    product: isFlow ? "Flow" : "Lockup",
    contractName: release.contractName,
    version: release.version,
    alias: release.alias,
    chain,
    address,
    tokenId: String(id.tokenId),
    shortId: of(release.alias),
    longId: of(address),
    appUrl: chain.isSupportedByUI
      ? `https://app.sablier.com/${isFlow ? "payments" : "vesting"}/stream/${of(release.alias)}`
      : undefined,
    explorerUrl: `${chain.explorer.url.replace(/\/$/, "")}/address/${address}`,
  };
}
