import { checksumAddress, type Address } from "viem";
import { ADDRESS } from "../addressWarnings";
import { describeNoAddress } from "../recipientText";
import { parse as parseAppLink } from "../../links/appLinks/appLinks";
import * as CampaignId from "../../links/identifiers/campaignId";
import { cleanPastedText } from "../../links/identifiers/pastedText";
import { cleanAddress, findFieldFault } from "../addressField";

/** A campaign as the reader names it. */
export interface CampaignName {
  readonly address: Address;
  /** The chain that a link or an ID names. */
  readonly chainId?: number;
}

/** The page of a contract in a block explorer. */
const EXPLORER = /^https?:\/\/[\w.-]+\/(?:[a-z]{2}\/)?address\/(0x[0-9a-f]{40})(?:[/?#]\S*)?$/iu;

/** A campaign, or a sentence that says what is wrong with the text. */
export type CampaignReading =
  | { readonly campaign: CampaignName; readonly fault?: undefined }
  | { readonly campaign?: undefined; readonly fault: string };

/**
 * Reads the address of a campaign, its ID such as `0xe721…abbc-11155111`, or its link in the app.
 *
 * @param contracts names of contracts that are not campaigns, by their address in small letters
 */
export function readCampaign(
  text: string,
  contracts: Readonly<Record<string, string>> = {},
): CampaignReading {
  const pasted = cleanPastedText(text);
  const found = readText(pasted);
  if (found.fault !== undefined) return found;
  const contract = contracts[found.campaign.address.toLowerCase()];
  if (contract === undefined) return found;
  return {
    fault: `This is the contract ${contract}, not a campaign. Each campaign is a separate contract. Copy its address from the app or the indexer.`,
  };
}

function readText(pasted: string): CampaignReading {
  const inExplorer = EXPLORER.exec(pasted)?.[1];
  const address = inExplorer ?? cleanAddress(pasted);
  if (ADDRESS.test(address)) return readAddress(address);
  if (/^0x[0-9a-f]{40}-/iu.test(pasted)) return readId(pasted);
  if (!/^(?:https?:|app\.)|\//iu.test(pasted)) return { fault: describeNoAddress(pasted) };
  try {
    const { page } = parseAppLink(pasted);
    if (page.kind === "campaign") return readId(page.id);
    return { fault: "This link does not lead to a campaign. Copy the campaign’s own link or its address." };
  } catch (error) {
    return { fault: `This is not a campaign’s link. ${error instanceof Error ? error.message : ""}`.trim() };
  }
}

function readAddress(address: string): CampaignReading {
  const fault = findFieldFault(address);
  if (fault !== undefined) return { fault };
  return { campaign: { address: checksumAddress(address.toLowerCase() as Address) } };
}

function readId(id: string): CampaignReading {
  try {
    const { address, chainId } = CampaignId.parse(id);
    const reading = readAddress(id.slice(0, address.length));
    return reading.fault === undefined ? { campaign: { ...reading.campaign, chainId } } : reading;
  } catch (error) {
    return { fault: error instanceof Error ? error.message : describeNoAddress(id) };
  }
}
