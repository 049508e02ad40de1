import type { ContractNames } from "../airdrops/addressWarnings";

/** A kind of file: which columns it has. */
export interface CsvFormat {
  readonly columns: readonly string[];
  /** Decimals of the token, in airdrop files: those follow the rules of the Merkle API and have a Merkle root. */
  readonly decimals?: number;
  /** The current time as the dates of the list write it, such as `2026-11-28 09:30`: ends before it are reported. */
  readonly now?: string;
  /** Contracts that are no recipients. */
  readonly contracts?: ContractNames;
  /** The token's own contract, which is no recipient either. */
  readonly token?: string;
  /** The token's name, such as `USDC`. */
  readonly symbol?: string;
  /** Maximum number of recipients of an airdrop: 1,000,000 without it. */
  readonly mostRecipients?: number;
}
