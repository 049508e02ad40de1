import { checksumAddress, type Address } from "viem";

/** The form of an address. */
export const ADDRESS = /^0x[0-9a-fA-F]{40}$/u;

/** Names of contracts by their address in small letters: those to which nobody sends tokens on purpose. */
export type ContractNames = Readonly<Record<string, string>>;

/** Addresses without a holder, in small letters, with what they are. */
const NOBODY: readonly (readonly [form: RegExp, says: string])[] = [
  [/^0x0{40}$/u, "It is the zero address, which nobody holds."],
  [/^0x(?:dead)?0*(?:dead)+$/u, "It is an address for burning tokens, which nobody holds."],
  [/^0xdead0{16}(?:0{20}|(?:42069){4})$/u, "It is an address for burning tokens, which nobody holds."],
  [/^0xe{40}$/u, "It represents a chain's native token, and nobody holds it."],
];

/**
 * Returns what speaks against a recipient whose address has the right form. One without capital letters, or with no
 * others, has no checksum.
 */
export function listAddressWarnings(address: string, contracts: ContractNames = {}): string[] {
  const small = address.toLowerCase();
  const nobody = NOBODY.find(([form]) => form.test(small));
  if (nobody) return [nobody[1]];
  const contract = contracts[small];
  if (contract !== undefined) {
    return [
      `It is the contract ${contract}, so tokens that it receives are lost. Use the address of a holder.`,
    ];
  }
  return hasWrongChecksum(address)
    ? [
        "Its capital letters do not match its checksum (EIP-55), so a digit may be wrong. Compare it with its source. If it is right, write it in lower case.",
      ]
    : [];
}

/** Checks whether an address has capital letters that are not those of its checksum. */
export function hasWrongChecksum(address: string): boolean {
  const digits = address.slice(2);
  if (digits === digits.toLowerCase() || digits === digits.toUpperCase()) return false;
  return checksumAddress(address.toLowerCase() as Address) !== address;
}
