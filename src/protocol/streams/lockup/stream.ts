import { ContractError } from "../contractError";
import * as Schedule from "./schedule";

/** The statuses in the order of the enum `Lockup.Status`. */
export const STATUSES = ["PENDING", "STREAMING", "SETTLED", "CANCELED", "DEPLETED"] as const;
export type Status = (typeof STATUSES)[number];

/** The state of a Lockup stream, as the contract stores it. Amounts in base units of the token. */
export interface Stream {
  id: bigint;
  schedule: Schedule.Schedule;
  withdrawnAmount: bigint;
  refundedAmount: bigint;
  isCancelable: boolean;
  isDepleted: boolean;
  wasCanceled: boolean;
}

/** Returns a stream as it is right after creation. Does not check the schedule: see `check` in `schedule.ts`. */
export function create(
  schedule: Schedule.Schedule,
  options: { id?: bigint; cancelable?: boolean } = {},
): Stream {
  return {
    id: options.id ?? 1n,
    schedule,
    withdrawnAmount: 0n,
    refundedAmount: 0n,
    isCancelable: options.cancelable ?? true,
    isDepleted: false,
    wasCanceled: false,
  };
}

/** Returns the amount streamed to the recipient so far, base units. SablierLockup._streamedAmountOf. */
export function streamedAmount(stream: Stream, moment: Schedule.Moment): bigint {
  if (stream.isDepleted) return stream.withdrawnAmount;
  if (stream.wasCanceled) return stream.schedule.depositedAmount - stream.refundedAmount;
  return Schedule.streamedAmount(stream.schedule, moment, stream.withdrawnAmount);
}

/** Returns what the recipient can withdraw, base units. SablierLockup._withdrawableAmountOf. */
export function withdrawableAmount(stream: Stream, moment: Schedule.Moment): bigint {
  return streamedAmount(stream, moment) - stream.withdrawnAmount;
}

/** Returns what a cancellation would return to the sender, base units. SablierLockup.refundableAmountOf. */
export function refundableAmount(stream: Stream, moment: Schedule.Moment): bigint {
  if (!stream.isCancelable || stream.isDepleted) return 0n;
  return stream.schedule.depositedAmount - streamedAmount(stream, moment);
}

/** Returns the status, in the contract's order of evaluation. SablierLockupState._statusOf. */
export function status(stream: Stream, moment: Schedule.Moment): Status {
  if (stream.isDepleted) return "DEPLETED";
  if (stream.wasCanceled) return "CANCELED";
  if (moment.now < stream.schedule.startTime) return "PENDING";
  return streamedAmount(stream, moment) < stream.schedule.depositedAmount ? "STREAMING" : "SETTLED";
}

/** Checks whether the passage of time can still change the stream: PENDING or STREAMING. SablierLockup.isWarm. */
export function isWarm(stream: Stream, moment: Schedule.Moment): boolean {
  const current = status(stream, moment);
  return current === "PENDING" || current === "STREAMING";
}

/**
 * Returns the stream after a withdrawal.
 *
 * @param amount base units, more than zero
 * @throws ContractError `SablierLockup_StreamDepleted`, `SablierLockup_WithdrawAmountZero`, `SablierLockup_Overdraw`,
 * `SablierLockup_WithdrawAmountNotEqualWithdrawableAmount` (Price Gated)
 * @see SablierLockup.withdraw, SablierLockup._withdraw
 */
export function withdraw(stream: Stream, amount: bigint, moment: Schedule.Moment): Stream {
  if (stream.isDepleted) throw new ContractError("SablierLockup_StreamDepleted", [stream.id]);
  if (amount === 0n) throw new ContractError("SablierLockup_WithdrawAmountZero", [stream.id]);
  const withdrawable = withdrawableAmount(stream, moment);
  if (stream.schedule.model === "priceGated" && amount !== withdrawable) {
    throw new ContractError("SablierLockup_WithdrawAmountNotEqualWithdrawableAmount", [
      stream.id,
      amount,
      withdrawable,
    ]);
  }
  if (amount > withdrawable) {
    throw new ContractError("SablierLockup_Overdraw", [stream.id, amount, withdrawable]);
  }

  const withdrawnAmount = stream.withdrawnAmount + amount;
  const isDepleted = withdrawnAmount >= stream.schedule.depositedAmount - stream.refundedAmount;
  return { ...stream, withdrawnAmount, isDepleted, isCancelable: stream.isCancelable && !isDepleted };
}

/**
 * Returns the stream after its sender canceled it.
 *
 * @throws ContractError `SablierLockup_StreamDepleted`, `SablierLockup_StreamCanceled`, `SablierLockup_StreamSettled`,
 * `SablierLockup_StreamNotCancelable`
 * @see SablierLockup.cancel, SablierLockup._cancel
 */
export function cancel(stream: Stream, moment: Schedule.Moment): Stream {
  if (stream.isDepleted) throw new ContractError("SablierLockup_StreamDepleted", [stream.id]);
  if (stream.wasCanceled) throw new ContractError("SablierLockup_StreamCanceled", [stream.id]);
  const streamed = streamedAmount(stream, moment);
  if (streamed >= stream.schedule.depositedAmount) {
    throw new ContractError("SablierLockup_StreamSettled", [stream.id]);
  }
  if (!stream.isCancelable) throw new ContractError("SablierLockup_StreamNotCancelable", [stream.id]);
  return {
    ...stream,
    refundedAmount: stream.schedule.depositedAmount - streamed,
    wasCanceled: true,
    isCancelable: false,
    isDepleted: streamed === stream.withdrawnAmount,
  };
}

/**
 * Returns the stream after its sender gave up the right to cancel.
 *
 * @throws ContractError `SablierLockup_StreamDepleted`, `SablierLockup_StreamCanceled`, `SablierLockup_StreamSettled`,
 * `SablierLockup_StreamNotCancelable`
 * @see SablierLockup.renounce
 */
export function renounce(stream: Stream, moment: Schedule.Moment): Stream {
  const current = status(stream, moment);
  if (current === "DEPLETED") throw new ContractError("SablierLockup_StreamDepleted", [stream.id]);
  if (current === "CANCELED") throw new ContractError("SablierLockup_StreamCanceled", [stream.id]);
  if (current === "SETTLED") throw new ContractError("SablierLockup_StreamSettled", [stream.id]);
  if (!stream.isCancelable) throw new ContractError("SablierLockup_StreamNotCancelable", [stream.id]);
  return { ...stream, isCancelable: false };
}
