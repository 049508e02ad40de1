import { formatAmount } from "../../../../../protocol/text/amount";
import {
  describeAmount,
  type Decoded,
  type Knowledge,
  describeMoment,
  describeToken,
  findToken,
} from "../../explanation/knowledge";
import { describeRate } from "../../explanation/sentences";

/** Values of a call by name. */
export type Values = Readonly<Record<string, unknown>>;

/** Words for the values of one call. */
export interface Say {
  /** A value as text: an address, or a number. */
  readonly text: (name: string) => string;
  /** An amount of the call's token. */
  readonly amount: (value: unknown) => string;
  /** A moment in UTC and in the reader's time zone. */
  readonly moment: (value: unknown) => string;
  /** A rate per second of Flow. */
  readonly rate: (value: unknown) => string;
}

/** What a function does, one thing per sentence. The sentences say everything that matters about the call. */
export type Sentences = (say: Say, values: Values) => readonly string[];

/** Sentences by function, with the names of its arguments: `withdraw(streamId,to,amount)`. */
export type SentenceTable = Readonly<Record<string, Sentences>>;

/** Returns the words for the values of a call. */
export function sayFor(decoded: Decoded, to: string | undefined, words: Knowledge): Say {
  const token = describeToken(words, findToken(decoded, to));
  return {
    text: (name) => String(decoded.values[name]),
    amount: (value) => describeAmount(BigInt(value as bigint), token),
    moment: (value) => describeMoment(BigInt(value as bigint), words.zone),
    rate: (value) => describeRate(value, token),
  };
}

/** Returns a share with 18 decimals as a percentage: `10000000000000000` is `1%`. */
export const writePercent = (share: unknown): string => `${formatAmount(BigInt(share as bigint), 16, 16)}%`;

/** Returns an amount in US dollars with 8 decimals, as price feeds of Chainlink have it. */
export const writeDollars = (amount: unknown): string => `$${formatAmount(BigInt(amount as bigint), 8, 8)}`;
