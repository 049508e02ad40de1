import { ContractError } from "../contractError";
import * as SD59x18 from "../fixedPoint/sd59x18";
import { checkUnsigned } from "../unsigned";
import { addChecked } from "./checkedSum";

/** One piece of a Lockup Dynamic curve. It ends at `timestamp`; it starts where the piece before it ends. */
export interface Segment {
  /** Base units of the token, uint128; zero is allowed. */
  amount: bigint;
  /** UD2x18: 18 decimals, at most 18.446744073709551615. */
  exponent: bigint;
  /** Unix seconds, uint40. */
  timestamp: bigint;
}

/** A segment as `createWithDurationsLD` takes it: seconds of its own instead of the time it ends at. */
export type SegmentWithDuration = Omit<Segment, "timestamp"> & { duration: bigint };

/** Lockup Dynamic (LD): a power curve in each segment. */
export interface DynamicSchedule {
  model: "dynamic";
  /** Base units of the token, uint128; the sum of the segments' amounts. */
  depositedAmount: bigint;
  /** Unix seconds, uint40. */
  startTime: bigint;
  /** Unix seconds, uint40; the last segment's timestamp. */
  endTime: bigint;
  segments: readonly Segment[];
}

/**
 * Returns the segments with timestamps from segments with durations, counted from the start.
 *
 * @param startTime the block timestamp of the creation, Unix seconds
 * @throws ContractError `SablierLockupHelpers_SegmentCountZero`
 * @throws RangeError when a value does not fit its type
 * @see LockupHelpers.calculateSegmentTimestamps
 */
export function computeSegments(segments: readonly SegmentWithDuration[], startTime: bigint): Segment[] {
  if (segments.length === 0) throw new ContractError("SablierLockupHelpers_SegmentCountZero");
  let timestamp = startTime;
  return segments.map(({ amount, exponent, duration }, index) => {
    const ofSegment = `of segment ${index + 1}`;
    checkUnsigned(`The amount ${ofSegment}`, amount, 128);
    checkUnsigned(`The exponent ${ofSegment}`, exponent, 64);
    checkUnsigned(`The duration ${ofSegment}`, duration, 40);
    timestamp = checkUnsigned(`The end ${ofSegment}`, timestamp + duration, 40);
    return { amount, exponent, timestamp };
  });
}

/**
 * Returns the amount streamed at a time, in base units, for a stream that is neither canceled nor depleted:
 * `x^exponent * amount` of the current segment plus the amounts of the segments before it. A segment whose timestamp
 * is exactly `now` is still the current one.
 *
 * @param now Unix seconds, uint40
 * @param withdrawnAmount base units; a floor that the contract keeps in case the power ever exceeded one
 * @see LockupMath.calculateStreamedAmountLD
 */
export function streamedAmount(schedule: DynamicSchedule, now: bigint, withdrawnAmount = 0n): bigint {
  const { depositedAmount, endTime, segments, startTime } = schedule;
  if (startTime > now) return 0n;
  if (endTime <= now) return depositedAmount;

  let previousAmounts = 0n;
  let previousTimestamp = startTime;
  for (const segment of segments) {
    if (segment.timestamp < now) {
      previousAmounts += segment.amount;
      previousTimestamp = segment.timestamp;
      continue;
    }
    const elapsed = SD59x18.div(now - previousTimestamp, segment.timestamp - previousTimestamp);
    const streamed = SD59x18.mul(SD59x18.pow(elapsed, segment.exponent), segment.amount);
    if (streamed > segment.amount) {
      return previousAmounts > withdrawnAmount ? previousAmounts : withdrawnAmount;
    }
    return previousAmounts + streamed;
  }
  // The end time is not the last segment's timestamp: no created stream is like that, the contract would panic.
  throw new ContractError("Panic", [0x32n]);
}

/**
 * Checks the segments as the contract does at creation, in its order.
 *
 * @throws ContractError `SablierLockupHelpers_SegmentCountZero`, `…StartTimeNotLessThanFirstSegmentTimestamp`,
 * `…EndTimeNotEqualToLastSegmentTimestamp`, `…SegmentTimestampsNotOrdered`,
 * `…DepositAmountNotEqualToSegmentAmountsSum`, `Panic` (0x11) when the amounts add up to 2^128 or more
 * @see LockupHelpers._checkSegments
 */
export function check(schedule: DynamicSchedule): void {
  const { depositedAmount, endTime, segments, startTime } = schedule;
  const first = segments[0];
  const last = segments[segments.length - 1];
  if (!first || !last) throw new ContractError("SablierLockupHelpers_SegmentCountZero");
  if (startTime >= first.timestamp) {
    throw new ContractError("SablierLockupHelpers_StartTimeNotLessThanFirstSegmentTimestamp", [
      startTime,
      first.timestamp,
    ]);
  }
  if (endTime !== last.timestamp) {
    throw new ContractError("SablierLockupHelpers_EndTimeNotEqualToLastSegmentTimestamp", [
      endTime,
      last.timestamp,
    ]);
  }

  let sum = 0n;
  let previous = 0n;
  for (const [index, { amount, timestamp }] of segments.entries()) {
    sum = addChecked(sum, amount);
    if (timestamp <= previous) {
      throw new ContractError("SablierLockupHelpers_SegmentTimestampsNotOrdered", [
        BigInt(index),
        previous,
        timestamp,
      ]);
    }
    previous = timestamp;
  }
  if (depositedAmount !== sum) {
    throw new ContractError("SablierLockupHelpers_DepositAmountNotEqualToSegmentAmountsSum", [
      depositedAmount,
      sum,
    ]);
  }
}
