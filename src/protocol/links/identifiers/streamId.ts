import { findAddressFault } from "./addressFault";
import { cleanPastedText } from "./pastedText";

/**
 * Identifiers of streams: `source-chainId-tokenId`, where the source is a contract's alias (`LK3-1-273`) or its
 * address (`0x93b3…-1-273`). The application, its URLs and the indexers use the same strings.
 */

/** A stream's identifier in its parts. */
export interface StreamId {
  /** A contract alias in capitals, or a contract address in lower case. */
  source: string;
  sourceKind: "alias" | "address";
  /** Chain id, more than zero. */
  chainId: number;
  /** The stream's ERC-721 token id in its contract, uint256; the first is 1. */
  tokenId: bigint;
}

/** What is wrong with a text that should have been an identifier. */
export class IdentifierError extends Error {
  override readonly name = "IdentifierError";
}

const ADDRESS = /^0x[0-9a-f]{40}$/i;
const ALIAS = /^[a-z]{2}[0-9]*$/i;
const NATURAL = /^[1-9][0-9]*$/;

/**
 * Reads an identifier. Case does not matter: aliases come out in capitals, addresses in lower case; dashes of word
 * processors count as hyphens. Whether the alias or the chain exists is not checked: see `releaseAliases.ts`.
 *
 * @throws IdentifierError with a sentence that says which part is wrong
 */
export function parse(text: string): StreamId {
  const parts = cleanPastedText(text).split("-");
  const [source = "", chainId = "", tokenId = ""] = parts;
  if (parts.length !== 3) {
    throw new IdentifierError(
      `"${text}" needs three parts joined by hyphens: source, chain ID and stream ID, as in LK3-1-12.`,
    );
  }
  const sourceKind = ADDRESS.test(source) ? "address" : "alias";
  if (sourceKind === "alias" && !ALIAS.test(source)) {
    throw new IdentifierError(
      findAddressFault(source) ?? `"${source}" is neither a contract alias such as LK3 nor an address.`,
    );
  }
  if (!NATURAL.test(chainId) || !Number.isSafeInteger(Number(chainId))) {
    throw new IdentifierError(`"${chainId}" is not a chain ID, which is a whole number: 1 for Ethereum.`);
  }
  if (tokenId === "") {
    throw new IdentifierError("The stream ID is missing. It comes last, as the 12 in LK3-1-12.");
  }
  if (!NATURAL.test(tokenId) || BigInt(tokenId) >= 2n ** 256n) {
    throw new IdentifierError(`"${tokenId}" is not a stream ID, which is a whole number from 1.`);
  }
  return {
    source: sourceKind === "address" ? source.toLowerCase() : source.toUpperCase(),
    sourceKind,
    chainId: Number(chainId),
    tokenId: BigInt(tokenId),
  };
}

/** Writes an identifier in its normal form. */
export function compose({
  source,
  chainId,
  tokenId,
}: Pick<StreamId, "source" | "chainId" | "tokenId">): string {
  return `${ADDRESS.test(source) ? source.toLowerCase() : source.toUpperCase()}-${chainId}-${tokenId}`;
}
