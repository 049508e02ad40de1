import { readAmount } from "@site/src/protocol/text/amount";

/** uint256, the type of Legacy's amounts. */
const MAX = 2n ** 256n - 1n;

/** What is wrong with which field. */
export interface DepositProblem {
  readonly field: "amount" | "decimals" | "duration";
  /** Says what to change. */
  readonly sentence: string;
}

/**
 * Reads the calculator's fields.
 *
 * @param amount whole tokens, with a point before the fraction
 * @param decimals 0 to 77: what fits a uint256
 * @param duration whole units of time, more than zero
 * @returns amount in base units and duration, or a sentence that says what to change in which field
 */
export function parseInput(
  amount: string,
  decimals: string,
  duration: string,
): { amount: bigint; duration: bigint } | DepositProblem {
  const wrong = (field: DepositProblem["field"], sentence: string) => ({ field, sentence });
  const places = /^\d{1,2}$/u.test(decimals.trim()) ? Number(decimals) : Number.NaN;
  if (!(places <= 77)) return wrong("decimals", "Token decimals: a whole number from 0 to 77.");
  const units = readAmount(amount.trim(), places);
  if (typeof units === "string") return wrong("amount", units);
  if (units > MAX) return wrong("amount", "Amount: larger than the contract can hold.");
  const length = /^\d+$/u.test(duration.trim()) ? BigInt(duration.trim()) : 0n;
  if (length === 0n) return wrong("duration", "Duration: a whole number above zero.");
  return { amount: units, duration: length };
}
