import { cleanPastedText } from "./pastedText";
import { IdentifierError } from "./streamId";

/** An airdrop campaign's identifier in its parts. Campaigns are contracts of their own and have no alias. */
export interface CampaignId {
  /** The campaign contract, lower case. */
  address: string;
  /** Chain id, more than zero. */
  chainId: number;
}

/**
 * Reads `address-chainId`, the form of campaign URLs and of the indexers. Case does not matter.
 *
 * @throws IdentifierError with a sentence that says which part is wrong
 */
export function parse(text: string): CampaignId {
  const parts = cleanPastedText(text).split("-");
  const [address = "", chainId = ""] = parts;
  if (parts.length !== 2) {
    throw new IdentifierError(`"${text}" needs two parts joined by a hyphen: address and chain ID.`);
  }
  if (!/^0x[0-9a-f]{40}$/i.test(address)) {
    throw new IdentifierError(`"${address}" is not an address; campaigns have no aliases.`);
  }
  if (!/^[1-9][0-9]*$/.test(chainId) || !Number.isSafeInteger(Number(chainId))) {
    throw new IdentifierError(`"${chainId}" is not a chain ID.`);
  }
  return { address: address.toLowerCase(), chainId: Number(chainId) };
}

/** Writes an identifier in its normal form. */
export function compose({ address, chainId }: CampaignId): string {
  return `${address.toLowerCase()}-${chainId}`;
}
