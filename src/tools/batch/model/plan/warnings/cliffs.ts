import { formatCut } from "../../../../../protocol/text/amount";
import type { Order } from "../calls/calls";

/** What a schedule of a linear Lockup stream holds, in the structs of the contract. Seconds and base units. */
interface Linear {
  readonly timestamps?: { readonly start: number; readonly end: number };
  readonly cliffTime?: number;
  readonly durations?: { readonly cliff: number; readonly total: number };
  readonly unlockAmounts?: { readonly start: bigint; readonly cliff: bigint };
}

/** A row that releases nothing at its cliff. */
interface EmptyCliff {
  readonly line: number;
  readonly deposit: bigint;
  /** What the recipient has at the cliff, and what the elapsed time would give. Base units. */
  readonly has: bigint;
  readonly share: bigint;
}

/** Returns what a row has at its cliff; nothing if it has no cliff, or releases something there. */
function readEmptyCliff(order: Order): EmptyCliff | undefined {
  // A time lock is a cliff one second before the end.
  if (order.kind !== "lockup" || order.shape === "linearTimelock") return undefined;
  const { timestamps, cliffTime = 0, durations, unlockAmounts } = order.schedule as Linear;
  if (unlockAmounts?.cliff !== 0n) return undefined;
  const [elapsed, total] = durations
    ? [durations.cliff, durations.total]
    : [cliffTime - (timestamps?.start ?? 0), (timestamps?.end ?? 0) - (timestamps?.start ?? 0)];
  if (elapsed <= 0 || total <= 0) return undefined;
  const { line, deposit } = order;
  const { start } = unlockAmounts;
  const share = start + ((deposit - start) * BigInt(elapsed)) / BigInt(total);
  return { line, deposit, has: start, share };
}

/**
 * Warns of rows whose amount at the cliff is 0. Such a stream pays later than the curve that most people have in mind,
 * where the cliff releases the share of the time that has passed: the unlock at the start, and of the rest
 * (cliff − start) / (end − start). The figures are those of the first such row.
 *
 * @param token its name and its decimals
 * @returns a sentence, or none
 */
export function listCliffWarnings(
  orders: readonly Order[],
  { symbol, decimals }: { readonly symbol: string; readonly decimals: number },
): string[] {
  const empty = orders.flatMap((order) => readEmptyCliff(order) ?? []);
  const [first] = empty;
  if (!first) return [];
  const amount = (units: bigint) => formatCut(units, decimals, 6);
  const more =
    empty.length === 1
      ? ""
      : ` The same is true of ${empty.length - 1} more ${empty.length === 2 ? "line" : "lines"}.`;
  return [
    `At the cliff, the recipient of line ${first.line} has ${amount(first.has)} ${symbol}, because the amount at the cliff is 0. In proportion to the elapsed time, it would be about ${amount(first.share)} of ${amount(first.deposit)} ${symbol}. Nobody can change this after the stream is created.${more}`,
  ];
}
