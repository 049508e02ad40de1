import { type Hex, isAddress } from "viem";
import { danger, type Finding, note, unknown } from "../findings";
import { integerIn, isObject, type Json, JsonNumber, type JsonObject, textIn } from "./json";
import type { ParsedTransaction } from "./parsed";
import { shown } from "./shown";

export function readTransactions(list: readonly Json[]): ParsedTransaction[] | string {
  const transactions: ParsedTransaction[] = [];
  for (const [index, one] of list.entries()) {
    const place = list.length === 1 ? "The transaction" : `Transaction ${index + 1}`;
    if (!isObject(one)) return `${place} is not an object with to, value and data.`;
    const read = readTransaction(one, place);
    if (typeof read === "string") return read;
    transactions.push(read);
  }
  return transactions;
}

function readTransaction(one: JsonObject, place: string): ParsedTransaction | string {
  const findings: Finding[] = [];
  const to = textIn(one.to);
  if (to === undefined) return `${place} has no address in its field “to”.`;
  if (!isAddress(to, { strict: false }))
    return `${place} has ${shown(to)} in its field “to”, which is not an address. An address has 40 hexadecimal digits after 0x.`;
  if (/[a-f]/u.test(to) && /[A-F]/u.test(to.slice(2)) && !isAddress(to))
    findings.push(
      danger(`The address ${to} has a wrong checksum, so a digit is probably mistyped. Safe rejects it.`),
    );
  const isEmptyValue = one.value === undefined || one.value === null || one.value === "";
  const value = isEmptyValue ? 0n : integerIn(one.value);
  if (value === undefined)
    return `${place} has the value ${shown(one.value)}, which is not a whole number of wei.`;
  if (one.value instanceof JsonNumber)
    findings.push(
      note("Safe’s Transaction Builder rejects this file, because the value is a number and not a text."),
    );
  const operation = one.operation === undefined || one.operation === null ? 0n : integerIn(one.operation);
  if (operation === undefined || operation > 1n)
    return `${place} has the operation ${shown(one.operation)}. A Safe accepts only 0, a call, and 1, a delegatecall.`;
  const given = one.data ?? one.input;
  if (typeof one.data === "string" && typeof one.input === "string" && one.data !== one.input)
    findings.push(
      danger(
        `Data and input are different. The reader explains the data, but some wallets send the input: ${shown(one.input)}.`,
      ),
    );
  const data = given === undefined || given === null ? undefined : textIn(given);
  if (data !== undefined && !/^0x(?:[0-9a-f]{2})*$/iu.test(data))
    return `${place} has data that is not hexadecimal: ${shown(data)}.`;
  for (const key of Object.keys(one).filter((name) => !TRANSACTION_KEYS.has(name) && !API_KEYS.has(name)))
    findings.push(unknown(`The field ${JSON.stringify(key)} was not understood: ${shown(one[key])}.`));
  const hasMethod = one.contractMethod !== undefined && one.contractMethod !== null;
  return {
    to,
    value,
    operation: Number(operation),
    ...(data !== undefined || !hasMethod ? { data: (data ?? "0x") as Hex } : {}),
    ...(hasMethod && { method: one.contractMethod! }),
    ...(one.contractInputsValues !== undefined &&
      one.contractInputsValues !== null && { inputs: one.contractInputsValues }),
    findings,
  };
}

const TRANSACTION_KEYS = new Set([
  "to",
  "value",
  "data",
  "input",
  "operation",
  "contractMethod",
  "contractInputsValues",
  "chainId",
  "from",
]);

/** Fields of Safe's API and of wallets that say nothing about what is executed, or that `withRefund` reads. */
const API_KEYS = new Set([
  "safeTxGas",
  "baseGas",
  "gasPrice",
  "gasToken",
  "refundReceiver",
  "nonce",
  "dataDecoded",
  "safe",
]);

/** Reads a chain ID: `1`, `"8453"`, `"0x2105"`, `"eip155:1"`. */
export function chainIn(value: Json | undefined): number | undefined {
  const text = textIn(value)?.replace(/^eip155:/u, "");
  const id = integerIn(text);
  return id !== undefined && id > 0n && id < 2n ** 53n ? Number(id) : undefined;
}
