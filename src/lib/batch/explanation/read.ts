import { type Address, decodeFunctionData, getAddress, type Hex, parseAbi, size, slice } from "viem";
import type { Transaction } from "../plan/calls";
import { readSafeFile, type SafeFileReading } from "../handover/safeFile";

/** What a pasted text holds: transactions, whose address is missing where the text has calldata alone. */
export interface BatchReading extends Omit<SafeFileReading, "transactions"> {
  readonly transactions: readonly PastedTransaction[];
}

export interface PastedTransaction extends Omit<Transaction, "to"> {
  readonly to?: Address;
  /** A delegatecall, which a batch of Sablier never is. */
  readonly isDelegateCall?: true;
}

const safeAbi = parseAbi([
  "function execTransaction(address to, uint256 value, bytes data, uint8 operation, uint256 safeTxGas, uint256 baseGas, uint256 gasPrice, address gasToken, address refundReceiver, bytes signatures)",
  "function multiSend(bytes transactions)",
  "function batch(bytes[] calls)",
]);

/** Longer texts are no batch. */
const LONGEST = 2_000_000;

/**
 * Reads what a co-signer has: a file of the Transaction Builder, the list that this site hands over, or calldata, also
 * that of a Safe's `execTransaction` or `multiSend` around the
 * calls, or of the `batch` of Lockup and Flow.
 *
 * @returns a sentence where nothing can be read
 */
export function readBatch(text: string): BatchReading | string {
  const trimmed = text.trim();
  if (trimmed === "") return "Paste a file of the Transaction Builder, or calldata.";
  if (trimmed.length > LONGEST) return "This is longer than any batch.";
  if (trimmed.startsWith("{")) {
    try {
      const reading = readSafeFile(JSON.parse(trimmed));
      return typeof reading === "string"
        ? reading
        : { ...reading, transactions: opened(reading.transactions) };
    } catch {
      return "The JSON is not whole: copy all of it, or drop the file itself.";
    }
  }
  const transactions = listed(trimmed);
  return transactions.length === 0
    ? "There is no calldata in this: it begins with 0x and has at least 8 hexadecimal digits."
    : { transactions: opened(transactions) };
}

/** Addresses, values and calldata in the order in which they stand: `to 0x…`, `value 0`, `data 0x…`. */
function listed(text: string): PastedTransaction[] {
  const transactions: PastedTransaction[] = [];
  let to: Address | undefined;
  let value = 0n;
  for (const [word, label, number] of text.matchAll(/0x[0-9a-f]*|\b(value)\W+(\d+)/giu)) {
    if (label) value = BigInt(number!);
    else if (word.length === 42) to = getAddress(word.toLowerCase());
    else if (word.length >= 10 && word.length % 2 === 0) {
      transactions.push({ ...(to && { to }), value, data: word as Hex });
      to = undefined;
      value = 0n;
    }
  }
  return transactions;
}

/** Takes the wrapping of a Safe, or of `batch`, off, as often as there is one. */
function opened(transactions: readonly PastedTransaction[], depth = 0): PastedTransaction[] {
  return transactions.flatMap((one) => {
    const inner = depth < 4 ? unwrap(one) : undefined;
    return inner ? opened(inner, depth + 1) : [one];
  });
}

function unwrap({ to: target, value: sent, data }: PastedTransaction): PastedTransaction[] | undefined {
  try {
    const { functionName, args } = decodeFunctionData({ abi: safeAbi, data });
    if (functionName === "multiSend") return packed(args[0]);
    // Each of the calls sees the whole value, which is sent once.
    if (functionName === "batch")
      return args[0].map((one, index) => ({
        ...(target && { to: target }),
        value: index === 0 ? sent : 0n,
        data: one,
      }));
    const [to, value, inner, operation] = args;
    const isMultiSend = inner.toLowerCase().startsWith("0x8d80ff0a");
    return [{ to, value, data: inner, ...(operation === 1 && !isMultiSend && { isDelegateCall: true }) }];
  } catch {
    return undefined;
  }
}

/** What `multiSend` takes: operation (1 byte), address (20), value (32), length (32), data, without gaps. */
function packed(bytes: Hex): PastedTransaction[] {
  const transactions: PastedTransaction[] = [];
  for (let at = 0; at < size(bytes);) {
    const operation = BigInt(slice(bytes, at, at + 1));
    const length = Number(BigInt(slice(bytes, at + 53, at + 85)));
    transactions.push({
      to: getAddress(slice(bytes, at + 1, at + 21)),
      value: BigInt(slice(bytes, at + 21, at + 53)),
      data: length === 0 ? "0x" : slice(bytes, at + 85, at + 85 + length),
      ...(operation === 1n && { isDelegateCall: true }),
    });
    at += 85 + length;
  }
  return transactions;
}
