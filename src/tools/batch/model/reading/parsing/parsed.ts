import type { Hex } from "viem";
import type { Finding } from "../findings";
import type { Json } from "./json";

/** One transaction as the text has it, before anything in it is understood. */
export interface ParsedTransaction {
  /** Missing if the text is calldata alone. */
  readonly to?: string;
  readonly value: bigint;
  /** Missing if the file names a method and its values instead. */
  readonly data?: Hex;
  readonly operation: number;
  /** The account that the text says sends it. */
  readonly from?: string;
  /** `contractMethod` of a file of the Transaction Builder. */
  readonly method?: Json;
  /** `contractInputsValues` of such a file. */
  readonly inputs?: Json;
  readonly findings: readonly Finding[];
}

/** What a text contains. */
export interface ParsedBatch {
  readonly chainId?: number;
  readonly safe?: string;
  readonly name?: string;
  readonly checksum?: "matches" | "differs";
  readonly transactions: readonly ParsedTransaction[];
  /** What concerns the text as a whole. */
  readonly findings: readonly Finding[];
}
