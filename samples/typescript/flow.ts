import { sablier } from "sablier";
import {
  type Account,
  type Address,
  type Chain,
  encodeFunctionData,
  erc20Abi,
  parseAbi,
  parseEventLogs,
  type PublicClient,
  type Transport,
  type WalletClient,
} from "viem";

/** Whom a call acts for, and where. */
export type FlowSession = {
  /** Reads the chain. */
  client: PublicClient;
  /** Signs and sends, with an account and a chain. */
  wallet: WalletClient<Transport, Chain, Account>;
  flow: Address;
};

/** What one employee is paid. */
export type Salary = {
  recipient: Address;
  /** Per `seconds`, in base units of the token. */
  amount: bigint;
  /** Taken from the account now, in base units. */
  deposit: bigint;
};

/** The address of SablierFlow v3.0 on a chain, from the SDK. */
export function flowAddress(chainId: number): Address {
  const release = sablier.releases.get({ protocol: "flow", version: "v3.0" });
  const contract = release && sablier.contracts.get({ chainId, contractName: "SablierFlow", release });
  if (!contract) throw new Error(`Flow v3.0 is not deployed on chain ${chainId}`);
  return contract.address;
}

export const flowAbi = parseAbi([
  "function batch(bytes[] calls) payable returns (bytes[] results)",
  "function createAndDeposit(address sender, address recipient, uint128 ratePerSecond, uint40 startTime, address token, bool transferable, uint128 amount) payable returns (uint256 streamId)",
  "function deposit(uint256 streamId, uint128 amount, address sender, address recipient) payable",
  "event Transfer(address indexed from, address indexed to, uint256 indexed tokenId)",
  "error SablierFlow_DepositAmountZero(uint256 streamId)",
  "error SablierFlow_NotStreamRecipient(address recipient, address streamRecipient)",
]);

// #region payroll
/** A rate has 18 decimals whatever the token has. */
export function ratePerSecond(amount: bigint, decimals: number, seconds: bigint): bigint {
  return (amount * 10n ** BigInt(18 - decimals)) / seconds;
}

/** Opens and funds one stream for each salary, in one transaction, and returns their IDs in this order. */
export async function openPayroll(
  { client, wallet, flow }: FlowSession,
  { token, seconds, salaries }: { token: Address; seconds: bigint; salaries: readonly Salary[] },
): Promise<bigint[]> {
  const decimals = await client.readContract({ abi: erc20Abi, address: token, functionName: "decimals" });
  const total = salaries.reduce((sum, { deposit }) => sum + deposit, 0n);
  const approval = await wallet.writeContract({
    abi: erc20Abi,
    address: token,
    functionName: "approve",
    args: [flow, total],
  });
  await client.waitForTransactionReceipt({ hash: approval });

  const calls = salaries.map(({ recipient, amount, deposit }) =>
    encodeFunctionData({
      abi: flowAbi,
      functionName: "createAndDeposit",
      args: [
        wallet.account.address,
        recipient,
        ratePerSecond(amount, decimals, seconds),
        0, // now
        token,
        true,
        deposit,
      ],
    }),
  );
  const { request } = await client.simulateContract({
    abi: flowAbi,
    address: flow,
    functionName: "batch",
    args: [calls],
    account: wallet.account,
  });
  const hash = await wallet.writeContract(request);
  const { logs, status } = await client.waitForTransactionReceipt({ hash });
  // viem does not throw when a mined transaction has reverted.
  if (status !== "success") throw new Error("The payroll reverted.");

  // `streamId` is not indexed in CreateFlowStream; the NFT's Transfer has it as a topic. The token's
  // Transfer shares the name, not the topics, so viem leaves it out.
  return parseEventLogs({ abi: flowAbi, eventName: "Transfer", logs }).map(({ args }) => args.tokenId);
}
// #endregion payroll

// #region deposit
/** Tops up several streams of the account in one transaction. Approve Flow for the sum before. */
export async function topUp(
  { client, wallet, flow }: FlowSession,
  deposits: readonly { id: bigint; recipient: Address; amount: bigint }[],
): Promise<void> {
  const calls = deposits.map(({ id, recipient, amount }) =>
    encodeFunctionData({
      abi: flowAbi,
      functionName: "deposit",
      args: [id, amount, wallet.account.address, recipient],
    }),
  );
  const { request } = await client.simulateContract({
    abi: flowAbi,
    address: flow,
    functionName: "batch",
    args: [calls],
    account: wallet.account,
  });
  const hash = await wallet.writeContract(request);
  const { status } = await client.waitForTransactionReceipt({ hash });
  // viem does not throw when a mined transaction has reverted.
  if (status !== "success") throw new Error("The deposits reverted.");
}
// #endregion deposit
