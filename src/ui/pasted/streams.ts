import { LegacyLinkError, parse } from "../../protocol/links/appLinks/appLinks";
import * as CampaignId from "../../protocol/links/identifiers/campaignId";
import { composeFinderLink } from "../sealedLink/finderLink";
import { type Directory, explain } from "../streamId/explain";
import { type Answer, type Kind } from "./answer";

const FINDER = "/apps/guides/url-schemes";

function answerStream(text: string, directory: Directory): Answer | undefined {
  try {
    const { contractName, version, product, chain, tokenId, shortId, address } = explain(text, directory);
    return {
      title: `Stream ${tokenId} of ${product} ${version} on ${chain.name}`,
      facts: [`${contractName} at ${address}`, `ID ${shortId}`],
      url: composeFinderLink(shortId),
    };
  } catch {
    return undefined;
  }
}

/** Returns the ID of a campaign, whose chain must be known: the contract itself is not. */
function answerCampaign(text: string, { chains }: Directory): Answer | undefined {
  try {
    const { address, chainId } = CampaignId.parse(text);
    const chain = chains.find(({ id }) => id === chainId);
    return (
      chain && {
        title: `An airdrop campaign on ${chain.name}`,
        facts: [`Campaign contract ${address}`, "Recipients claim on its page in the app"],
        url: "/apps/features/airdrops",
      }
    );
  } catch {
    return undefined;
  }
}

const ofLegacy: Answer = {
  title: "A link into an app of Legacy, the first protocol",
  facts: ["Its streams are not in today's app", "Two apps of its own show them"],
  url: "/apps/v1",
};

/** A link into the app that is none of a stream: what its page shows. */
function answerAppLink(text: string, directory: Directory): Answer | undefined {
  try {
    const { page } = parse(text);
    if (page.kind === "campaign") return answerCampaign(page.id, directory);
    return {
      title: `A link into the app: ${pages[page.kind] ?? "a page"}`,
      facts: ["Its parts are explained in the table of links"],
      url: `${FINDER}#pages`,
    };
  } catch (error) {
    return error instanceof LegacyLinkError ? ofLegacy : undefined;
  }
}

const pages: Readonly<Record<string, string>> = {
  dashboard: "the dashboard",
  vestingSearch: "a search for vesting streams",
  paymentsSearch: "a search for payment streams",
  airdropSearch: "a search for airdrops",
  airdrops: "the airdrops",
  airdropCreation: "creating an airdrop",
  gallery: "the gallery of vesting shapes",
};

/** Aliases, ids, and links to streams in the app, at explorers and marketplaces. */
export const streams: readonly Kind[] = [
  {
    form: /^(?:[a-z]{2}\d?|0x[0-9a-f]{40})-\d+-\d+$/i,
    read: async (text, { directory }) => answerStream(text, await directory()),
  },
  {
    form: /^0x[0-9a-f]{40}-\d+$/i,
    read: async (text, { directory }) => answerCampaign(text, await directory()),
  },
  {
    form: /^(?:https?:\/\/)?(?:[\w-]+\.)+[a-z]{2,}\/\S*$/i,
    read: async (text, { directory }) => {
      const known = await directory();
      return answerStream(text, known) ?? answerAppLink(text, known);
    },
  },
  {
    // In capitals: in small letters it can be a word.
    form: /^(?:LK|LL|LD|LT|FL)\d?$|^MSF\d$|^MF2?_[A-Z]{2,4}$/,
    read: async (text, { directory }) => {
      const known = (await directory()).aliases.find(({ alias }) => alias === text);
      return (
        known && {
          title: `${known.alias} is the alias of ${known.contractName} ${known.version}`,
          facts: [
            text.startsWith("M")
              ? "A campaign factory, which does not hold any streams"
              : `IDs of its streams: ${known.alias}, chain and number, as in ${known.alias}-1-12`,
          ],
          url: "/api/ids#aliases",
        }
      );
    },
  },
];
