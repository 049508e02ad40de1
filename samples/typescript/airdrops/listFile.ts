// #region file
import type { Address, Hex } from "viem";
import { buildTree, proveAllocation } from "./tree";

/** The file that a campaign's `ipfsCID` leads to, as far as a claim needs it. */
export type ListFile = { recipients: readonly { address: Address; amount: string }[] };

/**
 * Every allocation of an address in the published list, each with the index and the proof to claim it.
 * @param root `MERKLE_ROOT()` of the campaign, read from the contract: a file can say anything
 */
export function proveFromFile(file: ListFile, root: Hex, address: Address) {
  const list = file.recipients.map((row) => ({ recipient: row.address, amount: BigInt(row.amount) }));
  if (buildTree(list).root !== root) throw new Error("This is not the list of the campaign.");
  return list.flatMap(({ recipient }, index) =>
    recipient.toLowerCase() === address.toLowerCase() ? [proveAllocation(list, index)] : [],
  );
}
// #endregion file
