import { parse } from "../../protocol/links/appLinks/appLinks";
import { findAddressFault } from "../../protocol/links/identifiers/addressFault";
import { parseNftLink } from "../../protocol/links/identifiers/nftLink";
import { cleanPastedText } from "../../protocol/links/identifiers/pastedText";
import * as StreamId from "../../protocol/links/identifiers/streamId";
import {
  explainBareAddress,
  explainCampaign,
  explainDotlessEnsName,
  explainEnsName,
  ExplainedError,
  legacyLinks,
  explainAbsentChain,
  explainOtherPage,
  OtherThing,
  explainTransactionHash,
  explainUnknownAlias,
  explainUnknownChain,
  explainWords,
} from "./problems";
import { correctSpelling } from "./spelling";

/** The part of a stream contract that the explanation needs. */
interface Contract {
  readonly alias: string;
  readonly protocol: "flow" | "lockup";
  readonly contractName: string;
  readonly version: string;
  readonly addresses: Readonly<Record<string, string>>;
}

/** The fields of a chain that `explain` uses. */
interface Chain {
  readonly id: number;
  readonly name: string;
  readonly chainSlug: string;
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
  /** With its checksum. */
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

/** The part of an alias that a sentence needs. */
interface Alias {
  readonly alias: string;
  readonly contractName: string;
  readonly version: string;
}

/** The fields of a contract of the first protocol that `explain` uses. */
interface LegacyContract {
  readonly version: string;
  readonly chainId: number;
  readonly address: string;
}

/** What IDs are looked up in. */
export interface Directory {
  readonly contracts: readonly Contract[];
  readonly chains: readonly Chain[];
  readonly aliases: readonly Alias[];
  readonly legacy: readonly LegacyContract[];
}

/** Returns the ID in what a reader has at hand: the ID itself, or the link of a stream in the app or of its NFT. */
function findId(text: string, chains: readonly Chain[]): string {
  const pasted = cleanPastedText(text);
  const ofNft = parseNftLink(pasted, chains);
  if (ofNft) return ofNft;
  const given = correctSpelling(pasted);
  // The app's start has no path to take apart.
  if (/^(?:https?:\/\/)?app\.sablier\.com\/?$/i.test(given)) throw explainOtherPage("start");
  if (/^(?:https?:|[\w-]+\.sablier\.(?:com|finance)\b)/i.test(given)) {
    const { page } = parse(given);
    if (page.kind === "stream") return page.id;
    throw page.kind === "campaign" ? explainCampaign(page.id) : explainOtherPage(page.kind);
  }
  if (/^0x[0-9a-f]{64}$/i.test(given)) throw explainTransactionHash();
  if (/^#?[0-9][0-9.,]*$/.test(given)) {
    throw new ExplainedError(
      `${given} is only the stream number. Add the contract and chain before it, as in LK3-1-12. The stream’s link contains them.`,
    );
  }
  if (/^0x[0-9a-f]{40}$/i.test(given)) throw explainBareAddress(given.toLowerCase());
  const fault = findAddressFault(given);
  if (fault) throw new ExplainedError(fault);
  if (/^0x[0-9a-f]{40}-[1-9][0-9]*$/i.test(given)) {
    throw explainCampaign(given.toLowerCase());
  }
  if (/^(?:[a-z0-9-]+\.)+eth$/i.test(given)) throw explainEnsName(given.toLowerCase());
  if (/^[a-z0-9-]+eth$/i.test(given)) throw explainDotlessEnsName(given.toLowerCase());
  if (!/\d/.test(given) || /\s/.test(given)) throw explainWords(given);
  const [alias = ""] = given.split("-");
  // Aliases of factories have another shape than those that IDs begin with.
  return /^M[A-Z0-9_]+$/i.test(alias) ? given.replace(alias, alias.toUpperCase()) : given;
}

/** Returns an ID whose chain is given by its name, `LK3-ethereum-12`, with its number. */
function replaceChainName(given: string, chains: readonly Chain[]): string {
  const [source = "", name = "", ...rest] = given.split("-");
  const chain = chains.find(
    (chain) => chain.name.toLowerCase() === name.toLowerCase() || chain.chainSlug === name,
  );
  return chain ? [source, chain.id, ...rest].join("-") : given;
}

/** Returns why no stream contract was found for an ID, with what is known of its source. */
function explainNoContract(
  { source, sourceKind, chainId }: StreamId.StreamId,
  chain: Chain,
  { contracts, legacy }: Directory,
): ExplainedError {
  if (sourceKind === "alias") {
    const aliases = contracts.map(({ alias }) => alias);
    return explainUnknownAlias(source, aliases);
  }
  const old = legacy.find(
    (contract) => contract.chainId === chainId && contract.address.toLowerCase() === source,
  );
  if (old) {
    return new OtherThing(
      `This is a stream of Legacy ${old.version} on ${chain.name}, the first protocol. Its streams are not NFTs and are not in today’s app:`,
      legacyLinks,
    );
  }
  return new ExplainedError(
    `No Sablier contract that holds streams has this address on ${chain.name}.`,
    [],
    source,
  );
}

/**
 * Says what a stream's ID, its link in the app, or that of its NFT means: contract, release, chain and where to look at
 * it. Needs no network.
 * @throws IdentifierError or AppLinkError with a sentence that says which part is wrong; an `ExplainedError` has links
 *   that help on
 */
export function explain(text: string, directory: Directory): Explanation {
  const { contracts, chains, aliases } = directory;
  const given = replaceChainName(findId(text, chains), chains);
  const factory = aliases.find(({ alias }) => alias === given.split("-")[0]?.toUpperCase());
  if (factory && !contracts.some(({ alias }) => alias === factory.alias)) {
    throw new OtherThing(
      `${factory.alias} is the alias of ${factory.contractName} ${factory.version}, a campaign factory, which does not hold any streams. A campaign’s ID is its own address and the chain.`,
    );
  }
  const id = StreamId.parse(given);
  const chain = chains.find((chain) => chain.id === id.chainId);
  if (!chain) throw explainUnknownChain(id.chainId);
  const release =
    id.sourceKind === "alias"
      ? contracts.find(({ alias }) => alias === id.source)
      : contracts.find(({ addresses }) => addresses[String(id.chainId)]?.toLowerCase() === id.source);
  if (!release) throw explainNoContract(id, chain, directory);
  const address = release.addresses[String(id.chainId)];
  if (!address) {
    const there = contracts.filter(({ addresses }) => addresses[String(chain.id)]);
    const aliases = [...new Set(there.map(({ alias }) => alias))].sort();
    throw explainAbsentChain(`${release.contractName} ${release.version}`, chain.name, aliases);
  }
  const readId = (source: string) => StreamId.compose({ ...id, source });
  const isFlow = release.protocol === "flow";
  return {
    product: isFlow ? "Flow" : "Lockup",
    contractName: release.contractName,
    version: release.version,
    alias: release.alias,
    chain,
    address,
    tokenId: String(id.tokenId),
    shortId: readId(release.alias),
    longId: readId(address),
    appUrl: chain.isSupportedByUI
      ? `https://app.sablier.com/${isFlow ? "payments" : "vesting"}/stream/${readId(release.alias)}`
      : undefined,
    explorerUrl: `${chain.explorer.url.replace(/\/$/, "")}/address/${address}`,
  };
}
