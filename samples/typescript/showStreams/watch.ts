// #region watch
import type { Address, PublicClient } from "viem";
import { amountAt, readAmounts } from "./amounts";
import { type Indexer, listStreams, type Row } from "./list";

/** A stream and what can be withdrawn from it; undefined where its contract did not answer. */
export type Shown = { row: Row; amount: bigint | undefined };

/**
 * Shows the streams of a wallet once a second, and asks the contracts every 15 seconds.
 * @returns what stops it
 */
export async function watchStreams(
  { client, indexer, wallet }: { client: PublicClient; indexer: Indexer; wallet: Address },
  show: (streams: Shown[]) => void,
): Promise<() => void> {
  const rows = await listStreams(indexer, await client.getChainId(), wallet);
  let reading = await readAmounts(client, rows);
  const tick = () => show(rows.map((row) => ({ row, amount: amountAt(row, reading) })));
  const ask = async () => {
    // Without an answer the last one ticks on.
    reading = await readAmounts(client, rows).catch(() => reading);
  };
  tick();
  const timers = [setInterval(tick, 1_000), setInterval(() => void ask(), 15_000)];
  return () => timers.forEach((timer) => clearInterval(timer));
}
// #endregion watch
