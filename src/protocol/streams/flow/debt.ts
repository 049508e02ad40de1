import { ContractError } from "../contractError";
import { descale, scale } from "./scale";
import { type Status, type Stream } from "./stream";

/** All amounts are in base units of the token unless the name says `Scaled` (18 decimals). Times in Unix seconds. */

/** Returns the debt since the snapshot, 18 decimals; zero while pending or paused. SablierFlow._ongoingDebtScaledOf. */
export function ongoingDebtScaled(stream: Stream, now: bigint): bigint {
  return stream.snapshotTime >= now ? 0n : (now - stream.snapshotTime) * stream.ratePerSecond;
}

/** Returns all that the sender owes, rounded down to base units, whatever the balance. SablierFlow._totalDebtOf. */
export function totalDebt(stream: Stream, now: bigint): bigint {
  return descale(ongoingDebtScaled(stream, now) + stream.snapshotDebtScaled, stream.tokenDecimals);
}

/** Returns the part of the debt that the balance covers. SablierFlow._coveredDebtOf. */
export function coveredDebt(stream: Stream, now: bigint): bigint {
  const debt = totalDebt(stream, now);
  return stream.balance < debt ? stream.balance : debt;
}

/** Returns the part of the debt that the balance does not cover. SablierFlow._uncoveredDebtOf. */
export function uncoveredDebt(stream: Stream, now: bigint): bigint {
  return totalDebt(stream, now) - coveredDebt(stream, now);
}

/** Returns what the recipient can withdraw: the covered debt. SablierFlow.withdrawableAmountOf. */
export function withdrawableAmount(stream: Stream, now: bigint): bigint {
  return coveredDebt(stream, now);
}

/** Returns what the sender can take back: the balance that is not owed. SablierFlow._refundableAmountOf. */
export function refundableAmount(stream: Stream, now: bigint): bigint {
  return stream.balance - coveredDebt(stream, now);
}

/**
 * Returns the first second at which the debt exceeds the balance by one base unit; zero when it already does.
 *
 * @throws ContractError `SablierFlowState_StreamPaused`, `SablierFlow_StreamBalanceZero`
 * @see SablierFlow.depletionTimeOf
 */
export function depletionTime(stream: Stream, now: bigint): bigint {
  if (stream.ratePerSecond === 0n) throw new ContractError("SablierFlowState_StreamPaused", [stream.id]);
  if (stream.balance === 0n) throw new ContractError("SablierFlow_StreamBalanceZero", [stream.id]);

  const insolvencyScaled = scale(stream.balance + 1n, stream.tokenDecimals);
  if (stream.snapshotDebtScaled + ongoingDebtScaled(stream, now) >= insolvencyScaled) return 0n;

  const solvencyAmount = insolvencyScaled - stream.snapshotDebtScaled;
  const roundUp = solvencyAmount % stream.ratePerSecond === 0n ? 0n : 1n;
  return stream.snapshotTime + solvencyAmount / stream.ratePerSecond + roundUp;
}

/** Returns the status, in the contract's order of evaluation. SablierFlow.statusOf. */
export function status(stream: Stream, now: bigint): Status {
  if (stream.snapshotTime > now) return "PENDING";
  if (stream.isVoided) return "VOIDED";
  const isInsolvent = uncoveredDebt(stream, now) > 0n;
  if (stream.ratePerSecond === 0n) return isInsolvent ? "PAUSED_INSOLVENT" : "PAUSED_SOLVENT";
  return isInsolvent ? "STREAMING_INSOLVENT" : "STREAMING_SOLVENT";
}
