import { type Address, getAddress } from "viem";
import { chainPrefixes } from "../../../../../../data/apps/chainPrefixes";
import { ADDRESS, hasWrongChecksum } from "../../../../../protocol/airdrops/addressWarnings";
import { describeNoAddress } from "../../../../../protocol/airdrops/recipientText";
import { parseDecimal } from "../../../../../protocol/text/amount";
import type { BatchForm } from "../../form/form";
import { leavesStartOpen } from "../../form/templates";
import { parseDate } from "../../../../../protocol/text/moments";
import { readPrice } from "../../rows/schedules";
import { type Example, computeExampleRate } from "../../trial/examples";
import type { PriceFeed } from "../../trial/trial";

/** The fields of a form, read one by one. What is wrong is added to the problems. */

/** What is wrong with a field of the form. */
export interface FieldProblem {
  readonly field: keyof BatchForm;
  /** Says what to do. */
  readonly sentence: string;
}

/** The short name of a chain that a wallet writes in front of an address, as in `base:0x…`. */
const PREFIX = /^([a-z0-9-]{1,20}):(?=0x)/iu;

/**
 * Returns a sentence if an address is written for a chain that is not this one. An account of one chain often does not
 * exist on another, and what is paid to it there is lost.
 */
export function findPrefixFault(text: string, chainId: number): string | undefined {
  const prefix = PREFIX.exec(text.trim())?.[1]?.toLowerCase();
  if (prefix === undefined || prefix === chainPrefixes[chainId]) return undefined;
  const own = chainPrefixes[chainId];
  const known = Object.values(chainPrefixes).includes(prefix);
  const says = known
    ? `The address is of a different chain: ${prefix}: is not the prefix of the chosen one`
    : `The prefix ${prefix}: is not one that this page knows for the chosen chain`;
  return `${says}${own === undefined ? "" : `, ${own}:`}. Choose the right chain, or ask for the address on this one.`;
}

/** Returns an address without the short name of its chain. */
const withoutPrefix = (text: string): string => text.trim().replace(PREFIX, "");

/** Reads an address, with or without the short name of its chain in front. */
export function readAddress(
  form: BatchForm,
  field: "safe" | "token" | "oracle",
  problems: FieldProblem[],
): Address | undefined {
  const text = withoutPrefix(form[field]);
  const sentence = !ADDRESS.test(text)
    ? describeNoAddress(text)
    : (findPrefixFault(form[field], form.chainId) ??
      (hasWrongChecksum(text)
        ? "Its capital letters do not match its checksum (EIP-55), so a digit may be wrong. Copy it again."
        : /^0x0{40}$/u.test(text)
          ? "It is the zero address."
          : undefined));
  if (sentence === undefined) return getAddress(text.toLowerCase());
  problems.push({ field, sentence });
  return undefined;
}

/** Returns the price feed, and what it answers in the trial. */
export function readFeed(form: BatchForm, problems: FieldProblem[]): PriceFeed | undefined {
  const address = readAddress(form, "oracle", problems);
  const price = readPrice(form.price.trim());
  if (!price) {
    problems.push({
      field: "price",
      sentence: "Enter a number of dollars above 0, such as 3000.5, with at most 8 decimals.",
    });
  }
  return address && price ? { address, price } : undefined;
}

/** Returns the exponent of a curve, UD2x18: below 18.44…, more than zero. 0 where the list has none. */
export function readExponent({ template, exponent }: BatchForm, problems: FieldProblem[]): bigint {
  if (!/dynamic\w*Exponential$/u.test(template)) return 0n;
  const text = exponent.trim();
  const value = /^\d{1,2}(?:\.\d{1,18})?$/u.test(text) ? parseDecimal(text, 18) : 0n;
  if (value === 0n || value >= 2n ** 64n) {
    problems.push({ field: "exponent", sentence: "Enter a number above 0 and below 18.44, such as 3." });
  }
  return value;
}

/** Reads the wei that a withdrawal pays: at most a thousand ether, because more is a mistake. */
export function readFee({ fee }: BatchForm, problems: FieldProblem[]): bigint {
  const text = fee.trim();
  if (/^\d{1,21}$/u.test(text)) return BigInt(text);
  problems.push({
    field: "fee",
    sentence: "Enter a whole number of wei: what calculateMinFeeWei of the stream returns, or 0.",
  });
  return 0n;
}

const DAY = 86_400n;

/** Returns what the streams are taken to be like: an amount, and two lengths in days. */
export function findExample(
  { held, lasts, elapsed }: BatchForm,
  decimals: number,
  problems: FieldProblem[],
): Example | undefined {
  const before = problems.length;
  const days = (field: "lasts" | "elapsed", least: number) => {
    const text = { lasts, elapsed }[field].trim();
    if (!/^\d{1,5}$/u.test(text) || Number(text) < least) {
      problems.push({ field, sentence: `Enter a whole number of days, from ${least} to 99999.` });
      return 0n;
    }
    return BigInt(text) * DAY;
  };
  const text = held.trim();
  const digits = (text.split(".")[1] ?? "").length;
  const deposit =
    /^\d{1,39}(?:\.\d+)?$/u.test(text) && digits <= decimals ? parseDecimal(text, decimals) : 0n;
  // A rate per second has 18 decimals and fits into uint128.
  if (deposit === 0n || deposit * 10n ** BigInt(18 - decimals) >= 2n ** 128n) {
    problems.push({
      field: "held",
      sentence: `Enter a number of whole tokens above 0, with at most ${decimals} decimals.`,
    });
  }
  const example = { deposit, lasts: days("lasts", 1), elapsed: days("elapsed", 0), decimals };
  if (problems.length > before) return undefined;
  if (computeExampleRate(example) > 0n) return example;
  problems.push({ field: "held", sentence: "It is too small, because the rate per second would be zero." });
  return undefined;
}

/** Returns when the streams of a list start whose rows do not say so: a date as in the rows. Nothing where they do. */
export function readStart(
  { template, startAt, zone }: BatchForm,
  problems: FieldProblem[],
): string | undefined {
  if (!leavesStartOpen(template)) return undefined;
  const text = startAt.trim().replace("T", " ");
  const isDate = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}$/u.test(text) && parseDate(text, zone) !== undefined;
  if (isDate) return text;
  problems.push({
    field: "startAt",
    sentence: "Enter a date and a time in that zone, such as 2027-01-31 09:00.",
  });
  return undefined;
}
