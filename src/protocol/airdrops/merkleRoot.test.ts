import { StandardMerkleTree } from "@openzeppelin/merkle-tree";
import { concat, encodeAbiParameters, keccak256, type Address, type Hex } from "viem";
import { describe, expect, it } from "vitest";
import { computeRoot } from "./merkleRoot";
import { RecipientList } from "./recipientList";

interface Row {
  address: Address;
  amount: bigint;
}

/** Returns rows that look arbitrary and are the same in every run. */
const listRows = (count: number): Row[] =>
  Array.from({ length: count }, (_, index) => {
    const seed = keccak256(`0x${(index + 1).toString(16).padStart(64, "0")}`);
    return {
      address: `0x${seed.slice(26)}`,
      amount: BigInt(`0x${seed.slice(2, 2 + 1 + (index % 28))}`) + 1n,
    };
  });

function createList(rows: readonly Row[]): RecipientList {
  const list = new RecipientList(0);
  rows.forEach(({ address, amount }, index) => {
    expect(list.add(address, String(amount), index + 2)).toEqual([]);
  });
  return list;
}

function getRoot(list: RecipientList): { root: Hex; shares: number[] } {
  const shares: number[] = [];
  const work = computeRoot(list);
  let step = work.next();
  for (; !step.done; step = work.next()) shares.push(step.value);
  return { root: step.value, shares };
}

/** Returns the contract's formula with no library for trees: a level at a time, from a list of sorted leaves. */
function independentRoot(rows: readonly Row[]): Hex {
  const types = [{ type: "uint256" }, { type: "address" }, { type: "uint128" }] as const;
  const leaves = rows
    .map(({ address, amount }, index) =>
      keccak256(keccak256(encodeAbiParameters(types, [BigInt(index), address, amount]))),
    )
    .sort();
  const nodes = new Map<number, Hex>(leaves.map((leaf, rank) => [2 * leaves.length - 1 - rank, leaf]));
  for (let node = leaves.length - 1; node > 0; node--) {
    nodes.set(node, keccak256(concat([nodes.get(2 * node)!, nodes.get(2 * node + 1)!].sort())));
  }
  return nodes.get(1)!;
}

describe("computeRoot", () => {
  it("gives the root that a campaign has accepted", () => {
    const list = new RecipientList(18);
    for (const digit of [1, 2, 3, 4]) list.add(`0x${String(digit).repeat(40)}`, `${digit}00`, digit + 1);
    expect(getRoot(list).root).toBe("0x32a02e723e4ce22785e7641e4596e4cb950313882dc6fd69cc61b8892e3e9ee0");
    expect(list.sum).toBe(1_000n * 10n ** 18n);
  });

  it.each([1, 2, 3, 4, 5, 7, 8, 33, 100, 2_500])("is right for %i recipients", (count) => {
    const rows = listRows(count);
    const { root } = getRoot(createList(rows));
    expect(root).toBe(independentRoot(rows));
    const values = rows.map(({ address, amount }, index) => [String(index), address, String(amount)]);
    expect(root).toBe(StandardMerkleTree.of(values, ["uint256", "address", "uint128"]).root);
  });

  it("holds the largest amount", () => {
    const rows: Row[] = [
      { address: `0x${"ff".repeat(20)}`, amount: 2n ** 128n - 2n },
      { address: `0x${"00".repeat(19)}01`, amount: 1n },
    ];
    expect(getRoot(createList(rows)).root).toBe(independentRoot(rows));
  });

  it("tells how far it is, and never less than before", () => {
    const { shares } = getRoot(createList(listRows(9_000)));
    expect(shares.length).toBeGreaterThan(4);
    expect(shares).toEqual([...shares].sort((a, b) => a - b));
    expect(shares[0]).toBe(0);
    expect(shares.at(-1)).toBeLessThanOrEqual(1);
  });
});
