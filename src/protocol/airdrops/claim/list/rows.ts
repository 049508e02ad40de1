import type { Hex } from "viem";

/** A row of a list: who may claim how much. */
export interface Row {
  /** uint256 */
  readonly index: bigint;
  /** 20 bytes, in small letters. */
  readonly recipient: string;
  /** The recipient as the list writes it, if a checksum can be wrong in it. */
  readonly written?: string | undefined;
  /** Base units of the token, uint128. */
  readonly amount: bigint;
}

/** Returns the recipient of a row from an address as the list writes it. */
export function resolveRecipient(address: string): Pick<Row, "recipient" | "written"> {
  const recipient = address.toLowerCase();
  return { recipient, written: recipient === address ? undefined : address };
}

/** All recipients of a campaign. */
export interface FullList {
  readonly kind: "list";
  readonly rows: readonly Row[];
  /** The root that the file names. */
  readonly statedRoot?: Hex;
  /** How the amounts of a CSV file are read again, for a token with other decimals; nothing where one does not fit. */
  readonly readAgain?: (decimals: number) => readonly Row[] | undefined;
}

/** A claim with its proof, as the Merkle API returns it for one recipient. */
export interface ProvenRow extends Omit<Row, "recipient"> {
  /** Nothing where the file does not name it. */
  readonly recipient?: string;
  readonly proof: readonly Hex[];
}

/** The file of one recipient, which needs no list. */
export interface OwnFile {
  readonly kind: "own";
  readonly rows: readonly ProvenRow[];
  readonly statedRoot?: Hex;
}

/** Why a list cannot be read, as sentences for its reader. */
export class ListFault extends Error {
  readonly sentences: readonly string[];
  constructor(sentences: readonly string[]) {
    super(sentences.join(" "));
    this.name = "ListFault";
    this.sentences = sentences;
  }
}

/** Maximum number of rows, which is what the app accepts for a campaign. */
export const MAX_ROWS = 1_000_000;

/** Largest amount of a claim: uint128. */
export const MAX_AMOUNT = 2n ** 128n - 1n;

export interface ListOptions {
  /** Decimals of the token, for a CSV file in whole tokens. Without them, its amounts are base units. */
  readonly decimals?: number;
}
