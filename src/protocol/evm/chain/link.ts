import type { Hex } from "viem";

/** Where a contract's code names its libraries: by file and name, in bytes of the code. */
export type LinkReferences = Record<string, Record<string, { start: number; length: number }[]>>;

/**
 * Puts the addresses of libraries into a contract's code.
 *
 * @param name What to call the contract when a library is missing.
 * @param libraries Address of each library that the contract calls, by the library's name. A missing one throws.
 */
export function linkLibraries(
  name: string,
  bytecode: Hex,
  linkReferences: LinkReferences = {},
  libraries: Record<string, Hex> = {},
): Hex {
  let code: string = bytecode;
  for (const references of Object.values(linkReferences)) {
    for (const [library, positions] of Object.entries(references)) {
      const address = libraries[library];
      if (address === undefined) {
        throw new Error(`${name} calls the library ${library}: give its address`);
      }
      for (const { start, length } of positions) {
        // Positions count bytes of the code; the text starts with 0x and has two digits a byte.
        const from = 2 + start * 2;
        code = code.slice(0, from) + address.slice(2).toLowerCase() + code.slice(from + length * 2);
      }
    }
  }
  return code as Hex;
}
