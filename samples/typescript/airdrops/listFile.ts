// #region allocations
import type { Address, Hex } from "viem";
import { type Allocation, buildTree, proveAllocation } from "./tree";

/** The file that a campaign's `ipfsCID` leads to, as far as root and claims need it. Amounts are in base units. */
export type ListFile = { recipients: readonly { address: Address; amount: string }[] };

/** The published rows as `buildTree` takes them, in their order. */
export function allocationsOf(file: ListFile): Allocation[] {
  return file.recipients.map(({ address, amount }) => ({ recipient: address, amount: BigInt(amount) }));
}
// #endregion allocations

/**
 * Every allocation of an address in the published list, each with the index and the proof to claim it.
 * @param root `MERKLE_ROOT()` of the campaign, read from the contract: a file can say anything
 */
export function proveFromFile(file: ListFile, root: Hex, address: Address) {
  const list = allocationsOf(file);
  if (buildTree(list).root !== root) throw new Error("This is not the list of the campaign.");
  return list.flatMap(({ recipient }, index) =>
    recipient.toLowerCase() === address.toLowerCase() ? [proveAllocation(list, index)] : [],
  );
}
