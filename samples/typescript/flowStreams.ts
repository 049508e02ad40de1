import { type Address, encodeFunctionData, erc20Abi, type Hex, parseAbi, parseEventLogs } from "viem";
import { type FlowSession, ratePerSecond } from "./flow";

export const streamsAbi = parseAbi([
  "function batch(bytes[] calls) payable returns (bytes[] results)",
  "function calculateMinFeeWei(uint256 streamId) view returns (uint256)",
  "function create(address sender, address recipient, uint128 ratePerSecond, uint40 startTime, address token, bool transferable) payable returns (uint256 streamId)",
  "function createAndDeposit(address sender, address recipient, uint128 ratePerSecond, uint40 startTime, address token, bool transferable, uint128 amount) payable returns (uint256 streamId)",
  "function getRecipient(uint256 streamId) view returns (address)",
  "function withdrawMax(uint256 streamId, address to) payable returns (uint128 withdrawnAmount)",
  "function withdrawableAmountOf(uint256 streamId) view returns (uint128)",
  "event Transfer(address indexed from, address indexed to, uint256 indexed tokenId)",
  "event WithdrawFromFlowStream(uint256 indexed streamId, address indexed to, address indexed token, address caller, uint128 withdrawAmount)",
  "error ERC20InsufficientAllowance(address spender, uint256 allowance, uint256 needed)",
  "error SablierFlow_CreateRatePerSecondZero()",
  "error SablierFlow_DepositAmountZero(uint256 streamId)",
  "error SablierFlow_InsufficientFeePayment(uint256 feePaid, uint256 minFeeWei)",
]);

const MONTH = 30n * 24n * 60n * 60n;

/** What a stream pays: `amount` in base units of the token each 30 days. */
export type Payment = { token: Address; recipient: Address; amount: bigint };

const decimalsOf = ({ client }: FlowSession, token: Address) =>
  client.readContract({ abi: erc20Abi, address: token, functionName: "decimals" });

/** Waits until a transaction is mined, and gives what it logged: viem does not throw where it has reverted. */
async function logsOf({ client }: FlowSession, hash: Hex) {
  const { logs, status } = await client.waitForTransactionReceipt({ hash });
  if (status !== "success") throw new Error("The transaction reverted.");
  return logs;
}

// #region create
/** Opens a stream from the account, and returns its ID. Moves no tokens. `startTime` in Unix seconds; 0 is now. */
export async function openMonthly(
  session: FlowSession,
  { token, recipient, amount }: Payment,
  startTime = 0,
): Promise<bigint> {
  const { client, wallet, flow } = session;
  const rate = ratePerSecond(amount, await decimalsOf(session, token), MONTH);
  const { request } = await client.simulateContract({
    abi: streamsAbi,
    address: flow,
    functionName: "create",
    args: [wallet.account.address, recipient, rate, startTime, token, true],
    account: wallet.account,
  });
  const logs = await logsOf(session, await wallet.writeContract(request));
  const [minted] = parseEventLogs({ abi: streamsAbi, eventName: "Transfer", logs });
  if (!minted) throw new Error("no stream was created");
  return minted.args.tokenId;
}
// #endregion create

// #region deposit
/** Opens the stream with a first deposit, in base units, that Flow takes from the account. */
export async function openAndDeposit(
  session: FlowSession,
  { token, recipient, amount }: Payment,
  deposit: bigint,
): Promise<bigint> {
  const { client, wallet, flow } = session;
  const rate = ratePerSecond(amount, await decimalsOf(session, token), MONTH);
  const approval = { abi: erc20Abi, address: token, functionName: "approve", args: [flow, deposit] } as const;
  await logsOf(session, await wallet.writeContract(approval));
  const { request } = await client.simulateContract({
    abi: streamsAbi,
    address: flow,
    functionName: "createAndDeposit",
    args: [wallet.account.address, recipient, rate, 0, token, true, deposit],
    account: wallet.account,
  });
  const logs = await logsOf(session, await wallet.writeContract(request));
  // The token's Transfer shares the name, not the topics, so viem leaves it out.
  const [minted] = parseEventLogs({ abi: streamsAbi, eventName: "Transfer", logs });
  if (!minted) throw new Error("no stream was created");
  return minted.args.tokenId;
}
// #endregion deposit

// #region createSeveral
/** Opens several streams of one token in one transaction, all of them or none, and returns their IDs in this order. */
export async function openSeveral(session: FlowSession, payments: readonly Payment[]): Promise<bigint[]> {
  const { client, wallet, flow } = session;
  const calls = await Promise.all(
    payments.map(async ({ token, recipient, amount }) => {
      const rate = ratePerSecond(amount, await decimalsOf(session, token), MONTH);
      const args = [wallet.account.address, recipient, rate, 0, token, true] as const;
      return encodeFunctionData({ abi: streamsAbi, functionName: "create", args });
    }),
  );
  const { request } = await client.simulateContract({
    abi: streamsAbi,
    address: flow,
    functionName: "batch",
    args: [calls],
    account: wallet.account,
  });
  const logs = await logsOf(session, await wallet.writeContract(request));
  return parseEventLogs({ abi: streamsAbi, eventName: "Transfer", logs }).map(({ args }) => args.tokenId);
}
// #endregion createSeveral

// #region withdrawSeveral
/** Pays the recipients of several streams in one transaction. Returns what each got, in base units. */
export async function withdrawSeveral(session: FlowSession, streamIds: readonly bigint[]) {
  const { client, wallet, flow } = session;
  const contract = { abi: streamsAbi, address: flow } as const;
  const streams = await Promise.all(
    streamIds.map(async (id) => ({
      id,
      recipient: await client.readContract({ ...contract, functionName: "getRecipient", args: [id] }),
      amount: await client.readContract({ ...contract, functionName: "withdrawableAmountOf", args: [id] }),
      fee: await client.readContract({ ...contract, functionName: "calculateMinFeeWei", args: [id] }),
    })),
  );
  // One stream with nothing to withdraw would undo the payout of all.
  const payable = streams.filter(({ amount }) => amount > 0n);
  const { request } = await client.simulateContract({
    ...contract,
    functionName: "batch",
    args: [
      payable.map(({ id, recipient }) =>
        encodeFunctionData({ abi: streamsAbi, functionName: "withdrawMax", args: [id, recipient] }),
      ),
    ],
    // Each call sees the same value: the highest fee covers them all, and Flow keeps what is too much.
    value: payable.reduce((highest, { fee }) => (fee > highest ? fee : highest), 0n),
    account: wallet.account,
  });
  const logs = await logsOf(session, await wallet.writeContract(request));
  const paid = parseEventLogs({ abi: streamsAbi, eventName: "WithdrawFromFlowStream", logs });
  return new Map(paid.map(({ args }) => [args.streamId, args.withdrawAmount]));
}
// #endregion withdrawSeveral
