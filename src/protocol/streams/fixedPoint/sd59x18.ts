import { ContractError } from "../contractError";
import { EXP2_FACTORS } from "./exp2Factors";

/**
 * Signed 59.18-decimal fixed point, as the Lockup contracts compute with it (PRBMath v4, `SD59x18`). A number is a
 * `bigint` holding value * 10^18. Every function truncates where Solidity truncates, so results are equal to the wei;
 * `samples/` holds the property tests against the compiled library.
 */

/** One, as SD59x18. */
export const UNIT = 10n ** 18n;

/** The greatest SD59x18 number, 2^255 - 1. */
export const MAX = 2n ** 255n - 1n;

/** The least SD59x18 number, -2^255. */
export const MIN = -(2n ** 255n);

const HALF_UNIT = UNIT / 2n;
const UNIT_SQUARED = UNIT * UNIT;
const MAX_UINT256 = 2n ** 256n - 1n;
const EXP2_MAX_INPUT = 192n * UNIT - 1n;
const EXP2_MIN_THRESHOLD = -59_794705707972522261n;

/**
 * x * y / 10^18, rounded towards zero.
 *
 * @throws ContractError `PRBMath_SD59x18_Mul_InputTooSmall`, `PRBMath_MulDiv18_Overflow`, `PRBMath_SD59x18_Mul_Overflow`
 * @see PRBMath `sd59x18/Math.sol`, `mul`
 */
export function mul(x: bigint, y: bigint): bigint {
  if (x === MIN || y === MIN) throw new ContractError("PRBMath_SD59x18_Mul_InputTooSmall");
  const result = (magnitude(x) * magnitude(y)) / UNIT;
  if (result > MAX_UINT256)
    throw new ContractError("PRBMath_MulDiv18_Overflow", [magnitude(x), magnitude(y)]);
  if (result > MAX) throw new ContractError("PRBMath_SD59x18_Mul_Overflow", [x, y]);
  return x < 0n === y < 0n ? result : -result;
}

/**
 * x * 10^18 / y, rounded towards zero.
 *
 * @throws ContractError `PRBMath_SD59x18_Div_InputTooSmall`, `PRBMath_MulDiv_Overflow`, `PRBMath_SD59x18_Div_Overflow`,
 * `Panic` (0x12) when y is zero
 * @see PRBMath `sd59x18/Math.sol`, `div`
 */
export function div(x: bigint, y: bigint): bigint {
  if (x === MIN || y === MIN) throw new ContractError("PRBMath_SD59x18_Div_InputTooSmall");
  if (y === 0n) throw new ContractError("Panic", [0x12n]);
  const result = (magnitude(x) * UNIT) / magnitude(y);
  if (result > MAX_UINT256)
    throw new ContractError("PRBMath_MulDiv_Overflow", [magnitude(x), UNIT, magnitude(y)]);
  if (result > MAX) throw new ContractError("PRBMath_SD59x18_Div_Overflow", [x, y]);
  return x < 0n === y < 0n ? result : -result;
}

/**
 * Returns the binary logarithm of x, by PRBMath's iterative approximation: at most 60 halvings of the last bit. For x <
 * 1 it is `-log2(1/x)` with the inverse truncated, which is why `pow` of a fraction is a few wei off the real number.
 *
 * @param x greater than zero
 * @throws ContractError `PRBMath_SD59x18_Log_InputTooSmall`
 * @see PRBMath `sd59x18/Math.sol`, `log2`
 */
export function log2(x: bigint): bigint {
  if (x <= 0n) throw new ContractError("PRBMath_SD59x18_Log_InputTooSmall", [x]);

  const sign = x >= UNIT ? 1n : -1n;
  const value = sign > 0n ? x : UNIT_SQUARED / x;

  const integerPart = mostSignificantBit(value / UNIT);
  let result = integerPart * UNIT;
  let y = value >> integerPart;
  if (y === UNIT) return result * sign;

  for (let delta = HALF_UNIT; delta > 0n; delta >>= 1n) {
    y = (y * y) / UNIT;
    if (y >= 2n * UNIT) {
      result += delta;
      y >>= 1n;
    }
  }
  return result * sign;
}

/**
 * 2 to the power of x.
 *
 * @param x less than 192; below about -59.79 the result is zero
 * @throws ContractError `PRBMath_SD59x18_Exp2_InputTooBig`
 * @see PRBMath `sd59x18/Math.sol`, `exp2`
 */
export function exp2(x: bigint): bigint {
  if (x < 0n) {
    return x < EXP2_MIN_THRESHOLD ? 0n : UNIT_SQUARED / exp2(-x);
  }
  if (x > EXP2_MAX_INPUT) throw new ContractError("PRBMath_SD59x18_Exp2_InputTooBig", [x]);
  return exp2Binary((x << 64n) / UNIT);
}

/**
 * x to the power of y, as `2^(log2(x) * y)`; 0^0 is 1.
 *
 * @param x not negative
 * @throws ContractError what {@link log2}, {@link mul} and {@link exp2} throw
 * @see PRBMath `sd59x18/Math.sol`, `pow`
 */
export function pow(x: bigint, y: bigint): bigint {
  if (x === 0n) return y === 0n ? UNIT : 0n;
  if (x === UNIT || y === 0n) return UNIT;
  if (y === UNIT) return x;
  return exp2(mul(log2(x), y));
}

/** 2^x for x in binary fixed point with 64 fractional bits; the result has 18 decimals. PRBMath `Common.sol`, `exp2`. */
function exp2Binary(x: bigint): bigint {
  // Starts at 0.5 so that the product of all factors, just under 2, still fits the integer part's shift.
  let result = 1n << 191n;
  for (const [index, factor] of EXP2_FACTORS.entries()) {
    if ((x >> BigInt(63 - index)) & 1n) result = (result * factor) >> 64n;
  }
  return (result * UNIT) >> (191n - (x >> 64n));
}

function magnitude(x: bigint): bigint {
  return x < 0n ? -x : x;
}

/** Returns the index of the highest set bit; zero for zero. PRBMath `Common.sol`, `msb`. */
function mostSignificantBit(x: bigint): bigint {
  return x === 0n ? 0n : BigInt(x.toString(2).length - 1);
}
