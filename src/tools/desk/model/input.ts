import {
  type Directory,
  explain,
  ExplainedError,
  type Explanation,
  type HelpfulLink,
} from "../../finder/model";
import { LegacyLinkError } from "../../../protocol/links/appLinks/appLinks";
import { parse } from "../../../protocol/links/appLinks/appLinks";
import * as CampaignId from "../../../protocol/links/identifiers/campaignId";
import { cleanPastedText } from "../../../protocol/links/identifiers/pastedText";

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

const CALLDATA_ANSWER: Input = {
  kind: "other",
  message:
    "This is the input of a transaction. It does not name its chain and contract, so the desk cannot find a stream by it. The decoder shows what it calls. To look up streams, paste your address here.",
  links: [{ words: "decode a transaction or an error", url: "/reference/errors#decoder" }],
  isWrong: false,
};

function ensAnswer(name: string): Input {
  return {
    kind: "other",
    message: `${name} is an ENS name. The desk does not resolve names, because that needs a request to a node. Paste the address that the name resolves to, which your wallet shows.`,
    links: [],
    isWrong: false,
  };
}

/** Returns the campaign in an ID or in a link into the app. */
function campaignIn(text: string): string | undefined {
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
function walletIn(text: string): string | undefined {
  if (ACCOUNT.test(text)) return ADDRESS.exec(text)![0].toLowerCase();
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
  const address = walletIn(pasted);
  if (address) return { kind: "wallet", address };
  if (/^0x[0-9a-f]{64}$/i.test(pasted)) return TRANSACTION_HASH;
  if (CALLDATA.test(pasted)) return CALLDATA_ANSWER;
  if (SOLANA.test(pasted)) return SOLANA_ANSWER;
  if (ENS.test(pasted)) return ensAnswer(pasted);
  const campaign = campaignIn(pasted);
  if (campaign) return { kind: "campaign", id: campaign };
  try {
    return { kind: "stream", found: explain(text, directory) };
  } catch (error) {
    const { message } = error as Error;
    if (error instanceof ExplainedError) return { kind: "other", message, links: error.links, isWrong: true };
    return { kind: "other", message, links: [], isWrong: !(error instanceof LegacyLinkError) };
  }
}
