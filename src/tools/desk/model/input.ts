import { type Directory, explain, type Explanation } from "../../../ui/streamId/explain";
import { ExplainedError, type HelpfulLink } from "../../../ui/streamId/problems";
import { listAddressWarnings, hasWrongChecksum } from "../../../protocol/airdrops/addressWarnings";
import { LegacyLinkError, parse } from "../../../protocol/links/appLinks/appLinks";
import * as CampaignId from "../../../protocol/links/identifiers/campaignId";
import { cleanPastedText } from "../../../protocol/links/identifiers/pastedText";
import { WRONG_CHECKSUM } from "../../../protocol/airdrops/addressField";

/** What a reader has pasted into the desk. */
export type Input =
  | { readonly kind: "empty" }
  /** An account whose streams can be looked up, in lower case. */
  | { readonly kind: "wallet"; readonly address: string }
  | { readonly kind: "stream"; readonly found: Explanation }
  /** A campaign of Airdrops, `address-chainId`. */
  | { readonly kind: "campaign"; readonly id: string }
  /** A sentence says what it is, or what is wrong with it. */
  | {
      readonly kind: "other";
      readonly message: string;
      readonly links: readonly HelpfulLink[];
      readonly isWrong: boolean;
    };

const ADDRESS = /0x[0-9a-f]{40}(?![0-9a-f])/i;
/** An account's page in a block explorer, an address with the prefix of a chain, or the address alone. */
const ACCOUNT =
  /^(?:(?:https?:\/\/)?[\w.-]+\/(?:[a-z]{2}\/)?address\/|[a-z0-9-]{2,12}:)?0x[0-9a-f]{40}(?:[/?#]\S*)?$/i;
const ENS = /^(?:[^\s./]+\.)+eth$/iu;
/** An address that a chat or a document has broken, without its `0x`, or with the chain in front of it (CAIP-10). */
const BROKEN = /^(?:eip155:\d{1,16}:|[a-z0-9-]{2,12}:)?(?:0x)?([0-9a-f]{40})$/i;
/** The page of an account in any other site: `https://debank.com/profile/0x…`. */
const PROFILE =
  /^https?:\/\/[^?#]+\/(?:profile|account|accounts|wallet|user|u|bundles?|portfolio)\/(0x[0-9a-f]{40})(?:[/?#]\S*)?$/i;
const CALLDATA = /^0x(?:[0-9a-f]{8}|[0-9a-f]{8}(?:[0-9a-f]{64})+)$/i;

/** An account or a transaction of Solana in base 58, or a link into its app. */
const SOLANA =
  /^(?:[1-9A-HJ-NP-Za-km-z]{32,44}|[1-9A-HJ-NP-Za-km-z]{86,88}|(?:https?:\/\/)?solana\.sablier\.com(?:\/\S*)?)$/;

const SOLANA_ANSWER: Input = {
  kind: "other",
  message:
    "This belongs to Solana, and the desk reads the streams of EVM chains. The streams on Solana are at solana.sablier.com.",
  links: [{ words: "Sablier on Solana", url: "/concepts/chains#what-about-chains-beyond-these-tables" }],
  isWrong: false,
};

const TRANSACTION_HASH: Input = {
  kind: "other",
  message:
    "This is the hash of a transaction, and the desk needs an address or a stream ID. Open the transaction in the block explorer of its chain, and copy the address of its sender or recipient.",
  links: [{ words: "the block explorers by chain", url: "/concepts/chains" }],
  isWrong: false,
};

const SECRET_ANSWER: Input = {
  kind: "other",
  message:
    "This looks like the secret words of a wallet. Never enter them on any page, because anyone who has them can take your tokens. The desk has neither sent nor kept them. Clear the field, and paste your address.",
  links: [],
  isWrong: true,
};

/** Returns the answer to words, and to several things at once. */
const answerWords = (text: string): Input => ({
  kind: "other",
  message:
    "The desk needs one address or one stream ID. An address is 0x and 40 digits, and a stream ID looks like LK3-1-12.",
  links: [{ words: `search the documentation for “${text}”`, url: `/search?q=${encodeURIComponent(text)}` }],
  isWrong: true,
});

const CALLDATA_ANSWER: Input = {
  kind: "other",
  message:
    "This is the input of a transaction. It does not name its chain and contract, so the desk cannot find a stream by it. The decoder shows what it calls. To look up streams, paste your address here.",
  links: [{ words: "decode a transaction or an error", url: "/reference/errors#decoder" }],
  isWrong: false,
};

/** Checks whether a text looks like the 12 to 24 words that restore a wallet. */
const isSecret = (text: string): boolean => /^(?:[a-z]{3,8}\s+){11,23}[a-z]{3,8}$/i.test(text);

function answerEnsName(name: string): Input {
  return {
    kind: "other",
    message: `${name} is an ENS name. The desk does not resolve names, because that needs a request to a node. Paste the address that the name resolves to, which your wallet shows.`,
    links: [],
    isWrong: false,
  };
}

/** Returns the addresses in a text: alone, within a link or an ID, or broken by white space. */
const listAddresses = (text: string): readonly string[] => {
  const bare = BROKEN.exec(text.replace(/\s+/g, ""))?.[1];
  return bare === undefined ? (text.match(/0x[0-9a-f]{40}(?![0-9a-f])/gi) ?? []) : [`0x${bare}`];
};

/** Says that an address is a contract that holds the streams of everyone; nothing for other addresses. */
function answerContract(address: string, { contracts, chains }: Directory): Input | undefined {
  for (const { addresses, alias, contractName, version } of contracts) {
    const id = Object.keys(addresses).find((chainId) => addresses[chainId]!.toLowerCase() === address);
    const chain = id === undefined ? undefined : chains.find((candidate) => String(candidate.id) === id);
    if (!chain) continue;
    return {
      kind: "other",
      message: `This is the contract ${contractName} ${version}, which holds the streams of everyone. Paste your own address, or add the chain and the number of your stream, as in ${alias}-${chain.id}-12.`,
      links: [],
      isWrong: true,
    };
  }
  return undefined;
}

/** Says that nobody holds an address, such as the zero address; nothing for other addresses. */
function answerNobody(address: string): Input | undefined {
  const [warning] = listAddressWarnings(address);
  if (warning === undefined) return undefined;
  return {
    kind: "other",
    message: `${warning} It is not anyone’s wallet, so the desk does not look it up. Paste the address of your own wallet, or a stream ID such as LK3-1-12.`,
    links: [],
    isWrong: true,
  };
}

/** Returns the campaign in an ID or in a link into the app. */
function findCampaign(text: string): string | undefined {
  try {
    return CampaignId.compose(CampaignId.parse(text));
  } catch {
    try {
      const { page } = parse(text);
      return page.kind === "campaign" ? page.id.toLowerCase() : undefined;
    } catch {
      return undefined;
    }
  }
}

/** Returns an account in a search of the app, `…/vesting/search/ethereum?r=0x…`, or in a link to a Safe. */
function findWallet(text: string): string | undefined {
  if (ACCOUNT.test(text)) return ADDRESS.exec(text)![0].toLowerCase();
  const bare = BROKEN.exec(text.replace(/\s+/g, ""))?.[1];
  if (bare !== undefined) return `0x${bare.toLowerCase()}`;
  const profile = PROFILE.exec(text)?.[1];
  if (profile !== undefined) return profile.toLowerCase();
  const safe =
    /^(?:https?:\/\/)?app\.safe\.global\/\S*[?&]safe=[a-z0-9-]{2,20}:(0x[0-9a-f]{40})(?:[&#]|$)/i.exec(text);
  if (safe) return safe[1]!.toLowerCase();
  if (!/^(?:https?:\/\/)?app\.sablier\.com\//i.test(text)) return undefined;
  return /[?&](?:r|s|recipient|sender)=(0x[0-9a-f]{40})(?:&|$)/i.exec(text)?.[1]!.toLowerCase();
}

/**
 * Says what a reader has pasted: an address, a stream ID, a link into the app or of an NFT, a campaign, an ENS name or
 * the input of a transaction. Nothing is sent anywhere.
 *
 * @param directory the contracts and chains that IDs are looked up in
 */
export function readInput(text: string, directory: Directory): Input {
  const pasted = cleanPastedText(text);
  if (pasted === "") return { kind: "empty" };
  if (isSecret(pasted)) return SECRET_ANSWER;
  const addresses = listAddresses(pasted);
  const wrong = (message: string): Input => ({ kind: "other", message, links: [], isWrong: true });
  if (addresses.some(hasWrongChecksum)) return wrong(WRONG_CHECKSUM);
  const address = findWallet(pasted);
  if (address) {
    return answerContract(address, directory) ?? answerNobody(address) ?? { kind: "wallet", address };
  }
  if (/^0x[0-9a-f]{64}$/i.test(pasted)) return TRANSACTION_HASH;
  if (CALLDATA.test(pasted)) return CALLDATA_ANSWER;
  if (SOLANA.test(pasted)) return SOLANA_ANSWER;
  if (ENS.test(pasted)) return answerEnsName(pasted);
  if (/^[^\d/]+$|\s/.test(pasted)) return answerWords(pasted);
  const campaign = findCampaign(pasted);
  if (campaign) return { kind: "campaign", id: campaign };
  try {
    return { kind: "stream", found: explain(text, directory) };
  } catch (error) {
    const { message } = error as Error;
    if (error instanceof ExplainedError) return { kind: "other", message, links: error.links, isWrong: true };
    return { kind: "other", message, links: [], isWrong: !(error instanceof LegacyLinkError) };
  }
}
