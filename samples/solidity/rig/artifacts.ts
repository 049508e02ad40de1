import { readFileSync } from "node:fs";
import path from "node:path";
import type { Abi, Hex } from "viem";
import type { Artifact } from "./chain";

/** Where a contract's code names its libraries: by file and name, in bytes of the code. */
export type LinkReferences = Record<string, Record<string, { start: number; length: number }[]>>;

type ArtifactFile = { abi: Abi; bytecode: { object: Hex; linkReferences?: LinkReferences } };

/** The folder that holds the installed packages. */
export const PACKAGES = path.resolve(__dirname, "../../../node_modules");

function readArtifactFile(name: string): ArtifactFile {
  return JSON.parse(readFileSync(path.join(PACKAGES, name), "utf8")) as ArtifactFile;
}

/**
 * Reads a contract that a Sablier package ships compiled, for example `@sablier/lockup/artifacts/SablierLockup.json`,
 * and links it.
 *
 * @param name Path inside node_modules.
 * @param libraries Address of each library that the contract calls, by the library's name. A missing one throws.
 */
export function readArtifact(name: string, libraries: Record<string, Hex> = {}): Artifact {
  const { abi, bytecode } = readArtifactFile(name);
  return { abi, bytecode: link(name, bytecode.object, bytecode.linkReferences, libraries) };
}

/**
 * Puts the addresses of libraries into a contract's code.
 *
 * @param name What to call the contract when a library is missing.
 * @param libraries Address of each library that the contract calls, by the library's name. A missing one throws.
 */
export function link(
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

/** Reads only the ABI of a shipped artifact. */
export function readAbi(name: string): Abi {
  return readArtifactFile(name).abi;
}
