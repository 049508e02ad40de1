/** USD amounts of the Comptroller have 8 decimals: 1e8 is one dollar. */
export const USD_DECIMALS = 8;

/** An oracle answer older than this many seconds counts as no answer (`24 hours` in the Comptroller). */
const MAX_PRICE_AGE = 86_400n;

/** The price of one native token, as the Comptroller reads it from its oracle. */
export interface PriceReading {
  /** USD per whole native token, 8 decimals; 0 or less: unusable. */
  readonly price: bigint;
  /** Unix seconds of the answer. */
  readonly updatedAt: bigint;
}

/**
 * Returns the smallest native-token payment that a withdrawal or claim must carry.
 * Formula of `SablierComptroller._convertUSDFeeToWei` and `SafeOracle.safeOraclePrice` (@sablier/evm-utils 2.0.1).
 * @param feeUSD minimum fee, USD with 8 decimals, 0 to 100e8
 * @param reading what the oracle says; `null` where no oracle is set
 * @param now Unix seconds of the block
 * @returns wei (1e-18 native token), rounded down; 0 whenever the price cannot be relied on
 */
export function computeMinFeeWei(feeUSD: bigint, reading: PriceReading | null, now: bigint): bigint {
  if (reading === null || feeUSD === 0n || reading.price <= 0n) return 0n;
  if (reading.updatedAt > now || now > reading.updatedAt + MAX_PRICE_AGE) return 0n;
  return (feeUSD * 10n ** 18n) / reading.price;
}
