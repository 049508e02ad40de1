// #region imports
import { type Address, erc20Abi, parseAbi, parseEventLogs } from "viem";
import type { Session } from "./stream";
// #endregion imports

// #region abi
export const tranchedAbi = parseAbi([
  "struct CreateWithDurations { address sender; address recipient; uint128 depositAmount; address token; bool cancelable; bool transferable; string shape; }",
  "struct TrancheWithDuration { uint128 amount; uint40 duration; }",
  "function createWithDurationsLT(CreateWithDurations params, TrancheWithDuration[] tranches) payable returns (uint256 streamId)",
  "event Transfer(address indexed from, address indexed to, uint256 indexed tokenId)",
  "error ERC20InsufficientAllowance(address spender, uint256 allowance, uint256 needed)",
  "error ERC20InsufficientBalance(address sender, uint256 balance, uint256 needed)",
  "error SablierLockupHelpers_DepositAmountNotEqualToTrancheAmountsSum(uint128 depositAmount, uint128 trancheAmountsSum)",
  "error SablierLockupHelpers_DepositAmountZero()",
  "error SablierLockupHelpers_StartTimeNotLessThanFirstTrancheTimestamp(uint40 startTime, uint40 firstTrancheTimestamp)",
  "error SablierLockupHelpers_TrancheCountZero()",
  "error SablierLockupHelpers_TrancheTimestampsNotOrdered(uint256 index, uint40 previousTimestamp, uint40 currentTimestamp)",
]);
// #endregion abi

// #region create
/** Creates a stream of tranches: amounts in base units, each `duration` in seconds after the one before. */
export async function createTranched(
  { client, wallet, lockup }: Session,
  token: Address,
  recipient: Address,
  tranches: readonly { amount: bigint; duration: number }[],
): Promise<bigint> {
  const depositAmount = tranches.reduce((sum, { amount }) => sum + amount, 0n);
  const approval = await wallet.writeContract({
    abi: erc20Abi,
    address: token,
    functionName: "approve",
    args: [lockup, depositAmount],
  });
  await client.waitForTransactionReceipt({ hash: approval });

  const { request } = await client.simulateContract({
    abi: tranchedAbi,
    address: lockup,
    functionName: "createWithDurationsLT",
    args: [
      {
        sender: wallet.account.address,
        recipient,
        depositAmount, // must be the sum, to the last unit
        token,
        cancelable: true,
        transferable: true,
        shape: "",
      },
      tranches,
    ],
    account: wallet.account,
  });
  const hash = await wallet.writeContract(request);
  const { logs } = await client.waitForTransactionReceipt({ hash });
  const [minted] = parseEventLogs({ abi: tranchedAbi, eventName: "Transfer", logs });
  if (!minted) throw new Error("no stream was created");
  return minted.args.tokenId;
}
// #endregion create
