/** A Variable Claim Amount campaign, as far as it decides what a claim pays. */
export interface VariableClaimSchedule {
  /** The allocation in the tree, base units of the token. */
  fullAmount: bigint;
  /** Unix seconds. */
  startTime: bigint;
  /** Unix seconds, after the start. */
  endTime: bigint;
  /** UD60x18, at most 1e18 (100%): what unlocks at the start. */
  unlockPercentage: bigint;
}

/**
 * Returns what a claim pays at a time, in base units; the claimer gives up the rest. Zero before the start, where the
 * contract reverts with `SablierMerkleVCA_ClaimAmountZero`.
 *
 * @param now Unix seconds
 * @see SablierMerkleVCA (Airdrops v3.0), without redistribution
 */
export function claimAmount(schedule: VariableClaimSchedule, now: bigint): bigint {
  const { endTime, fullAmount, startTime, unlockPercentage } = schedule;
  if (now < startTime) return 0n;
  if (now >= endTime) return fullAmount;
  const unlocked = (fullAmount * unlockPercentage) / 10n ** 18n;
  return unlocked + ((fullAmount - unlocked) * (now - startTime)) / (endTime - startTime);
}
