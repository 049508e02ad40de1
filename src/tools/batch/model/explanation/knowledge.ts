import type { AbiParameter } from "viem";
import type { ContractFunction } from "../../../../protocol/evm/contractFunction";
import { formatAmount } from "../../../../protocol/text/amount";
import { formatThousands } from "../../../../protocol/text/wording";
import { formatUtc, formatInZone } from "../../../../protocol/text/moments";

/** What a token is called and how it counts. */
export interface Token {
  readonly symbol: string;
  readonly decimals: number;
}

/** What transactions are read with. */
export interface Knowledge {
  readonly functions: readonly ContractFunction[];
  /** The contract of Sablier at an address of the chain: `SablierFlow, Flow v3.0`. */
  readonly contractAt: (address: string) => string | undefined;
  /** By address in small letters; `*` is any other token. */
  readonly tokens: Readonly<Record<string, Token>>;
  /** The reader's time zone. */
  readonly zone: string;
  /** The account that the batch is of. */
  readonly safe?: string | undefined;
}

/** A call with its values by name. */
export interface Decoded {
  readonly name: string;
  readonly values: Readonly<Record<string, unknown>>;
  readonly inputs: readonly AbiParameter[];
}

/** Names of the argument that is the token: older releases call it an asset. */
const TOKEN_NAMES = ["token", "asset", "tokenAddress"];

/** Returns the token that the amounts of a call count: the one it names, or the one that is called. */
export function findToken({ values }: Decoded, to: string | undefined): string | undefined {
  const holders = [values, ...["params", "baseParams", "campaignParams"].map((name) => values[name])];
  const named = TOKEN_NAMES.flatMap((name) =>
    holders.map((holder) => (holder as Record<string, unknown> | undefined)?.[name]),
  );
  return named.find((item) => typeof item === "string") ?? to;
}

/** The last second that a JavaScript date can hold. */
const LAST_SECOND = 8_640_000_000_000n;

/** Returns a moment in UTC and in the reader's time zone. */
export function describeMoment(seconds: bigint, zone: string): string {
  if (seconds > LAST_SECOND) return `second ${seconds} of Unix time, which is beyond any calendar`;
  const local = formatInZone(seconds, zone);
  return local ? `${formatUtc(seconds)} (${local} in ${zone})` : formatUtc(seconds);
}

/** Returns an amount in tokens where the token is known, in base units otherwise. */
export function describeAmount(amount: bigint, token: Token | undefined): string {
  return token
    ? `${formatAmount(amount, token.decimals, 18)} ${token.symbol}`
    : `${formatThousands(amount)} base units`;
}

/** Returns the token at an address, as far as it is known. */
export function describeToken({ tokens }: Knowledge, address: string | undefined): Token | undefined {
  return tokens[address?.toLowerCase() ?? ""] ?? tokens["*"];
}
