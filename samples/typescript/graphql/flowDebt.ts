// #region debt
/** The columns of `FlowStream` that its debt follows from. Numbers are decimal strings, as both vendors send them. */
export interface FlowRow {
  ratePerSecond: string;
  snapshotAmount: string;
  lastAdjustmentTimestamp: string;
  startTime: string;
  withdrawnAmount: string;
  availableAmount: string;
  assetDecimalsValue: string;
}

const max = (a: bigint, b: bigint) => (a > b ? a : b);
const min = (a: bigint, b: bigint) => (a < b ? a : b);

/**
 * What a Flow stream owes at a moment, in the token's base units.
 * @param now Unix seconds
 */
export function debtOf(row: FlowRow, now: bigint) {
  const since = max(BigInt(row.lastAdjustmentTimestamp), BigInt(row.startTime));
  const streamed18 = BigInt(row.snapshotAmount) + BigInt(row.ratePerSecond) * max(0n, now - since);
  const streamed = streamed18 / 10n ** (18n - BigInt(row.assetDecimalsValue));

  const available = BigInt(row.availableAmount);
  const debt = streamed - BigInt(row.withdrawnAmount);
  const covered = min(debt, available);
  return { debt, covered, uncovered: debt - covered, refundable: available - covered };
}
// #endregion debt
