import { ContractError } from "../contractError";

const MAX_UINT128 = 2n ** 128n - 1n;

/** The code of `Panic(uint256)` when checked arithmetic leaves its type. */
const ARITHMETIC = 0x11n;

/**
 * Adds two amounts as Solidity adds values of the type `uint128`: a sum that the type cannot hold reverts, before any
 * check that would have compared it.
 *
 * @param left base units of the token, uint128
 * @param right base units of the token, uint128
 * @throws ContractError `Panic` (0x11) when the sum is 2^128 or more
 */
export function addChecked(left: bigint, right: bigint): bigint {
  const sum = left + right;
  if (sum > MAX_UINT128) throw new ContractError("Panic", [ARITHMETIC]);
  return sum;
}
