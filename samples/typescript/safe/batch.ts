// #region batch
import { type Address, encodeFunctionData, erc20Abi, type Hex } from "viem";
import { datesAbi, type Vesting, vestingArguments } from "../linearDates";

/** One transaction of a batch. All numbers are text: the Transaction Builder refuses others. */
export type Call = { to: Address; value: string; data: Hex };

/** The calls that create a vesting from a Safe: the approval, and the creation with the Safe as sender. */
export function vestingCalls(lockup: Address, safe: Address, token: Address, vesting: Vesting): Call[] {
  const approve = encodeFunctionData({
    abi: erc20Abi,
    functionName: "approve",
    args: [lockup, vesting.amount],
  });
  const create = encodeFunctionData({
    abi: datesAbi,
    functionName: "createWithTimestampsLL",
    args: vestingArguments(safe, token, vesting),
  });
  return [
    { to: token, value: "0", data: approve },
    { to: lockup, value: "0", data: create },
  ];
}

/** The file that Safe's Transaction Builder takes by drag and drop. */
export function batchFile(chainId: number, safe: Address, name: string, transactions: readonly Call[]) {
  const meta = { name, description: "", createdFromSafeAddress: safe };
  return { version: "1.0", chainId: String(chainId), createdAt: Date.now(), meta, transactions };
}
// #endregion batch
