import { type Hex } from "viem";
import { buildTree } from "./merkleTree";
import type { RecipientList } from "./recipientList";

/**
 * Computes the Merkle root of a campaign over `(uint256 index, address recipient, uint128 amount)`. Yields the share
 * that is done, from 0 to 1, and returns the root.
 *
 * @param recipients at least one
 */
export function* computeRoot(recipients: RecipientList): Generator<number, Hex> {
  const tree = yield* buildTree(recipients.count, (index, encoded) => {
    const words = new DataView(encoded.buffer);
    const [high, low] = recipients.readAmount(index);
    words.setUint32(28, index);
    encoded.set(recipients.readAddress(index), 44);
    words.setBigUint64(80, high);
    words.setBigUint64(88, low);
  });
  return tree.root;
}
