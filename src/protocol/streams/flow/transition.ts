import { ContractError } from "../contractError";
import { ongoingDebtScaled, refundableAmount, totalDebt, uncoveredDebt } from "./debt";
import { scale } from "./scale";
import { type Stream } from "./stream";

/**
 * What each state-changing function does to a Flow stream, as pure functions. Who may call, token transfers and fees
 * are left to the contract. Amounts in base units of the token, `now` is the block timestamp in Unix seconds.
 */

/**
 * @param amount more than zero
 * @throws ContractError `SablierFlowState_StreamVoided`, `SablierFlow_DepositAmountZero`
 * @see SablierFlow.deposit, SablierFlow._deposit
 */
export function deposit(stream: Stream, amount: bigint): Stream {
  if (stream.isVoided) throw new ContractError("SablierFlowState_StreamVoided", [stream.id]);
  if (amount === 0n) throw new ContractError("SablierFlow_DepositAmountZero", [stream.id]);
  return { ...stream, balance: stream.balance + amount };
}

/**
 * A withdrawal up to the snapshot debt lowers that debt and keeps the snapshot's time; a larger one takes a snapshot.
 *
 * @param amount more than zero, at most the covered debt
 * @throws ContractError `SablierFlow_WithdrawAmountZero`, `SablierFlow_Overdraw`
 * @see SablierFlow._withdraw
 */
export function withdraw(stream: Stream, amount: bigint, now: bigint): Stream {
  if (amount === 0n) throw new ContractError("SablierFlow_WithdrawAmountZero", [stream.id]);
  const debt = totalDebt(stream, now);
  const withdrawable = stream.balance < debt ? stream.balance : debt;
  if (amount > withdrawable)
    throw new ContractError("SablierFlow_Overdraw", [stream.id, amount, withdrawable]);

  const amountScaled = scale(amount, stream.tokenDecimals);
  const balance = stream.balance - amount;
  if (amountScaled <= stream.snapshotDebtScaled) {
    return { ...stream, balance, snapshotDebtScaled: stream.snapshotDebtScaled - amountScaled };
  }
  const totalDebtScaled = ongoingDebtScaled(stream, now) + stream.snapshotDebtScaled;
  return { ...stream, balance, snapshotDebtScaled: totalDebtScaled - amountScaled, snapshotTime: now };
}

/**
 * @param amount more than zero, at most the refundable amount
 * @throws ContractError `SablierFlow_RefundAmountZero`, `SablierFlow_RefundOverflow`
 * @see SablierFlow._refund
 */
export function refund(stream: Stream, amount: bigint, now: bigint): Stream {
  if (amount === 0n) throw new ContractError("SablierFlow_RefundAmountZero", [stream.id]);
  const refundable = refundableAmount(stream, now);
  if (amount > refundable)
    throw new ContractError("SablierFlow_RefundOverflow", [stream.id, amount, refundable]);
  return { ...stream, balance: stream.balance - amount };
}

/**
 * @param newRatePerSecond UD21x18, neither zero nor the current rate
 * @throws ContractError `SablierFlowState_StreamPaused`, `SablierFlow_NewRatePerSecondZero`,
 * `SablierFlow_RatePerSecondNotDifferent`
 * @see SablierFlow.adjustRatePerSecond
 */
export function adjustRatePerSecond(stream: Stream, newRatePerSecond: bigint, now: bigint): Stream {
  checkNotPaused(stream);
  if (newRatePerSecond === 0n) throw new ContractError("SablierFlow_NewRatePerSecondZero", [stream.id]);
  return takeSnapshotWithRate(stream, newRatePerSecond, now);
}

/**
 * @throws ContractError `SablierFlowState_StreamPaused`, `SablierFlow_StreamPending`
 * @see SablierFlow.pause, SablierFlow._pause
 */
export function pause(stream: Stream, now: bigint): Stream {
  checkNotPaused(stream);
  if (stream.snapshotTime > now) {
    throw new ContractError("SablierFlow_StreamPending", [stream.id, stream.snapshotTime]);
  }
  return takeSnapshotWithRate(stream, 0n, now);
}

/**
 * @param ratePerSecond UD21x18, more than zero
 * @throws ContractError `SablierFlowState_StreamVoided`, `SablierFlow_StreamNotPaused`,
 * `SablierFlow_RatePerSecondNotDifferent`
 * @see SablierFlow.restart, SablierFlow._restart
 */
export function restart(stream: Stream, ratePerSecond: bigint, now: bigint): Stream {
  if (stream.isVoided) throw new ContractError("SablierFlowState_StreamVoided", [stream.id]);
  if (stream.ratePerSecond !== 0n) throw new ContractError("SablierFlow_StreamNotPaused", [stream.id]);
  return takeSnapshotWithRate(stream, ratePerSecond, now);
}

/**
 * Ends the stream permanently. A solvent stream keeps its debt; the uncovered debt of an insolvent one is written off.
 *
 * @throws ContractError `SablierFlowState_StreamVoided`
 * @see SablierFlow.void, SablierFlow._void
 */
export function voidStream(stream: Stream, now: bigint): Stream {
  if (stream.isVoided) throw new ContractError("SablierFlowState_StreamVoided", [stream.id]);
  const snapshotDebtScaled =
    uncoveredDebt(stream, now) === 0n
      ? stream.snapshotDebtScaled + ongoingDebtScaled(stream, now)
      : scale(stream.balance, stream.tokenDecimals);
  return { ...stream, snapshotDebtScaled, snapshotTime: now, ratePerSecond: 0n, isVoided: true };
}

/** SablierFlowState.notPaused: a voided stream has no rate either, so it answers with this error, too. */
function checkNotPaused(stream: Stream): void {
  if (stream.ratePerSecond === 0n) throw new ContractError("SablierFlowState_StreamPaused", [stream.id]);
}

/** SablierFlow._adjustRatePerSecond: a pending stream keeps its future snapshot time. */
function takeSnapshotWithRate(stream: Stream, ratePerSecond: bigint, now: bigint): Stream {
  if (ratePerSecond === stream.ratePerSecond) {
    throw new ContractError("SablierFlow_RatePerSecondNotDifferent", [stream.id, ratePerSecond]);
  }
  if (stream.snapshotTime >= now) return { ...stream, ratePerSecond };
  const snapshotDebtScaled = stream.snapshotDebtScaled + ongoingDebtScaled(stream, now);
  return { ...stream, ratePerSecond, snapshotDebtScaled, snapshotTime: now };
}
