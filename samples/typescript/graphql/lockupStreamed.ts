// #region streamed
/** The columns of `LockupStream` that its amounts follow from. Numbers are decimal strings, as both vendors send them. */
export interface LockupRow {
  category: "LockupLinear" | "LockupDynamic" | "LockupTranched";
  depositAmount: string;
  withdrawnAmount: string;
  intactAmount: string;
  canceled: boolean;
  startTime: string;
  endTime: string;
  cliffTime: string | null;
  cliffAmount: string | null;
  initialAmount: string | null;
  granularity: string | null;
  segments: readonly { amount: string; exponent: string; startTime: string; endTime: string }[];
  tranches: readonly { amount: string; endTime: string }[];
}

/**
 * What a Lockup stream has streamed at a moment, in the token's base units. Exact for tranched streams and for linear
 * ones of v4.0; linear contracts before it round the share of time down to 18 decimals, which gives up to a 10^18th of
 * the deposit less. To withdraw, ask the contract: `withdrawMax`, `withdrawableAmountOf`. A dynamic stream's running
 * segment is computed with JavaScript's numbers, good to about 12 digits.
 * @param now Unix seconds
 */
export function streamedOf(row: LockupRow, now: bigint): bigint {
  const deposit = BigInt(row.depositAmount);
  const [start, end] = [BigInt(row.startTime), BigInt(row.endTime)];
  if (row.canceled) return BigInt(row.withdrawnAmount) + BigInt(row.intactAmount);
  if (now < start) return 0n;
  if (now >= end) return deposit;

  if (row.category === "LockupTranched") {
    const unlocked = row.tranches.filter(({ endTime }) => BigInt(endTime) <= now);
    return unlocked.reduce((sum, { amount }) => sum + BigInt(amount), 0n);
  }
  if (row.category === "LockupDynamic") {
    let streamed = 0n;
    for (const { amount, exponent, startTime, endTime } of row.segments) {
      if (BigInt(startTime) >= now) break;
      if (BigInt(endTime) < now) streamed += BigInt(amount);
      else {
        const share = Number(now - BigInt(startTime)) / Number(BigInt(endTime) - BigInt(startTime));
        const power = share ** (Number(exponent) / 1e18);
        streamed += (BigInt(amount) * BigInt(Math.floor(power * 1e15))) / 10n ** 15n;
      }
    }
    return streamed;
  }

  const cliff = BigInt(row.cliffTime ?? 0);
  const initial = BigInt(row.initialAmount ?? 0);
  if (now < cliff) return initial;
  const unlocked = initial + BigInt(row.cliffAmount ?? 0);
  // The rate begins at the cliff, and nothing unlocks between two steps.
  const from = cliff > 0n ? cliff : start;
  const step = BigInt(row.granularity ?? 1);
  return unlocked + (((now - from) / step) * step * (deposit - unlocked)) / (end - from);
}

/** What the recipient can withdraw at that moment. */
export function withdrawableOf(row: LockupRow, now: bigint): bigint {
  return streamedOf(row, now) - BigInt(row.withdrawnAmount);
}
// #endregion streamed
