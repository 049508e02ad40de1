/**
 * Returns an amount in 18 decimals from token base units.
 *
 * @param decimals of the token, 0 to 18
 * @see FlowHelpers.scaleAmount
 */
export function scale(amount: bigint, decimals: number): bigint {
  return amount * computeScaleFactor(decimals);
}

/**
 * Returns an amount in token base units, rounded down, from 18 decimals.
 *
 * @param decimals of the token, 0 to 18
 * @see FlowHelpers.descaleAmount
 */
export function descale(amountScaled: bigint, decimals: number): bigint {
  return amountScaled / computeScaleFactor(decimals);
}

/** 10^(18 - decimals). */
function computeScaleFactor(decimals: number): bigint {
  return 10n ** BigInt(18 - decimals);
}
