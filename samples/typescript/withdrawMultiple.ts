import { parseAbi, parseEventLogs } from "viem";
import type { Session } from "./stream";

export const withdrawMultipleAbi = parseAbi([
  "function calculateMinFeeWei(uint256 streamId) view returns (uint256)",
  "function withdrawableAmountOf(uint256 streamId) view returns (uint128)",
  "function withdrawMultiple(uint256[] streamIds, uint128[] amounts) payable",
  "event InvalidWithdrawalInWithdrawMultiple(uint256 indexed streamId, bytes revertData)",
  "event WithdrawFromLockupStream(uint256 indexed streamId, address indexed to, address indexed token, uint128 amount)",
]);

/** Pays out all that these streams have, each to its recipient. Returns what was paid by ID, and which IDs failed. */
export async function withdrawFromAll({ client, wallet, lockup }: Session, ids: readonly bigint[]) {
  const contract = { abi: withdrawMultipleAbi, address: lockup } as const;
  const read = (functionName: "calculateMinFeeWei" | "withdrawableAmountOf", id: bigint) =>
    client.readContract({ ...contract, functionName, args: [id] });
  const amounts = await Promise.all(ids.map((id) => read("withdrawableAmountOf", id)));
  // An amount of zero would fail, stream by stream.
  const due = ids.map((id, index) => ({ id, amount: amounts[index]! })).filter(({ amount }) => amount > 0n);
  if (due.length === 0) return { paid: new Map<bigint, bigint>(), failed: [] };

  const fees = await Promise.all(due.map(({ id }) => read("calculateMinFeeWei", id)));
  const { request } = await client.simulateContract({
    ...contract,
    functionName: "withdrawMultiple",
    args: [due.map(({ id }) => id), due.map(({ amount }) => amount)],
    value: fees.reduce((highest, fee) => (fee > highest ? fee : highest)), // one value covers them all
    account: wallet.account,
  });
  const hash = await wallet.writeContract(request);
  const { logs, status } = await client.waitForTransactionReceipt({ hash });
  if (status !== "success") throw new Error("The withdrawal reverted.");

  // A stream that fails does not make the call fail: only an event says so.
  const failures = parseEventLogs({
    abi: withdrawMultipleAbi,
    eventName: "InvalidWithdrawalInWithdrawMultiple",
    logs,
  });
  const withdrawals = parseEventLogs({
    abi: withdrawMultipleAbi,
    eventName: "WithdrawFromLockupStream",
    logs,
  });
  return {
    paid: new Map(withdrawals.map(({ args }) => [args.streamId, args.amount])),
    failed: failures.map(({ args }) => args.streamId),
  };
}
