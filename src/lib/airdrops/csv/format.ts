import type { ContractNames } from "../addressWarnings";

/** A kind of file: which columns it has. */
export interface CsvFormat {
  readonly columns: readonly string[];
  /** Decimals of the token, in airdrop files: those follow the rules of the Merkle API and have a Merkle root. */
  readonly decimals?: number;
  /** Contracts that are no recipients. */
  readonly contracts?: ContractNames;
  /** The token's own contract, which is no recipient either. */
  readonly token?: string;
}
