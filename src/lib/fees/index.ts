/** USD amounts of the Comptroller have 8 decimals: 1e8 is one dollar. */
export const USD_DECIMALS = 8;

/** An oracle answer older than this many seconds counts as no answer (`24 hours` in the Comptroller). */
export const MAX_PRICE_AGE = 86_400n;

/** The price of one native token, as the Comptroller reads it from its oracle. */
export interface PriceReading {
  /** USD per whole native token, 8 decimals; 0 or less: unusable. */
  readonly price: bigint;
  /** Unix seconds of the answer. */
  readonly updatedAt: bigint;
}

/**
 * The smallest native-token payment that a withdrawal or claim must carry.
 * Formula of `SablierComptroller._convertUSDFeeToWei` and `SafeOracle.safeOraclePrice` (@sablier/evm-utils 2.0.1).
 * @param feeUSD minimum fee, USD with 8 decimals, 0 to 100e8
 * @param reading what the oracle says; `null` where no oracle is set
 * @param now Unix seconds of the block
 * @returns wei (1e-18 native token), rounded down; 0 whenever the price cannot be relied on
 */
export function minFeeWei(feeUSD: bigint, reading: PriceReading | null, now: bigint): bigint {
  if (reading === null || feeUSD === 0n || reading.price <= 0n) return 0n;
  if (reading.updatedAt > now || now > reading.updatedAt + MAX_PRICE_AGE) return 0n;
  return (feeUSD * 10n ** 18n) / reading.price;
}

/**
 * Reads a decimal figure such as `"0.99"` into base units.
 * @param figure digits with at most `decimals` digits after the point, no sign, no separators
 * @throws RangeError when the figure has another form
 */
export function parseDecimal(figure: string, decimals: number): bigint {
  const match = /^(\d+)(?:\.(\d+))?$/.exec(figure);
  const fraction = match?.[2] ?? "";
  if (!match || fraction.length > decimals)
    throw new RangeError(`Not a figure with ${decimals} decimals: ${figure}`);
  return BigInt(match[1]! + fraction.padEnd(decimals, "0"));
}

/** Writes base units as a decimal figure without trailing zeros: `330000000000000`, 18 → `"0.00033"`. */
export function formatDecimal(units: bigint, decimals: number): string {
  const digits = units.toString().padStart(decimals + 1, "0");
  const whole = digits.slice(0, digits.length - decimals);
  const fraction = digits.slice(digits.length - decimals).replace(/0+$/, "");
  return fraction ? `${whole}.${fraction}` : whole;
}
