import { ContractError } from "../contractError";

/** Lockup Price Gated (LPG): everything once the oracle's price reaches the target, or at the end. */
export interface PriceGatedSchedule {
  model: "priceGated";
  /** Base units of the token, uint128. */
  depositedAmount: bigint;
  /** Unix seconds, uint40; decides only whether the status is PENDING. */
  startTime: bigint;
  /** Unix seconds, uint40. */
  endTime: bigint;
  /** USD with 8 decimals, uint128. */
  targetPrice: bigint;
}

/**
 * Returns the amount streamed at a time, in base units: all or nothing. It goes back to nothing when the price falls
 * before the end and nobody has withdrawn.
 *
 * @param now Unix seconds, uint40
 * @param price the oracle's price at that time, USD with 8 decimals; zero when the oracle fails
 * @see LockupMath.calculateStreamedAmountLPG
 */
export function streamedAmount(schedule: PriceGatedSchedule, now: bigint, price: bigint): bigint {
  if (now >= schedule.endTime) return schedule.depositedAmount;
  return price > 0n && price >= schedule.targetPrice ? schedule.depositedAmount : 0n;
}

/**
 * Checks the parameters as the contract does at creation, in its order.
 *
 * @param latestPrice the oracle's price at creation, USD with 8 decimals
 * @throws ContractError `SablierLockupHelpers_StartTimeNotLessThanEndTime`, `SablierLockup_TargetPriceTooLow`
 * @see LockupHelpers.checkCreateLPG
 */
export function check(schedule: PriceGatedSchedule, latestPrice: bigint): void {
  const { endTime, startTime, targetPrice } = schedule;
  if (startTime >= endTime) {
    throw new ContractError("SablierLockupHelpers_StartTimeNotLessThanEndTime", [startTime, endTime]);
  }
  if (targetPrice <= latestPrice) {
    throw new ContractError("SablierLockup_TargetPriceTooLow", [targetPrice, latestPrice]);
  }
}
