import { StandardMerkleTree } from "@openzeppelin/merkle-tree";
import { expect, it } from "vitest";
import * as MerkleLeaf from "./merkleLeaf";

const allocations = [
  { index: 0n, recipient: "0x1111111111111111111111111111111111111111", amount: 100n * 10n ** 18n },
  { index: 1n, recipient: "0x2222222222222222222222222222222222222222", amount: 1n },
] as const;
const tree = StandardMerkleTree.of(
  allocations.map(({ index, recipient, amount }) => [index, recipient, amount]),
  ["uint256", "address", "uint128"],
);

it("hashes leaves and nodes as OpenZeppelin's tree does", () => {
  const leaves = allocations.map(MerkleLeaf.hash);
  expect(leaves).toEqual(
    allocations.map(({ index, recipient, amount }) => tree.leafHash([index, recipient, amount])),
  );
  expect(MerkleLeaf.computeParent(leaves[0]!, leaves[1]!)).toBe(tree.root);
  expect(MerkleLeaf.computeParent(leaves[1]!, leaves[0]!)).toBe(tree.root);
});

it("refuses an address that is none", () => {
  expect(() => MerkleLeaf.hash({ index: 0n, recipient: "0x12", amount: 1n })).toThrow(/0x12/);
});
