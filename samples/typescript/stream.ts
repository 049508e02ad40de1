// #region imports
import { sablier } from "sablier";
import {
  type Abi,
  type Account,
  type Address,
  type Chain,
  erc20Abi,
  parseAbi,
  parseEventLogs,
  type PublicClient,
  type Transport,
  type WalletClient,
} from "viem";

/** Whom a call acts for, and where. */
export type Session = {
  /** Reads the chain. */
  client: PublicClient;
  /** Signs and sends, with an account and a chain. */
  wallet: WalletClient<Transport, Chain, Account>;
  lockup: Address;
};
// #endregion imports

// #region address
/** The address of SablierLockup v4.0 on a chain, from the SDK. */
export function lockupAddress(chainId: number): Address {
  const release = sablier.releases.get({ protocol: "lockup", version: "v4.0" });
  const contract = release && sablier.contracts.get({ chainId, contractName: "SablierLockup", release });
  if (!contract) throw new Error(`Lockup v4.0 is not deployed on chain ${chainId}`);
  return contract.address;
}
// #endregion address

// #region abi
// Only what is used here: viem checks arguments and results against these lines, and names these errors alone.
export const lockupAbi = parseAbi([
  "struct CreateWithDurations { address sender; address recipient; uint128 depositAmount; address token; bool cancelable; bool transferable; string shape; }",
  "struct UnlockAmounts { uint128 start; uint128 cliff; }",
  "struct Durations { uint40 cliff; uint40 total; }",
  "function createWithDurationsLL(CreateWithDurations params, UnlockAmounts unlockAmounts, uint40 granularity, Durations durations) payable returns (uint256 streamId)",
  "function calculateMinFeeWei(uint256 streamId) view returns (uint256)",
  "function statusOf(uint256 streamId) view returns (uint8)",
  "function streamedAmountOf(uint256 streamId) view returns (uint128)",
  "function withdrawableAmountOf(uint256 streamId) view returns (uint128)",
  "function withdrawMax(uint256 streamId, address to) payable returns (uint128)",
  "event Transfer(address indexed from, address indexed to, uint256 indexed tokenId)",
  "event WithdrawFromLockupStream(uint256 indexed streamId, address indexed to, address indexed token, uint128 amount)",
  "error ERC20InsufficientAllowance(address spender, uint256 allowance, uint256 needed)",
  "error ERC20InsufficientBalance(address sender, uint256 balance, uint256 needed)",
  "error SablierLockupHelpers_DepositAmountZero()",
  "error SablierLockup_InsufficientFeePayment(uint256 feePaid, uint256 minFeeWei)",
  "error SablierLockup_WithdrawAmountZero(uint256 streamId)",
]);
// #endregion abi

// #region create
/** Approves Lockup and creates a linear stream of 52 weeks. `amount` in base units of the token. */
export async function createStream(
  { client, wallet, lockup }: Session,
  { token, recipient, amount }: { token: Address; recipient: Address; amount: bigint },
): Promise<bigint> {
  const approval = await wallet.writeContract({
    abi: erc20Abi,
    address: token,
    functionName: "approve",
    args: [lockup, amount],
  });
  await client.waitForTransactionReceipt({ hash: approval });

  // Simulating first turns a revert into an error with a name, if the ABI has it, before anyone pays gas.
  const { request } = await client.simulateContract({
    abi: lockupAbi,
    address: lockup,
    functionName: "createWithDurationsLL",
    args: [
      {
        sender: wallet.account.address,
        recipient,
        depositAmount: amount,
        token,
        cancelable: true,
        transferable: true,
        shape: "linear",
      },
      { start: 0n, cliff: 0n },
      1, // unlock each second
      { cliff: 0, total: 52 * 7 * 24 * 60 * 60 },
    ],
    account: wallet.account,
  });
  const hash = await wallet.writeContract(request);
  const { logs } = await client.waitForTransactionReceipt({ hash });

  // The ID of the stream is the ID of the NFT that was minted.
  const [minted] = parseEventLogs({ abi: lockupAbi, eventName: "Transfer", logs });
  if (!minted) throw new Error("no stream was created");
  return minted.args.tokenId;
}
// #endregion create

// #region read
/** The figures that an interface shows. Amounts in base units, the fee in wei. */
export async function readStream(client: PublicClient, lockup: Address, streamId: bigint) {
  const contract = { abi: lockupAbi, address: lockup, args: [streamId] } as const;
  const [status, streamed, withdrawable, fee] = await Promise.all([
    client.readContract({ ...contract, functionName: "statusOf" }),
    client.readContract({ ...contract, functionName: "streamedAmountOf" }),
    client.readContract({ ...contract, functionName: "withdrawableAmountOf" }),
    client.readContract({ ...contract, functionName: "calculateMinFeeWei" }),
  ]);
  const names = ["PENDING", "STREAMING", "SETTLED", "CANCELED", "DEPLETED"] as const;
  return { status: names[status], streamed, withdrawable, fee };
}
// #endregion read

// #region withdraw
/** Withdraws everything that is available and returns the amount, in base units. */
export async function withdrawAll(
  { client, wallet, lockup }: Session,
  streamId: bigint,
  to: Address,
): Promise<bigint> {
  // The fee follows a price feed: ask for it now, not when the page was opened.
  const fee = await client.readContract({
    abi: lockupAbi,
    address: lockup,
    functionName: "calculateMinFeeWei",
    args: [streamId],
  });
  const { request } = await client.simulateContract({
    abi: lockupAbi,
    address: lockup,
    functionName: "withdrawMax",
    args: [streamId, to],
    value: fee,
    account: wallet.account,
  });
  const hash = await wallet.writeContract(request);
  const { logs, status } = await client.waitForTransactionReceipt({ hash });
  // viem does not throw when a mined transaction has reverted, for instance because the fee rose meanwhile.
  if (status !== "success") throw new Error("The withdrawal reverted.");
  const [paid] = parseEventLogs({ abi: lockupAbi, eventName: "WithdrawFromLockupStream", logs });
  return paid?.args.amount ?? 0n;
}
// #endregion withdraw

/** The complete ABI, for whoever needs more than the lines above. */
export function fullAbi(): Abi {
  const abi = sablier.releases.get({ protocol: "lockup", version: "v4.0" })?.abi?.SablierLockup;
  if (!abi) throw new Error("the SDK has no ABI of SablierLockup");
  return abi as Abi;
}
