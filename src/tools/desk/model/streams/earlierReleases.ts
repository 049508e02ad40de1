import type { LinearSchedule } from "../../../../protocol/streams/lockup/linear";

/** One in the fixed-point numbers (UD60x18) in which earlier releases compute a share of time. */
const ONE = 10n ** 18n;

/** The releases in which a linear stream runs from its start and the cliff only holds it back. */
const CLIFF_HOLDS_BACK = ["v1.0", "v1.1", "v1.2"];

/** The releases that round the share of time that has passed down to 18 decimals. */
const ROUNDS_TIME = [...CLIFF_HOLDS_BACK, "v2.0", "v3.0"];

/** Checks whether a release computes linear streams differently from the current one. */
export const isEarlierLinear = (version: string): boolean => ROUNDS_TIME.includes(version);

/** Returns a part of an amount, where the share of time is rounded down to 18 decimals before it is multiplied. */
const computeShare = (amount: bigint, elapsed: bigint, total: bigint): bigint =>
  (((elapsed * ONE) / total) * amount) / ONE;

/**
 * Returns the amount that a linear stream of an earlier release has streamed, in base units, before cancellation
 * counts. The results differ from those of the current release by less than a 10^18th of the deposit, except before the
 * cliff.
 *
 * @param version `v1.0` to `v3.0`
 * @param now Unix seconds
 * @see SablierV2LockupLinear._calculateStreamedAmount (v1.0 to v1.2),
 *   VestingMath.calculateLockupLinearStreamedAmount (v2.0 and v3.0)
 */
export function computeEarlierLinearAmount(schedule: LinearSchedule, version: string, now: bigint): bigint {
  const { cliffTime, depositedAmount, endTime, startTime, unlockAmounts } = schedule;
  const holdsBack = CLIFF_HOLDS_BACK.includes(version);
  if (startTime > now) return 0n;
  if (cliffTime > now) return holdsBack ? 0n : unlockAmounts.start;
  if (endTime <= now) return depositedAmount;
  if (holdsBack) return computeShare(depositedAmount, now - startTime, endTime - startTime);
  const unlocked = unlockAmounts.start + unlockAmounts.cliff;
  if (unlocked >= depositedAmount) return depositedAmount;
  const base = cliffTime > 0n ? cliffTime : startTime;
  return unlocked + computeShare(depositedAmount - unlocked, now - base, endTime - base);
}
