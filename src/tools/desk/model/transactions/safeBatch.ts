import { writeSafeFile } from "../../../../protocol/evm/safeFile";
import type { DeskTransaction } from "./transactions";

/**
 * Writes a transaction as the file that Safe's Transaction Builder takes, with the builder's own export.
 *
 * @param safe the Safe that will send it
 * @param value wei that are sent with the call
 * @param createdAt Unix milliseconds
 */
export function writeSafeBatch(
  { chainId, data, title, to }: DeskTransaction,
  { safe, value, createdAt }: { readonly safe: string; readonly value: bigint; readonly createdAt: number },
): string {
  const file = writeSafeFile([{ to, value, data }], { chainId, safe, name: title, createdAt });
  return `${JSON.stringify(file, null, 2)}\n`;
}
