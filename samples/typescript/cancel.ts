import { encodeFunctionData, parseAbi, parseEventLogs } from "viem";
import type { Session } from "./stream";

export const cancelAbi = parseAbi([
  "function batch(bytes[] calls) payable returns (bytes[] results)",
  "function calculateMinFeeWei(uint256 streamId) view returns (uint256)",
  "function cancel(uint256 streamId) payable returns (uint128 refundedAmount)",
  "function getRecipient(uint256 streamId) view returns (address)",
  "function withdrawableAmountOf(uint256 streamId) view returns (uint128)",
  "function withdrawMax(uint256 streamId, address to) payable returns (uint128)",
  "event CancelLockupStream(uint256 streamId, address indexed sender, address indexed recipient, address indexed token, uint128 senderAmount, uint128 recipientAmount)",
  "event WithdrawFromLockupStream(uint256 indexed streamId, address indexed to, address indexed token, uint128 amount)",
  "error SablierLockup_InsufficientFeePayment(uint256 feePaid, uint256 minFeeWei)",
  "error SablierLockup_StreamCanceled(uint256 streamId)",
  "error SablierLockup_StreamDepleted(uint256 streamId)",
  "error SablierLockup_StreamNotCancelable(uint256 streamId)",
  "error SablierLockup_StreamSettled(uint256 streamId)",
  "error SablierLockup_Unauthorized(uint256 streamId, address caller)",
]);

/** Cancels a stream of the account and pays its recipient, in one transaction. Returns both amounts, in base units. */
export async function cancelAndPay({ client, wallet, lockup }: Session, streamId: bigint) {
  const contract = { abi: cancelAbi, address: lockup } as const;
  const args = [streamId] as const;
  const withdrawable = await client.readContract({ ...contract, functionName: "withdrawableAmountOf", args });

  const calls = [encodeFunctionData({ abi: cancelAbi, functionName: "cancel", args })];
  let fee = 0n;
  // With nothing to withdraw, withdrawMax would revert and undo the cancellation.
  if (withdrawable > 0n) {
    const recipient = await client.readContract({ ...contract, functionName: "getRecipient", args });
    const withdrawal = [streamId, recipient] as const;
    calls.push(encodeFunctionData({ abi: cancelAbi, functionName: "withdrawMax", args: withdrawal }));
    fee = await client.readContract({ ...contract, functionName: "calculateMinFeeWei", args });
  }
  const { request } = await client.simulateContract({
    ...contract,
    functionName: "batch",
    args: [calls],
    value: fee, // what is paid above it is not given back
    account: wallet.account,
  });
  const hash = await wallet.writeContract(request);
  const { logs, status } = await client.waitForTransactionReceipt({ hash });
  // viem does not throw when a mined transaction has reverted.
  if (status !== "success") throw new Error("The cancellation reverted.");

  const [canceled] = parseEventLogs({ abi: cancelAbi, eventName: "CancelLockupStream", logs });
  const [paid] = parseEventLogs({ abi: cancelAbi, eventName: "WithdrawFromLockupStream", logs });
  return { refunded: canceled?.args.senderAmount ?? 0n, paid: paid?.args.amount ?? 0n };
}
