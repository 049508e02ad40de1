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
 * The amount streamed at a time, in base units: all or nothing. It goes back to nothing when the price falls before
 * the end and nobody has withdrawn.
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
 * The oracle's answer in 8 decimals, or zero where the contract treats the answer as a failure.
 *
 * @param answer `latestRoundData().answer`, int256
 * @param decimals `decimals()` of the oracle, 1 to 36
 * @see SafeOracle.safeOraclePrice (the cases that depend on these two values)
 */
export function normalizePrice(answer: bigint, decimals: number): bigint {
  const MAX_UINT128 = 2n ** 128n - 1n;
  if (decimals === 0 || decimals > 36 || answer <= 0n || answer > MAX_UINT128) return 0n;
  const price = decimals > 8 ? answer / 10n ** BigInt(decimals - 8) : answer * 10n ** BigInt(8 - decimals);
  return price > MAX_UINT128 ? 0n : price;
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
