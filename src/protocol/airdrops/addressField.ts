import { ADDRESS, listAddressWarnings, hasWrongChecksum } from "./addressWarnings";
import { describeNoAddress } from "./recipientText";
import { cleanPastedText } from "../links/identifiers/pastedText";

/** Returns what was pasted where an address belongs, without the short name of a chain in front of it (`eth:0x…`). */
export const cleanAddress = (text: string): string =>
  cleanPastedText(text).replace(/^(?:eip155:\d{1,16}|[a-z0-9-]{2,12}):(?=0x)/i, "");

/** The sentence about an address whose capital letters are wrong. */
export const WRONG_CHECKSUM =
  "The capital letters of this address do not match its checksum, so a digit may be wrong. Copy it again, or write it in lower case if you are sure.";

/** Says what keeps a text from being an address that can be relied on; nothing for a good one. */
export function findFieldFault(text: string): string | undefined {
  if (!ADDRESS.test(text)) return describeNoAddress(text);
  return hasWrongChecksum(text) ? WRONG_CHECKSUM : undefined;
}

/** Returns the same fault for a receiver, and a fault for an address that nobody holds, such as the zero address. */
export const findReceiverFault = (text: string): string | undefined =>
  findFieldFault(text) ?? listAddressWarnings(text)[0];
