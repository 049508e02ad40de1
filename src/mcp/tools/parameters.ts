import { z } from "zod";

/** An unsigned integer of at most `bits` bits, as digits: JSON's numbers end at 2^53. */
const uint = (bits: number) =>
  z
    .string()
    .regex(/^\d{1,39}$/)
    .refine((digits) => BigInt(digits) < 2n ** BigInt(bits), `More than uint${bits} holds`);

/** An amount of a token. */
export const amount = uint(128).describe(
  'Base units of the token, as digits: 1000 USDC (6 decimals) is "1000000000"',
);

/** A rate of Flow. */
export const rate = uint(128).describe(
  "UD21x18: tokens per second with 18 decimals, whatever the token's decimals, as digits",
);

/** A price of the oracle. */
export const price = uint(128).describe("USD with 8 decimals, as digits");

/** The exponent of a segment. */
export const exponent = uint(64).describe('UD2x18: 18 decimals, as digits: 2 is "2000000000000000000"');

/** A moment. uint40. */
export const timestamp = z
  .number()
  .int()
  .min(0)
  .max(2 ** 40 - 1)
  .describe("Unix seconds");

/** A length of time. */
export const seconds = z.number().int().min(0).max(3_153_600_000).describe("Seconds, at most a century");

export const decimals = z.number().int().min(0).max(18).describe("Decimals of the token");
