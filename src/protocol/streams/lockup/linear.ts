import { ContractError } from "../contractError";
import { addChecked } from "./checkedSum";

/** Lockup Linear (LL): a constant rate between start (or cliff) and end, in steps of `granularity` seconds. */
export interface LinearSchedule {
  model: "linear";
  /** Base units of the token, uint128, more than zero. */
  depositedAmount: bigint;
  /** Unix seconds, uint40. */
  startTime: bigint;
  /** Unix seconds, uint40, or zero for no cliff. */
  cliffTime: bigint;
  /** Unix seconds, uint40. */
  endTime: bigint;
  /** Base units of the token that unlock at once, at the start and at the cliff. */
  unlockAmounts: { start: bigint; cliff: bigint };
  /** Seconds between two unlocks, uint40; the contract stores 1 when zero is passed. */
  granularity: bigint;
}

/** What `createWithDurationsLL` takes instead of timestamps, in seconds; a cliff of zero is none. */
export interface LinearDurations {
  cliff: bigint;
  total: bigint;
}

/**
 * Returns the timestamps that the contract derives from durations.
 *
 * @param now the block timestamp of the creation, Unix seconds
 * @see SablierLockupLinear.createWithDurationsLL
 */
export function computeTimestamps(
  durations: LinearDurations,
  now: bigint,
): Pick<LinearSchedule, "startTime" | "cliffTime" | "endTime"> {
  return {
    startTime: now,
    cliffTime: durations.cliff > 0n ? now + durations.cliff : 0n,
    endTime: now + durations.total,
  };
}

/**
 * Returns the amount streamed at a time, in base units, for a stream that is neither canceled nor depleted.
 *
 * @param now Unix seconds, uint40
 * @see LockupMath.calculateStreamedAmountLL
 */
export function streamedAmount(schedule: LinearSchedule, now: bigint): bigint {
  const { cliffTime, depositedAmount, endTime, startTime, unlockAmounts } = schedule;
  if (startTime > now) return 0n;
  if (cliffTime > now) return unlockAmounts.start;
  if (endTime <= now) return depositedAmount;

  const unlocked = unlockAmounts.start + unlockAmounts.cliff;
  if (unlocked >= depositedAmount) return depositedAmount;

  const granularity = getStoredGranularity(schedule);
  const base = cliffTime === 0n ? startTime : cliffTime;
  const elapsedSteps = (now - base) / granularity;
  // The contract multiplies before it divides; any other order would lose wei.
  return unlocked + (elapsedSteps * (depositedAmount - unlocked) * granularity) / (endTime - base);
}

/**
 * Checks the parameters as the contract does at creation, in its order.
 *
 * @throws ContractError `SablierLockupHelpers_StartTimeNotLessThanCliffTime`, `…CliffTimeNotLessThanEndTime`,
 * `…CliffTimeZeroUnlockAmountNotZero`, `…StartTimeNotLessThanEndTime`, `…GranularityTooHigh`,
 * `…UnlockAmountsSumTooHigh`, `Panic` (0x11) when the unlock amounts add up to 2^128 or more
 * @see LockupHelpers._checkTimestampsAndUnlockAmounts
 */
export function check(schedule: LinearSchedule): void {
  const { cliffTime, depositedAmount, endTime, startTime, unlockAmounts } = schedule;
  if (cliffTime > 0n) {
    if (startTime >= cliffTime) {
      throw new ContractError("SablierLockupHelpers_StartTimeNotLessThanCliffTime", [startTime, cliffTime]);
    }
    if (cliffTime >= endTime) {
      throw new ContractError("SablierLockupHelpers_CliffTimeNotLessThanEndTime", [cliffTime, endTime]);
    }
  } else {
    if (unlockAmounts.cliff > 0n) {
      throw new ContractError("SablierLockupHelpers_CliffTimeZeroUnlockAmountNotZero", [unlockAmounts.cliff]);
    }
    if (startTime >= endTime) {
      throw new ContractError("SablierLockupHelpers_StartTimeNotLessThanEndTime", [startTime, endTime]);
    }
  }

  const granularity = getStoredGranularity(schedule);
  const streamableRange = endTime - (cliffTime > 0n ? cliffTime : startTime);
  if (granularity > streamableRange) {
    throw new ContractError("SablierLockupHelpers_GranularityTooHigh", [granularity, streamableRange]);
  }
  if (addChecked(unlockAmounts.start, unlockAmounts.cliff) > depositedAmount) {
    throw new ContractError("SablierLockupHelpers_UnlockAmountsSumTooHigh", [
      depositedAmount,
      unlockAmounts.start,
      unlockAmounts.cliff,
    ]);
  }
}

/** Zero stands for one second. SablierLockupLinear._createLL. */
function getStoredGranularity(schedule: LinearSchedule): bigint {
  return schedule.granularity === 0n ? 1n : schedule.granularity;
}
