import { concat, encodeAbiParameters, keccak256, type Address, type Hex } from "viem";

/** One allocation of a campaign. */
export interface Allocation {
  /** Number of the row, counted from 0; uint256. */
  readonly index: bigint;
  readonly recipient: Address;
  /** Base units of the token, uint128. */
  readonly amount: bigint;
}

const TYPES = [{ type: "uint256" }, { type: "address" }, { type: "uint128" }] as const;

/**
 * Returns the leaf of an allocation: its ABI encoding, hashed twice.
 *
 * @throws Error of viem when a value is none of its type, with the type in the message
 * @see SablierMerkleBase (Airdrops v3.0): keccak256(bytes.concat(keccak256(abi.encode(index, recipient, amount))))
 */
export const hash = ({ index, recipient, amount }: Allocation): Hex =>
  keccak256(keccak256(encodeAbiParameters(TYPES, [index, recipient, amount])));

/** Returns the node above two nodes: the hash of both, the smaller one first. */
export const computeParent = (a: Hex, b: Hex): Hex =>
  keccak256(concat(a.toLowerCase() < b.toLowerCase() ? [a, b] : [b, a]));
