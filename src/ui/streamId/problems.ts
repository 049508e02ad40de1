import { IdentifierError } from "../../protocol/links/identifiers/streamId";
import { composeDeskLink } from "../sealedLink/deskLink";

/** A link that helps a reader on, with its words. */
export interface HelpfulLink {
  readonly words: string;
  readonly url: string;
}

/** What is wrong with an ID, with links to where the reader gets on. */
export class ExplainedError extends IdentifierError {
  constructor(
    message: string,
    readonly links: readonly HelpfulLink[] = [],
    /** An address that the box does not know by itself; the list of all contracts may. */
    readonly address?: string,
  ) {
    super(message);
  }
}

/** Something that is known and is no stream: nothing is wrong with it. */
export class OtherThing extends ExplainedError {}

/** Returns what the app finds for an account, by its address or ENS name. */
function listSearches(account: string): HelpfulLink[] {
  const toApp = (words: string, path: string) => ({
    words,
    url: `https://app.sablier.com/${path}=${account}`,
  });
  return [
    toApp("vesting that it receives on Ethereum", "vesting/search/ethereum?r"),
    toApp("vesting that it sends on Ethereum", "vesting/search/ethereum?s"),
    toApp("payments that it receives", "payments/search?r"),
    toApp("payments that it sends", "payments/search?s"),
  ];
}

/** Returns an address alone, with what the app finds for it. */
export function explainBareAddress(address: string): OtherThing {
  return new OtherThing(
    "This is an address, not a stream ID. For a contract, add the chain and the stream number. For an account, open the desk of this site, or look it up in the app:",
    [
      { words: "its streams, claims and payments on the desk", url: composeDeskLink(address) },
      ...listSearches(address),
    ],
    address,
  );
}

/** Returns an ENS name, which the app's search takes as it takes an address. */
export function explainEnsName(name: string): OtherThing {
  return new OtherThing(
    `${name} is an ENS name, not a stream ID. Look it up in the app:`,
    listSearches(name),
  );
}

/** Returns an ENS name whose dot was left out, or a word that ends like one. */
export function explainDotlessEnsName(text: string): OtherThing {
  const name = text.replace(/eth$/, ".eth");
  return new OtherThing(
    `These letters are not a stream ID. An ENS name has a dot before eth. For ${name}, look in the app:`,
    listSearches(name),
  );
}

/** Returns a contract that a chain lacks, with the aliases that IDs begin with there. */
export function explainAbsentChain(
  contract: string,
  chain: string,
  aliases: readonly string[],
): ExplainedError {
  const there = aliases.length > 0 ? ` IDs of streams there begin with ${joinChoices(aliases)}.` : "";
  return new ExplainedError(`${contract} is not deployed on ${chain}.${there}`, [
    { words: "which chain has which release", url: "/concepts/chains" },
  ]);
}

/** Returns the number of a chain that no release is on. */
export function explainUnknownChain(id: number): ExplainedError {
  return new ExplainedError(`No known chain has the ID ${id}, the number in the middle.`, [
    { words: "the IDs of the chains", url: "/concepts/chains" },
  ]);
}

/** Returns a campaign instead of a stream: from its link in the app, or its ID. */
export function explainCampaign(id: string): OtherThing {
  return new OtherThing("This is an airdrop, which has no stream until someone claims:", [
    { words: "how to claim without the app", url: "/desk/claim" },
    { words: "the campaign in the app", url: `https://app.sablier.com/airdrops/campaign/${id}` },
    { words: "how to verify a campaign", url: "/guides/airdrops/verify-campaign" },
  ]);
}

/** Returns a link into the app that leads to no stream. */
export function explainOtherPage(kind: string): OtherThing {
  return /airdrop/i.test(kind)
    ? new OtherThing("This link leads to airdrops, not to a stream:", [
        { words: "how to claim", url: "/support/faq#claimers" },
        { words: "how to claim without the app", url: "/desk/claim" },
      ])
    : new OtherThing(
        "This link leads to a list, not to a stream. Open the stream in it: its link ends like /vesting/stream/LK3-1-12.",
        [{ words: "how to find a stream by your address", url: "/support/faq#find-stream" }],
      );
}

/** Returns a transaction, which may have created streams. */
export function explainTransactionHash(): OtherThing {
  return new OtherThing(
    "This is the hash of a transaction. Open it in the block explorer of its chain. If it created a stream, the ID of the NFT that it transferred is the stream’s number.",
    [{ words: "the block explorers by chain", url: "/concepts/chains" }],
  );
}

/** Returns words instead of an ID. */
export function explainWords(text: string): OtherThing {
  return new OtherThing("This is not an ID. Enter an ID such as LK3-1-12, or a link that contains one:", [
    { words: "find a stream by your address", url: "/support/faq#find-stream" },
    { words: `search the documentation for “${text}”`, url: `/search?q=${encodeURIComponent(text)}` },
  ]);
}

/** Returns an alias that no contract has, with those that look like it. */
export function explainUnknownAlias(alias: string, aliases: readonly string[]): ExplainedError {
  const unique = [...new Set(aliases)].sort();
  const alike = unique.filter((known) => known.slice(0, 2) === alias.slice(0, 2));
  const near = alike.length > 0 ? alike : unique.filter((known) => known.at(0) === alias.at(0));
  const said = near.length > 0 ? ` Did you mean ${joinChoices(near)}?` : "";
  return new ExplainedError(`No stream contract has the alias ${alias}.${said}`, [
    { words: "the aliases of all releases", url: "/api/ids" },
    { words: "find a stream by your address", url: "/support/faq#find-stream" },
  ]);
}

/** `LK`, `LK or LK2`, `LK, LK2 or LK3`. */
const joinChoices = (names: readonly string[]) =>
  names.length < 2 ? names.join("") : `${names.slice(0, -1).join(", ")} or ${names.at(-1)}`;

/** What to do with a stream of the first protocol. */
export const legacyLinks: readonly HelpfulLink[] = [
  { words: "the apps of Legacy, for senders and recipients", url: "/apps/v1" },
  { words: "the contracts of Legacy", url: "/guides/legacy/deployments" },
  { words: "how its streams work", url: "/guides/legacy/streams" },
];

/** The part of a known contract that its description needs. */
interface Contract {
  readonly contractName: string;
  readonly release: string;
  readonly addresses: Readonly<Record<string, string>>;
}

/** Chains that a sentence names. */
const FEW = 4;

/**
 * Returns what a contract is, by its address, as a sentence.
 * @param address in lower case
 * @returns nothing for an address of no release
 */
export function describeContract(
  address: string,
  contracts: readonly Contract[],
  chains: readonly { readonly id: number; readonly name: string }[],
): string | undefined {
  const sentences = contracts.flatMap(({ contractName, release, addresses }) => {
    const ids = Object.keys(addresses).filter((id) => addresses[id]!.toLowerCase() === address);
    if (ids.length === 0) return [];
    const names = ids.map((id) => chains.find((chain) => chain.id === Number(id))?.name ?? `chain ${id}`);
    const rest = names.length - FEW;
    const where = names.slice(0, FEW).join(", ") + (rest > 0 ? ` and ${rest} more` : "");
    return [`This is the address of ${contractName}, ${release}, on ${where}.`];
  });
  return sentences.length > 0 ? sentences.join(" ") : undefined;
}
