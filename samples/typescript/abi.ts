// #region abi
import { release } from "sablier/evm/releases/lockup/v4.0";
import type { Address, PublicClient } from "viem";

/** What a linear stream unlocks at once, at its start and at its cliff: `{ start: bigint, cliff: bigint }`. */
export function readUnlocks(client: PublicClient, lockup: Address, streamId: bigint) {
  return client.readContract({
    abi: release.abi.SablierLockup,
    address: lockup,
    functionName: "getUnlockAmounts", // a name that the ABI lacks does not compile
    args: [streamId],
  });
}
// #endregion abi
