// #region tree
import { StandardMerkleTree } from "@openzeppelin/merkle-tree";
import type { Address, Hex } from "viem";

/** One allocation: `amount` in base units of the token. */
export type Allocation = { recipient: Address; amount: bigint };

/** The tree of a campaign. The index of an allocation is its place in the list, counted from 0. */
export function buildTree(allocations: readonly Allocation[]) {
  return StandardMerkleTree.of(
    allocations.map(({ recipient, amount }, index) => [String(index), recipient, String(amount)]),
    ["uint256", "address", "uint128"],
  );
}
// #endregion tree

// #region campaign
/** What the create functions want to know about the list. */
export function describeTree(allocations: readonly Allocation[]) {
  return {
    root: buildTree(allocations).root as Hex,
    aggregateAmount: allocations.reduce((sum, { amount }) => sum + amount, 0n),
    recipientCount: BigInt(allocations.length),
  };
}
// #endregion campaign

// #region proof
/** What a claimer needs: the allocation, its index and the proof. */
export function proveAllocation(allocations: readonly Allocation[], index: number) {
  const allocation = allocations[index];
  if (!allocation) throw new Error(`The list has no row ${index}.`);
  const proof = buildTree(allocations).getProof(index) as Hex[];
  return { index: BigInt(index), ...allocation, proof };
}
// #endregion proof
