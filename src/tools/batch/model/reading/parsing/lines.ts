import { type Hex, isAddress } from "viem";
import { readInteger } from "./json";
import type { ParsedBatch, ParsedTransaction } from "./parsed";

/** Reads lines such as `to 0x…`, `value 0`, `data 0x…`, or one piece of calldata that may be broken over lines. */
export function readLines(text: string): ParsedBatch | string {
  const joined = text.replace(/["'\s]/gu, "");
  if (/^0x[0-9a-f]*$/iu.test(joined)) {
    if (joined.length === 42) return "This is an address. Paste the data of the transaction.";
    if (joined.length % 2 === 1)
      return "The calldata has an odd number of digits, so one is missing. Copy it again.";
    if (joined.length < 10) return "Calldata begins with 0x and has at least 8 hexadecimal digits.";
    return { transactions: [{ value: 0n, data: joined as Hex, operation: 0, findings: [] }], findings: [] };
  }
  const transactions: ParsedTransaction[] = [];
  let to: string | undefined;
  let value: bigint | undefined;
  for (const [index, line] of text.split(/\r\n|\r|\n/u).entries()) {
    const [, label = "", rest = ""] = /^\s*(to|value|data)\W{1,3}(\S+)\s*$/iu.exec(line) ?? [];
    const amount = label.toLowerCase() === "value" ? readInteger(rest) : undefined;
    if (line.trim() === "") continue;
    if (label.toLowerCase() === "to" && to === undefined && isAddress(rest, { strict: false })) to = rest;
    else if (amount !== undefined && value === undefined) value = amount;
    else if (label.toLowerCase() === "data" && /^0x(?:[0-9a-f]{2})*$/iu.test(rest)) {
      transactions.push({
        ...(to && { to }),
        value: value ?? 0n,
        data: rest as Hex,
        operation: 0,
        findings: [],
      });
      to = undefined;
      value = undefined;
    } else {
      return `Line ${index + 1} is neither JSON nor calldata. Paste the JSON of the Transaction Builder, calldata that begins with 0x, or lines such as “to 0x…”, “value 0” and “data 0x…”.`;
    }
  }
  if (transactions.length > 0 && (to !== undefined || value !== undefined))
    return "The last lines name an address or a value without data. Paste the whole batch, each transaction as “to”, “value”, “data”.";
  return transactions.length > 0
    ? { transactions, findings: [] }
    : "This text contains no calldata. Calldata begins with 0x and has at least 8 hexadecimal digits.";
}
