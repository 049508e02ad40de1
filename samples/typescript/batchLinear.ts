// #region imports
import { sablier } from "sablier";
import { type Address, erc20Abi, parseAbi, parseEventLogs } from "viem";
import type { Session } from "./stream";

/** The address of SablierBatchLockup v4.0 on a chain, from the SDK. */
export function batchLockupAddress(chainId: number): Address {
  const release = sablier.releases.get({ protocol: "lockup", version: "v4.0" });
  const contract = release && sablier.contracts.get({ chainId, contractName: "SablierBatchLockup", release });
  if (!contract) throw new Error(`Lockup v4.0 is not deployed on chain ${chainId}`);
  return contract.address;
}

export const batchAbi = parseAbi([
  "struct Durations { uint40 cliff; uint40 total; }",
  "struct UnlockAmounts { uint128 start; uint128 cliff; }",
  "struct CreateWithDurationsLL { address sender; address recipient; uint128 depositAmount; bool cancelable; bool transferable; Durations durations; UnlockAmounts unlockAmounts; uint40 granularity; string shape; }",
  "function createWithDurationsLL(address lockup, address token, CreateWithDurationsLL[] batch) returns (uint256[] streamIds)",
  "event CreateLockupBatch(address indexed funder, address indexed lockup, uint256[] streamIds)",
  "error ERC20InsufficientAllowance(address spender, uint256 allowance, uint256 needed)",
  "error ERC20InsufficientBalance(address sender, uint256 balance, uint256 needed)",
  "error SablierBatchLockup_BatchSizeZero()",
  "error SablierLockupHelpers_CliffTimeNotLessThanEndTime(uint40 cliffTime, uint40 endTime)",
  "error SablierLockupHelpers_DepositAmountZero()",
]);
// #endregion imports

// #region create
/** What one person gets: `amount` in base units of the token, `cliff` and `total` in seconds from now. */
export type Grant = { recipient: Address; amount: bigint; cliff: number; total: number };

/** Creates one linear stream for each grant, in one transaction, and returns their IDs in this order. */
export async function createStreams(
  { client, wallet, lockup }: Session,
  { batchLockup, token, grants }: { batchLockup: Address; token: Address; grants: readonly Grant[] },
): Promise<readonly bigint[]> {
  // One allowance for all of them, and it goes to the batch contract.
  const approval = await wallet.writeContract({
    abi: erc20Abi,
    address: token,
    functionName: "approve",
    args: [batchLockup, grants.reduce((sum, { amount }) => sum + amount, 0n)],
  });
  await client.waitForTransactionReceipt({ hash: approval });

  const batch = grants.map(({ recipient, amount, cliff, total }) => ({
    sender: wallet.account.address,
    recipient,
    depositAmount: amount,
    cancelable: true,
    transferable: false,
    durations: { cliff, total },
    unlockAmounts: { start: 0n, cliff: 0n },
    granularity: 1, // unlock each second
    shape: cliff > 0 ? "cliff" : "linear",
  }));
  const { request } = await client.simulateContract({
    abi: batchAbi,
    address: batchLockup,
    functionName: "createWithDurationsLL",
    args: [lockup, token, batch],
    account: wallet.account,
  });
  const hash = await wallet.writeContract(request);
  const { logs, status } = await client.waitForTransactionReceipt({ hash });
  // viem does not throw when a mined transaction has reverted.
  if (status !== "success") throw new Error("The batch reverted.");

  // The simulation has IDs in its `result` too, but someone else may create a stream in between.
  const [created] = parseEventLogs({ abi: batchAbi, eventName: "CreateLockupBatch", logs });
  if (!created) throw new Error("no streams were created");
  return created.args.streamIds;
}
// #endregion create
