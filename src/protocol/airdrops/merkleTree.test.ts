import { StandardMerkleTree } from "@openzeppelin/merkle-tree";
import { hexToBytes, numberToHex } from "viem";
import { expect, it } from "vitest";
import { buildTree } from "./merkleTree";

it.each([1, 2, 3, 5, 6, 17, 100])(
  "gives the root and the proofs of OpenZeppelin's tree for %i leaves",
  (count) => {
    const values = Array.from({ length: count }, (_, index) => [
      String(index),
      numberToHex(index + 1, { size: 20 }),
      String(7 * index + 1),
    ]);
    const expected = StandardMerkleTree.of(values, ["uint256", "address", "uint128"]);
    const work = buildTree(count, (position, encoded) => {
      values[position]!.forEach((value, word) =>
        encoded.set(hexToBytes(numberToHex(BigInt(value), { size: 32 })), 32 * word),
      );
    });
    let step = work.next();
    while (!step.done) step = work.next();
    expect(step.value.root).toBe(expected.root);
    values.forEach((_, position) =>
      expect(step.value.proofAt(position)).toEqual(expected.getProof(position)),
    );
  },
);
