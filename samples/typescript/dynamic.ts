// #region imports
import { type Address, erc20Abi, parseAbi, parseEventLogs, parseUnits } from "viem";
import type { Session } from "./stream";
// #endregion imports

// #region abi
export const dynamicAbi = parseAbi([
  "struct CreateWithDurations { address sender; address recipient; uint128 depositAmount; address token; bool cancelable; bool transferable; string shape; }",
  "struct SegmentWithDuration { uint128 amount; uint64 exponent; uint40 duration; }",
  "function createWithDurationsLD(CreateWithDurations params, SegmentWithDuration[] segments) payable returns (uint256 streamId)",
  "event Transfer(address indexed from, address indexed to, uint256 indexed tokenId)",
  "error ERC20InsufficientAllowance(address spender, uint256 allowance, uint256 needed)",
  "error ERC20InsufficientBalance(address sender, uint256 balance, uint256 needed)",
  "error SablierLockupHelpers_DepositAmountZero()",
  "error SablierLockupHelpers_SegmentCountZero()",
  "error SablierLockupHelpers_SegmentTimestampsNotOrdered(uint256 index, uint40 previousTimestamp, uint40 currentTimestamp)",
  "error SablierLockupHelpers_StartTimeNotLessThanFirstSegmentTimestamp(uint40 startTime, uint40 firstSegmentTimestamp)",
]);
// #endregion abi

// #region create
/** A part of the curve: `amount` in base units, `duration` in seconds, `exponent` as it is written, such as "3.14". */
export type Segment = { amount: bigint; exponent: string; duration: number };

/** Creates a stream whose segments follow each other from now on. */
export async function createDynamic(
  { client, wallet, lockup }: Session,
  token: Address,
  recipient: Address,
  segments: readonly Segment[],
): Promise<bigint> {
  const depositAmount = segments.reduce((sum, { amount }) => sum + amount, 0n);
  const approval = await wallet.writeContract({
    abi: erc20Abi,
    address: token,
    functionName: "approve",
    args: [lockup, depositAmount],
  });
  await client.waitForTransactionReceipt({ hash: approval });

  const { request } = await client.simulateContract({
    abi: dynamicAbi,
    address: lockup,
    functionName: "createWithDurationsLD",
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
      // An exponent has 18 decimals: 1 is a straight line.
      segments.map((segment) => ({ ...segment, exponent: parseUnits(segment.exponent, 18) })),
    ],
    account: wallet.account,
  });
  const hash = await wallet.writeContract(request);
  const { logs } = await client.waitForTransactionReceipt({ hash });
  const [minted] = parseEventLogs({ abi: dynamicAbi, eventName: "Transfer", logs });
  if (!minted) throw new Error("no stream was created");
  return minted.args.tokenId;
}
// #endregion create
