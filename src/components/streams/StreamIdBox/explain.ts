import { parse } from "../../../lib/appLinks/appLinks";
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

/** An address alone, with what the app finds for it. */
export class BareAddressError extends StreamId.IdentifierError {
  readonly searches: readonly { readonly words: string; readonly url: string }[];

  constructor(address: string) {
    super("An address is no stream ID. Of a contract, add chain and number. Of an account, see in the app:");
    const of = (words: string, path: string) => ({
      words,
      url: `https://app.sablier.com/${path}=${address}`,
    });
    this.searches = [
      of("vesting that it receives on Ethereum", "vesting/search/ethereum?r"),
      of("vesting that it sends on Ethereum", "vesting/search/ethereum?s"),
      of("payments that it receives", "payments/search?r"),
      of("payments that it sends", "payments/search?s"),
    ];
  }
}

/** The ID in what a reader has at hand: the ID itself, or the link of a stream in the app. */
function idIn(text: string): string {
  const given = text.trim();
  if (/^(?:https?:|app\.sablier\.com)/i.test(given)) {
    const { page } = parse(given);
    if (page.kind === "stream") return page.id;
    throw new StreamId.IdentifierError(
      "This link leads to no stream. That of a stream ends like /vesting/stream/LK3-1-12.",
    );
  }
  if (/^[0-9]+$/.test(given)) {
    throw new StreamId.IdentifierError(
      `${given} is only the number. Put contract and chain before it, as in LK3-1-12; they stand in the stream’s link.`,
    );
  }
  if (/^0x[0-9a-f]{40}$/i.test(given)) throw new BareAddressError(given.toLowerCase());
  return text;
}

/**
 * Says what a stream's ID, or its link in the app, means: contract, release, chain and where to look at it. Needs no
 * network.
 * @throws IdentifierError or AppLinkError with a sentence that says which part is wrong
 */
export function explain(text: string, contracts: readonly Contract[], chains: readonly Chain[]): Explanation {
  const id = StreamId.parse(idIn(text));
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
