import { encodeFunctionData, type Address, type Hex, parseAbi, parseEventLogs } from "viem";
import type { Session } from "./stream";

export const manageAbi = parseAbi([
  "function batch(bytes[] calls) payable returns (bytes[] results)",
  "function calculateMinFeeWei(uint256 streamId) view returns (uint256)",
  "function cancel(uint256 streamId) payable returns (uint128 refundedAmount)",
  "function cancelMultiple(uint256[] streamIds) payable returns (uint128[] refundedAmounts)",
  "function renounce(uint256 streamId) payable",
  "function withdrawableAmountOf(uint256 streamId) view returns (uint128)",
  "function withdrawMaxAndTransfer(uint256 streamId, address newRecipient) payable returns (uint128 withdrawnAmount)",
  "event CancelLockupStream(uint256 streamId, address indexed sender, address indexed recipient, address indexed token, uint128 senderAmount, uint128 recipientAmount)",
  "event InvalidStreamInCancelMultiple(uint256 indexed streamId, bytes revertData)",
  "event WithdrawFromLockupStream(uint256 indexed streamId, address indexed to, address indexed token, uint128 amount)",
  "error SablierLockup_InsufficientFeePayment(uint256 feePaid, uint256 minFeeWei)",
  "error SablierLockup_NotTransferable(uint256 tokenId)",
  "error SablierLockup_StreamCanceled(uint256 streamId)",
  "error SablierLockup_StreamDepleted(uint256 streamId)",
  "error SablierLockup_StreamNotCancelable(uint256 streamId)",
  "error SablierLockup_StreamSettled(uint256 streamId)",
  "error SablierLockup_Unauthorized(uint256 streamId, address caller)",
]);

/** Waits until a transaction is mined, and gives what it logged: viem does not throw where it has reverted. */
async function logsOf({ client }: Session, hash: Hex) {
  const { logs, status } = await client.waitForTransactionReceipt({ hash });
  if (status !== "success") throw new Error("The transaction reverted.");
  return logs;
}

// #region cancel
/** Cancels a stream of the account, and returns what came back to it, in base units. */
export async function cancel(session: Session, streamId: bigint): Promise<bigint> {
  const { client, wallet, lockup } = session;
  const { request } = await client.simulateContract({
    abi: manageAbi,
    address: lockup,
    functionName: "cancel",
    args: [streamId],
    account: wallet.account,
  });
  const logs = await logsOf(session, await wallet.writeContract(request));
  const [canceled] = parseEventLogs({ abi: manageAbi, eventName: "CancelLockupStream", logs });
  return canceled?.args.senderAmount ?? 0n;
}
// #endregion cancel

// #region cancelMultiple
/** Cancels what can be canceled. Returns what came back for each stream, and the IDs of those that could not be. */
export async function cancelSeveral(session: Session, streamIds: readonly bigint[]) {
  const { client, wallet, lockup } = session;
  const { request } = await client.simulateContract({
    abi: manageAbi,
    address: lockup,
    functionName: "cancelMultiple",
    args: [streamIds],
    account: wallet.account,
  });
  const logs = await logsOf(session, await wallet.writeContract(request));
  const canceled = parseEventLogs({ abi: manageAbi, eventName: "CancelLockupStream", logs });
  const failed = parseEventLogs({ abi: manageAbi, eventName: "InvalidStreamInCancelMultiple", logs });
  return {
    refunded: new Map(canceled.map(({ args }) => [args.streamId, args.senderAmount])),
    failed: failed.map(({ args }) => args.streamId),
  };
}
// #endregion cancelMultiple

// #region renounce
/** Gives up the right to cancel a stream of the account, forever. */
export async function renounce(session: Session, streamId: bigint): Promise<void> {
  const { client, wallet, lockup } = session;
  const { request } = await client.simulateContract({
    abi: manageAbi,
    address: lockup,
    functionName: "renounce",
    args: [streamId],
    account: wallet.account,
  });
  await logsOf(session, await wallet.writeContract(request));
}
// #endregion renounce

// #region renounceMultiple
/** Renounces several streams of the account, or none: one call that fails undoes the others. */
export async function renounceSeveral(session: Session, streamIds: readonly bigint[]): Promise<void> {
  const { client, wallet, lockup } = session;
  const calls = streamIds.map((id) =>
    encodeFunctionData({ abi: manageAbi, functionName: "renounce", args: [id] }),
  );
  const { request } = await client.simulateContract({
    abi: manageAbi,
    address: lockup,
    functionName: "batch",
    args: [calls],
    account: wallet.account,
  });
  await logsOf(session, await wallet.writeContract(request));
}
// #endregion renounceMultiple

// #region transfer
/** Pays the account, which is the recipient, what has unlocked, hands the stream on, and returns what was paid. */
export async function handOn(session: Session, streamId: bigint, newRecipient: Address): Promise<bigint> {
  const { client, wallet, lockup } = session;
  const contract = { abi: manageAbi, address: lockup } as const;
  const args = [streamId] as const;
  const withdrawable = await client.readContract({ ...contract, functionName: "withdrawableAmountOf", args });
  const { request } = await client.simulateContract({
    ...contract,
    functionName: "withdrawMaxAndTransfer",
    args: [streamId, newRecipient],
    // No fee is due when there is nothing to withdraw.
    value:
      withdrawable > 0n
        ? await client.readContract({ ...contract, functionName: "calculateMinFeeWei", args })
        : 0n,
    account: wallet.account,
  });
  const logs = await logsOf(session, await wallet.writeContract(request));
  const [paid] = parseEventLogs({ abi: manageAbi, eventName: "WithdrawFromLockupStream", logs });
  return paid?.args.amount ?? 0n;
}
// #endregion transfer
