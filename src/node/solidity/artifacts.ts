import { readFileSync } from "node:fs";
import path from "node:path";
import type { Abi, Hex } from "viem";
import type { LinkReferences } from "../../protocol/evm/chain/link";
import type { UnlinkedArtifact } from "../../protocol/evm/chain/sablier";

type ArtifactFile = { abi: Abi; bytecode: { object: Hex; linkReferences?: LinkReferences } };

/** The folder that holds the installed packages. */
export const PACKAGES = path.resolve(__dirname, "../../../node_modules");

function readArtifactFile(name: string): ArtifactFile {
  return JSON.parse(readFileSync(path.join(PACKAGES, name), "utf8")) as ArtifactFile;
}

/**
 * Reads a contract that a Sablier package ships compiled, with the libraries still to be linked.
 *
 * @param name path inside node_modules, for example `@sablier/lockup/artifacts/SablierLockup.json`
 */
export function readUnlinked(name: string): UnlinkedArtifact {
  const { abi, bytecode } = readArtifactFile(name);
  return { abi, bytecode: bytecode.object, linkReferences: bytecode.linkReferences };
}

/** Reads only the ABI of a shipped artifact. */
export function readAbi(name: string): Abi {
  return readArtifactFile(name).abi;
}
