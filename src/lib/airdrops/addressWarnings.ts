import { checksumAddress, zeroAddress, type Address } from "viem";

/** The form of an address. */
export const ADDRESS = /^0x[0-9a-fA-F]{40}$/u;

/**
 * What speaks against a recipient whose address has the right form. One without capital letters, or with no others, has
 * no checksum.
 */
export function addressWarnings(address: string): string[] {
  if (address === zeroAddress) return ["It is the zero address, which nobody holds."];
  const digits = address.slice(2);
  if (digits === digits.toLowerCase() || digits === digits.toUpperCase()) return [];
  if (checksumAddress(address.toLowerCase() as Address) === address) return [];
  return [
    "Its capital letters are not those of its checksum (EIP-55), so a digit may be wrong. Compare it with its source; if it is right, write it in small letters.",
  ];
}
