import type { KnownToken } from "../listedTokens";
import type { ContractFunction } from "./contractFunction";

/** One of Safe's own contracts that run several transactions in one. */
export interface MultiSend {
  readonly address: string;
  /** `MultiSend` or `MultiSendCallOnly`. */
  readonly name: string;
  readonly version: string;
  readonly chainIds: readonly number[];
}

/** What the batch reader recognises besides Sablier's current contracts. */
export interface BatchKnowledge {
  readonly multiSends: readonly MultiSend[];
  /** By chain ID and by address in lower case. */
  readonly tokens: Readonly<Record<string, Readonly<Record<string, KnownToken>>>>;
  /** Functions of the first protocol, which has no ABI files in the SDK. */
  readonly legacyFunctions: readonly ContractFunction[];
}
