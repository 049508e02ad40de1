import { readFileSync } from "node:fs";
import path from "node:path";
import type { Abi, Hex } from "viem";
import { link, type LinkReferences } from "../chain/link";
import type { UnlinkedArtifact } from "../chain/sablier";
import type { Artifact } from "../chain/transaction";

type ArtifactFile = { abi: Abi; bytecode: { object: Hex; linkReferences?: LinkReferences } };

/** The folder that holds the installed packages. */
export const PACKAGES = path.resolve(__dirname, "../../../../node_modules");

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
  const { abi, bytecode, linkReferences } = readUnlinked(name);
  return { abi, bytecode: link(name, bytecode, linkReferences, libraries) };
}

/** Like {@link readArtifact}, with the libraries still to be linked. */
export function readUnlinked(name: string): UnlinkedArtifact {
  const { abi, bytecode } = readArtifactFile(name);
  return { abi, bytecode: bytecode.object, linkReferences: bytecode.linkReferences };
}

/** Reads only the ABI of a shipped artifact. */
export function readAbi(name: string): Abi {
  return readArtifactFile(name).abi;
}
