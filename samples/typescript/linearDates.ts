import { type Address, erc20Abi, parseAbi, parseEventLogs } from "viem";
import type { Session } from "./stream";

export const datesAbi = parseAbi([
  "struct Timestamps { uint40 start; uint40 end; }",
  "struct CreateWithTimestamps { address sender; address recipient; uint128 depositAmount; address token; bool cancelable; bool transferable; Timestamps timestamps; string shape; }",
  "struct UnlockAmounts { uint128 start; uint128 cliff; }",
  "function createWithTimestampsLL(CreateWithTimestamps params, UnlockAmounts unlockAmounts, uint40 granularity, uint40 cliffTime) payable returns (uint256 streamId)",
  "event Transfer(address indexed from, address indexed to, uint256 indexed tokenId)",
  "error ERC20InsufficientAllowance(address spender, uint256 allowance, uint256 needed)",
  "error ERC20InsufficientBalance(address sender, uint256 balance, uint256 needed)",
  "error SablierLockupHelpers_CliffTimeNotLessThanEndTime(uint40 cliffTime, uint40 endTime)",
  "error SablierLockupHelpers_StartTimeNotLessThanCliffTime(uint40 startTime, uint40 cliffTime)",
  "error SablierLockupHelpers_StartTimeNotLessThanEndTime(uint40 startTime, uint40 endTime)",
]);

/** Unix seconds of a moment in UTC, such as `2027-01-01` or `2027-01-01T08:00:00Z`. */
export const seconds = (date: string) => Date.parse(date) / 1000;

/** A vesting between dates: amounts in base units, dates as `seconds` gives them, `cliff` as date and amount. */
export type Vesting = {
  recipient: Address;
  amount: bigint;
  start: number;
  end: number;
  cliff?: { time: number; amount: bigint };
};

/** The arguments of `createWithTimestampsLL`, in their order. */
export function vestingArguments(
  sender: Address,
  token: Address,
  { recipient, amount, start, end, cliff }: Vesting,
) {
  return [
    {
      sender,
      recipient,
      depositAmount: amount,
      token,
      cancelable: true,
      transferable: false,
      timestamps: { start, end },
      shape: cliff ? "cliff" : "linear",
    },
    { start: 0n, cliff: cliff?.amount ?? 0n },
    1, // unlock each second
    cliff?.time ?? 0, // a time of its own, not a duration
  ] as const;
}

/** Approves Lockup and creates the stream. It may start in the past: what has passed is streamed at once. */
export async function createBetweenDates(
  { client, wallet, lockup }: Session,
  token: Address,
  vesting: Vesting,
): Promise<bigint> {
  const approval = await wallet.writeContract({
    abi: erc20Abi,
    address: token,
    functionName: "approve",
    args: [lockup, vesting.amount],
  });
  await client.waitForTransactionReceipt({ hash: approval });
  const { request } = await client.simulateContract({
    abi: datesAbi,
    address: lockup,
    functionName: "createWithTimestampsLL",
    args: vestingArguments(wallet.account.address, token, vesting),
    account: wallet.account,
  });
  const hash = await wallet.writeContract(request);
  const { logs } = await client.waitForTransactionReceipt({ hash });
  const [minted] = parseEventLogs({ abi: datesAbi, eventName: "Transfer", logs });
  if (!minted) throw new Error("no stream was created");
  return minted.args.tokenId;
}
