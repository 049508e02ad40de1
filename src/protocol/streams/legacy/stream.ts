/**
 * The arithmetic of the Legacy v1.1 contract (`Sablier.sol`, sablier-labs/legacy). Amounts in base units of the token,
 * times in Unix seconds.
 */

/** A stream as `getStream` returns it, as far as amounts depend on it. */
export interface Stream {
  deposit: bigint;
  startTime: bigint;
  stopTime: bigint;
  /** What the contract still holds for the stream. */
  remainingBalance: bigint;
}

/** What `createStream` accepts instead of a wished amount. */
export interface Deposit {
  /** The largest deposit not above the amount that the contract accepts; zero if there is none. */
  deposit: bigint;
  /** Base units that stay with the sender. */
  remainder: bigint;
  /** Base units a second. */
  ratePerSecond: bigint;
}

/**
 * Returns the deposit that divides evenly: `createStream` refuses one that is not a multiple of the duration.
 *
 * @param amount the wished amount, base units
 * @param duration seconds between start and stop, more than zero
 * @throws RangeError when the duration is not positive or the amount is negative
 */
export function depositFor(amount: bigint, duration: bigint): Deposit {
  if (duration <= 0n) throw new RangeError("The duration must be positive.");
  if (amount < 0n) throw new RangeError("The amount must not be negative.");
  const remainder = amount % duration;
  return { deposit: amount - remainder, remainder, ratePerSecond: amount / duration };
}

/** Returns the seconds that count: zero before the start, the full duration after the stop. Sablier.deltaOf. */
export function deltaOf({ startTime, stopTime }: Stream, now: bigint): bigint {
  if (now <= startTime) return 0n;
  return now < stopTime ? now - startTime : stopTime - startTime;
}

/** Returns what the recipient can withdraw: streamed less withdrawn. Sablier.balanceOf for the recipient. */
export function recipientBalance(stream: Stream, now: bigint): bigint {
  const ratePerSecond = stream.deposit / (stream.stopTime - stream.startTime);
  return deltaOf(stream, now) * ratePerSecond - (stream.deposit - stream.remainingBalance);
}

/** Returns what a cancellation would return to the sender. Sablier.balanceOf for the sender. */
export function senderBalance(stream: Stream, now: bigint): bigint {
  return stream.remainingBalance - recipientBalance(stream, now);
}
