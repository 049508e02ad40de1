import { ContractError } from "../contractError";
import { checkUnsigned } from "../unsigned";
import { addChecked } from "./checkedSum";

/** One unlock of a Lockup Tranched stream. */
export interface Tranche {
  /** Base units of the token, uint128; zero is allowed. */
  amount: bigint;
  /** When it unlocks, Unix seconds, uint40. */
  timestamp: bigint;
}

/** A tranche as `createWithDurationsLT` takes it: seconds since the tranche before it. */
export type TrancheWithDuration = Omit<Tranche, "timestamp"> & { duration: bigint };

/** Lockup Tranched (LT): nothing between steps, each tranche at its time. */
export interface TranchedSchedule {
  model: "tranched";
  /** Base units of the token, uint128; the sum of the tranches' amounts. */
  depositedAmount: bigint;
  /** Unix seconds, uint40. */
  startTime: bigint;
  /** Unix seconds, uint40; the last tranche's timestamp. */
  endTime: bigint;
  tranches: readonly Tranche[];
}

/**
 * Returns the tranches with timestamps from tranches with durations, counted from the start.
 *
 * @param startTime the block timestamp of the creation, Unix seconds
 * @throws ContractError `SablierLockupHelpers_TrancheCountZero`
 * @throws RangeError when a value does not fit its type
 * @see LockupHelpers.calculateTrancheTimestamps
 */
export function computeTranches(tranches: readonly TrancheWithDuration[], startTime: bigint): Tranche[] {
  if (tranches.length === 0) throw new ContractError("SablierLockupHelpers_TrancheCountZero");
  let timestamp = startTime;
  return tranches.map(({ amount, duration }, index) => {
    const ofTranche = `of tranche ${index + 1}`;
    checkUnsigned(`The amount ${ofTranche}`, amount, 128);
    checkUnsigned(`The duration ${ofTranche}`, duration, 40);
    timestamp = checkUnsigned(`The end ${ofTranche}`, timestamp + duration, 40);
    return { amount, timestamp };
  });
}

/**
 * Returns the amount streamed at a time, in base units, for a stream that is neither canceled nor depleted: the sum of
 * the tranches whose timestamp is not after `now`.
 *
 * @param now Unix seconds, uint40
 * @see LockupMath.calculateStreamedAmountLT
 */
export function streamedAmount(schedule: TranchedSchedule, now: bigint): bigint {
  const { depositedAmount, endTime, startTime, tranches } = schedule;
  if (startTime > now) return 0n;
  if (tranches[0] && tranches[0].timestamp > now) return 0n;
  if (endTime <= now) return depositedAmount;

  let streamed = 0n;
  for (const { amount, timestamp } of tranches) {
    if (timestamp > now) break;
    streamed += amount;
  }
  return streamed;
}

/**
 * Checks the tranches as the contract does at creation, in its order.
 *
 * @throws ContractError `SablierLockupHelpers_TrancheCountZero`, `…StartTimeNotLessThanFirstTrancheTimestamp`,
 * `…EndTimeNotEqualToLastTrancheTimestamp`, `…TrancheTimestampsNotOrdered`,
 * `…DepositAmountNotEqualToTrancheAmountsSum`, `Panic` (0x11) when the amounts add up to 2^128 or more
 * @see LockupHelpers._checkTranches
 */
export function check(schedule: TranchedSchedule): void {
  const { depositedAmount, endTime, startTime, tranches } = schedule;
  const first = tranches[0];
  const last = tranches[tranches.length - 1];
  if (!first || !last) throw new ContractError("SablierLockupHelpers_TrancheCountZero");
  if (startTime >= first.timestamp) {
    throw new ContractError("SablierLockupHelpers_StartTimeNotLessThanFirstTrancheTimestamp", [
      startTime,
      first.timestamp,
    ]);
  }
  if (endTime !== last.timestamp) {
    throw new ContractError("SablierLockupHelpers_EndTimeNotEqualToLastTrancheTimestamp", [
      endTime,
      last.timestamp,
    ]);
  }

  let sum = 0n;
  let previous = 0n;
  for (const [index, { amount, timestamp }] of tranches.entries()) {
    sum = addChecked(sum, amount);
    if (timestamp <= previous) {
      throw new ContractError("SablierLockupHelpers_TrancheTimestampsNotOrdered", [
        BigInt(index),
        previous,
        timestamp,
      ]);
    }
    previous = timestamp;
  }
  if (depositedAmount !== sum) {
    throw new ContractError("SablierLockupHelpers_DepositAmountNotEqualToTrancheAmountsSum", [
      depositedAmount,
      sum,
    ]);
  }
}
