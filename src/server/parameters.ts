import { z } from "zod";

/** Unsigned integers up to 2^128 have at most this many digits. */
const DIGITS = 39;

/**
 * Returns an unsigned integer of at most `bits` bits, as digits: JSON's numbers end at 2^53.
 *
 * @param findFault says what is wrong with digits that the type holds, as the end of a sentence
 */
const uint = (bits: number, example: string, findFault?: (digits: string) => string | undefined) =>
  z
    .string()
    .trim()
    .superRefine((digits, context) => {
      const refuse = (message: string) => context.addIssue({ code: "custom", message });
      if (!/^\d+$/.test(digits)) {
        refuse(
          `is not a whole number in digits. Write digits alone, without separators, a point or an exponent, such as ${example}`,
        );
      } else if (digits.length > DIGITS || BigInt(digits) >= 2n ** BigInt(bits)) {
        refuse(`is more than uint${bits} holds`);
      } else {
        const fault = findFault?.(digits);
        if (fault !== undefined) refuse(fault);
      }
    });

/** An amount of a token. */
export const amount = uint(128, '"1000000000" for 1000 USDC').describe("Base units: 5000");

/** A rate of Flow. */
export const rate = uint(128, '"385802469135802" for 1000 tokens in 30 days').describe(
  "UD21x18: 1000000000000000000 for 1 token a second",
);

/** A price of the oracle. */
export const price = uint(128, '"300000000000" for 3000 USD').describe(
  "USD, 8 decimals: 300000000000 for 3000",
);

/** An exponent without its 18 decimals: as UD2x18, 100 is 0.0000000000000001, which nobody means. */
const isPlainExponent = (digits: string): boolean => /^0*(?:[1-9]\d?|100)$/.test(digits);

/** The exponent of a segment. */
export const exponent = uint(64, '"2000000000000000000" for 2', (digits) =>
  isPlainExponent(digits)
    ? `has no 18 decimals. Write ${BigInt(digits)}000000000000000000 for ${BigInt(digits)}`
    : undefined,
).describe("UD2x18: 2000000000000000000 for 2");

/** A moment as an entry of a list, whose description says what it is. uint40. */
export const moment = z
  .number()
  .int()
  .min(0)
  .max(2 ** 40 - 1);

/** A moment. */
export const timestamp = moment.describe("Unix seconds: 1767225600");

/** A length of time. */
export const seconds = z.number().int().min(0).max(3_153_600_000).describe("Seconds: 86400");

export const decimals = z.number().int().min(0).max(18).describe("Token's decimals: 6");

/** Where the next part of a long answer begins. */
export const cursor = z.number().int().min(0).max(1_000_000).optional().describe("next of last part: 50");
