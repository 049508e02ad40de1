// #region past
import { release } from "sablier/evm/releases/lockup/v4.0";
import type { Address, PublicClient } from "viem";

const abi = release.abi.SablierLockup;

/** Every withdrawal from a stream since a block, the oldest first. Amounts in base units of the token. */
export async function readWithdrawals(
  client: PublicClient,
  lockup: Address,
  streamId: bigint,
  fromBlock: bigint,
) {
  const logs = await client.getContractEvents({
    abi,
    address: lockup,
    eventName: "WithdrawFromLockupStream",
    args: { streamId }, // indexed fields only
    fromBlock,
    strict: true, // leaves out logs that do not fit the ABI, so that no field can be undefined
  });
  return logs.map(({ args, blockNumber }) => ({ to: args.to, amount: args.amount, blockNumber }));
}
// #endregion past

// #region watch
/**
 * Reports each cancellation of a recipient's streams: the stream's ID and what is left for the recipient, in base
 * units. Call the function that it returns to stop.
 */
export function watchCancellations(
  client: PublicClient,
  lockup: Address,
  recipient: Address,
  onCanceled: (streamId: bigint, left: bigint) => void,
) {
  return client.watchContractEvent({
    abi,
    address: lockup,
    eventName: "CancelLockupStream",
    args: { recipient },
    strict: true,
    onLogs: (logs) => logs.forEach(({ args }) => onCanceled(args.streamId, args.recipientAmount)),
  });
}
// #endregion watch
