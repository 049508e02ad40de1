import { z } from "zod";

/** Unsigned integers up to 2^128 have at most this many digits. */
const DIGITS = 39;

/** Returns an unsigned integer of at most `bits` bits, as digits: JSON's numbers end at 2^53. */
const uint = (bits: number, example: string) =>
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
      }
    });

/** An amount of a token. */
export const amount = uint(128, '"1000000000" for 1000 USDC').describe("Base units: 5000");

/** A rate of Flow. */
export const rate = uint(128, '"385802469135802" for 1000 tokens in 30 days').describe(
  "UD21x18, 1 token a second: 1000000000000000000",
);

/** A price of the oracle. */
export const price = uint(128, '"300000000000" for 3000 USD').describe(
  "USD with 8 decimals, 3000 USD: 300000000000",
);

/** The exponent of a segment. */
export const exponent = uint(64, '"2000000000000000000" for 2').describe(
  "UD2x18, for 2: 2000000000000000000",
);

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

export const decimals = z.number().int().min(0).max(18).describe("Decimals of the token: 6 for USDC");

/** Where the next part of a long answer begins. */
export const cursor = z.number().int().min(0).max(1_000_000).optional().describe("next of the last part: 50");
