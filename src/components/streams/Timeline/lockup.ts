import type * as Schedule from "../../../protocol/streams/lockup/schedule";
import * as Stream from "../../../protocol/streams/lockup/stream";

/** What someone does to the stream at a moment. Amounts in base units. */
export type LockupAction =
  { type: "withdraw"; amount: bigint } | { type: "withdrawMax" } | { type: "cancel" };

export interface LockupStep {
  /** ISO 8601 date, or date and time with `Z`. */
  at: string;
  /** What happens, in words. */
  note: string;
  action?: LockupAction;
  /** Price gated only: the oracle's price, USD with 8 decimals. */
  price?: bigint;
}

export interface LockupExample {
  /** Caption of the table. */
  title: string;
  token: { symbol: string; decimals: number };
  schedule: Schedule.Schedule;
  cancelable: boolean;
  steps: readonly LockupStep[];
}

export interface LockupRow {
  /** Unix seconds. */
  at: bigint;
  note: string;
  status: Stream.Status;
  /** Base units, all four, after the step's action. */
  streamed: bigint;
  withdrawn: bigint;
  withdrawable: bigint;
  refundable: bigint;
}

/** Returns Unix seconds of an ISO 8601 date (midnight UTC) or date and time. */
export function parseUnix(date: string): bigint {
  const milliseconds = Date.parse(date);
  if (Number.isNaN(milliseconds)) throw new RangeError(`not a date: ${date}`);
  return BigInt(milliseconds / 1000);
}

function act(stream: Stream.Stream, action: LockupAction, moment: Schedule.Moment): Stream.Stream {
  switch (action.type) {
    case "withdraw":
      return Stream.withdraw(stream, action.amount, moment);
    case "withdrawMax":
      return Stream.withdraw(stream, Stream.withdrawableAmount(stream, moment), moment);
    case "cancel":
      return Stream.cancel(stream, moment);
  }
}

/**
 * Plays an example step by step with the contracts' own arithmetic.
 *
 * @throws ContractError when a step is one that the contract would refuse, so a wrong example fails the build
 * @throws RangeError when the steps are not in order of time
 */
export function playLockup(example: LockupExample): LockupRow[] {
  let stream = Stream.create(example.schedule, { cancelable: example.cancelable });
  let previous = 0n;
  return example.steps.map(({ at, note, action, price }) => {
    const now = parseUnix(at);
    if (now < previous) throw new RangeError(`steps out of order at ${at}`);
    previous = now;
    const moment = price === undefined ? { now } : { now, price };
    if (action) stream = act(stream, action, moment);
    return {
      at: now,
      note,
      status: Stream.status(stream, moment),
      streamed: Stream.streamedAmount(stream, moment),
      withdrawn: stream.withdrawnAmount,
      withdrawable: Stream.withdrawableAmount(stream, moment),
      refundable: Stream.refundableAmount(stream, moment),
    };
  });
}
