import { sablier } from "sablier";
import {
  type Account,
  type Address,
  type Chain,
  encodeFunctionData,
  erc20Abi,
  type Hex,
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
  "function pause(uint256 streamId) payable",
  "function refundMax(uint256 streamId) payable returns (uint128 refundedAmount)",
  "function refundableAmountOf(uint256 streamId) view returns (uint128 refundableAmount)",
  "event Transfer(address indexed from, address indexed to, uint256 indexed tokenId)",
  "error SablierFlow_DepositAmountZero(uint256 streamId)",
  "error SablierFlow_NotStreamRecipient(address recipient, address streamRecipient)",
]);

// #region payroll
/** A rate has 18 decimals whatever the token has. */
export function ratePerSecond(amount: bigint, decimals: number, seconds: bigint): bigint {
  return (amount * 10n ** BigInt(18 - decimals)) / seconds;
}

/** Runs calls in one transaction, all of them or none, and returns what it logged. */
async function send({ client, wallet, flow }: FlowSession, what: string, calls: readonly Hex[]) {
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
  if (status !== "success") throw new Error(`${what} reverted.`);
  return logs;
}

/** Opens and funds one stream for each salary, in one transaction, and returns their IDs in this order. */
export async function openPayroll(
  session: FlowSession,
  { token, seconds, salaries }: { token: Address; seconds: bigint; salaries: readonly Salary[] },
): Promise<bigint[]> {
  const { client, wallet, flow } = session;
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
  const logs = await send(session, "The payroll", calls);

  // `streamId` is not indexed in CreateFlowStream; the NFT's Transfer has it as a topic. The token's
  // Transfer shares the name, not the topics, so viem leaves it out.
  return parseEventLogs({ abi: flowAbi, eventName: "Transfer", logs }).map(({ args }) => args.tokenId);
}
// #endregion payroll

// #region deposit
/** Tops up several streams of the account in one transaction. Approve Flow for the sum before. */
export async function topUp(
  session: FlowSession,
  deposits: readonly { id: bigint; recipient: Address; amount: bigint }[],
): Promise<void> {
  const calls = deposits.map(({ id, recipient, amount }) =>
    encodeFunctionData({
      abi: flowAbi,
      functionName: "deposit",
      args: [id, amount, session.wallet.account.address, recipient],
    }),
  );
  await send(session, "The deposits", calls);
}
// #endregion deposit

// #region stop
/** Pauses streams of the account and takes back what is not owed. What was earned stays for the recipients. */
export async function stopPayroll(session: FlowSession, ids: readonly bigint[]): Promise<void> {
  const { client, flow: address } = session;
  const refundable = await Promise.all(
    ids.map((id) =>
      client.readContract({ abi: flowAbi, address, functionName: "refundableAmountOf", args: [id] }),
    ),
  );
  const calls = ids.flatMap((id, at) => [
    encodeFunctionData({ abi: flowAbi, functionName: "pause", args: [id] }),
    // It reverts where there is nothing to take back, and would undo the rest.
    ...(refundable[at]! > 0n
      ? [encodeFunctionData({ abi: flowAbi, functionName: "refundMax", args: [id] })]
      : []),
  ]);
  await send(session, "The stop", calls);
}
// #endregion stop
