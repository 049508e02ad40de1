// #region amounts
import { formatUnits, parseAbi, type PublicClient } from "viem";
import { debtOf } from "../graphql/flowDebt";
import { streamedOf } from "../graphql/lockupStreamed";
import type { Row } from "./list";

/** These have the same names in Lockup and Flow, in every release except for the fee. */
export const streamAbi = parseAbi([
  "function calculateMinFeeWei(uint256 streamId) view returns (uint256)",
  "function withdrawableAmountOf(uint256 streamId) view returns (uint128)",
  "function withdrawMax(uint256 streamId, address to) payable",
  "error SablierFlow_InsufficientFeePayment(uint256 feePaid, uint256 minFeeWei)",
  "error SablierFlow_WithdrawAmountZero(uint256 streamId)",
  "error SablierLockup_InsufficientFeePayment(uint256 feePaid, uint256 minFeeWei)",
  "error SablierLockup_WithdrawAmountZero(uint256 streamId)",
]);

/** What the contracts answered, in base units by the row's `id`, as of the block of `time`. */
export type Reading = {
  amounts: ReadonlyMap<string, bigint>;
  time: bigint;
  /** The device's clock when the answer came, in milliseconds. */
  at: number;
};

/** Asks the contracts of all rows what can be withdrawn, as of one block. */
export async function readAmounts(client: PublicClient, rows: readonly Row[]): Promise<Reading> {
  const block = await client.getBlock();
  const answers = await client.multicall({
    blockNumber: block.number, // a long list is sent in several calls
    contracts: rows.map(({ contract, tokenId }) => ({
      abi: streamAbi,
      address: contract,
      functionName: "withdrawableAmountOf",
      args: [BigInt(tokenId)],
    })),
  });
  const amounts = new Map<string, bigint>();
  answers.forEach(({ status, result }, index) => {
    if (status === "success") amounts.set(rows[index]!.id, result as bigint);
  });
  return { amounts, time: block.timestamp, at: Date.now() };
}
// #endregion amounts

// #region tick
/** What the row says that has become due by a second. */
function due(row: Row, second: bigint): bigint {
  return row.product === "lockup" ? streamedOf(row, second) : debtOf(row, second).covered;
}

/**
 * What can be withdrawn now: the contract's answer, and what has become due since. The seconds are those since the
 * answer came, so that a device with a wrong clock shows the same. Undefined where the contract did not answer.
 * @param now the device's clock, in milliseconds
 */
export function amountAt(row: Row, reading: Reading, now = Date.now()): bigint | undefined {
  const answered = reading.amounts.get(row.id);
  if (answered === undefined) return undefined;
  const second = reading.time + BigInt(Math.max(0, Math.floor((now - reading.at) / 1000)));
  return answered + due(row, second) - due(row, reading.time);
}

/** `1,234.560000`: cut, not rounded, so that nobody reads more than there is, and of one width while it ticks. */
export function formatAmount(amount: bigint, decimals: number, digits = Math.min(decimals, 6)): string {
  const format = new Intl.NumberFormat("en", {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    roundingMode: "trunc",
  });
  return format.format(formatUnits(amount, decimals) as `${number}`);
}
// #endregion tick
