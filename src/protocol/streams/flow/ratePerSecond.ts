import { ContractError } from "../contractError";
import { descale, scale } from "./scale";

/** Seconds in the periods that rates are usually stated for. A month is 30 days, a year 365 days. */
export const PERIODS = {
  second: 1n,
  minute: 60n,
  hour: 3_600n,
  day: 86_400n,
  week: 604_800n,
  month: 2_592_000n,
  year: 31_536_000n,
} as const;

/** The name of a period in {@link PERIODS}. */
export type Period = keyof typeof PERIODS;

/** The greatest UD21x18: uint128. */
export const MAX_RATE_PER_SECOND = 2n ** 128n - 1n;

/** An amount for a period, in a token's own units. */
export interface Target {
  /** Base units of the token. */
  amount: bigint;
  /** Seconds, more than zero. */
  period: bigint;
  /** Decimals of the token, 0 to 18. */
  decimals: number;
}

/** What a rate pays in its period, compared with what was asked for. Base units of the token. */
export interface Payment {
  paid: bigint;
  /** Target minus paid: positive when rounding pays less, negative when it pays more. */
  loss: bigint;
}

/**
 * Returns the rate per second that pays an amount over a period, as UD21x18.
 *
 * @param rounding `down` (the default, what plain division in Solidity does) ends one base unit short of a target that
 * does not divide; `up` reaches it on time
 * @throws RangeError when the period is zero or the decimals are out of range
 * @throws ContractError `SafeCastOverflowedUintDowncast` when the rate exceeds uint128
 * @see SablierFlow._ongoingDebtScaledOf, whose inverse this is
 */
export function computeRate({ amount, period, decimals }: Target, rounding: "down" | "up" = "down"): bigint {
  if (period <= 0n) throw new RangeError("The period must be at least one second.");
  if (amount < 0n) throw new RangeError("The amount must not be negative.");
  if (!Number.isInteger(decimals) || decimals < 0 || decimals > 18) {
    throw new RangeError("Flow supports tokens with 0 to 18 decimals.");
  }
  const amountScaled = scale(amount, decimals);
  const roundUp = rounding === "up" && amountScaled % period > 0n ? 1n : 0n;
  const rate = amountScaled / period + roundUp;
  if (rate > MAX_RATE_PER_SECOND) throw new ContractError("SafeCastOverflowedUintDowncast", [128n, rate]);
  return rate;
}

/**
 * Returns what a rate adds up to, in base units of the token, rounded down as `totalDebtOf` does.
 *
 * @param ratePerSecond UD21x18
 * @param seconds since a snapshot without debt
 * @param decimals of the token, 0 to 18
 * @see SablierFlow._totalDebtOf
 */
export function computeAmountOver(ratePerSecond: bigint, seconds: bigint, decimals: number): bigint {
  return descale(ratePerSecond * seconds, decimals);
}

/** Returns what a rate pays in the target's period, and how far that is from the target. */
export function computePayment(ratePerSecond: bigint, target: Target): Payment {
  const paid = computeAmountOver(ratePerSecond, target.period, target.decimals);
  return { paid, loss: target.amount - paid };
}

/**
 * Returns the seconds after a snapshot without debt at which an amount is owed for the first time.
 *
 * @param ratePerSecond UD21x18, more than zero
 * @param amount base units of the token
 * @param decimals of the token, 0 to 18
 * @throws RangeError when the rate is zero: the amount is never owed
 */
export function countSecondsUntil(ratePerSecond: bigint, amount: bigint, decimals: number): bigint {
  if (ratePerSecond <= 0n) throw new RangeError("A rate of zero never pays.");
  const amountScaled = scale(amount, decimals);
  return amountScaled / ratePerSecond + (amountScaled % ratePerSecond > 0n ? 1n : 0n);
}
