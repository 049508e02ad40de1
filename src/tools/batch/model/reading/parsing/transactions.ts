import { type Hex, isAddress } from "viem";
import { danger, type Finding, note, unknown } from "../findings";
import { readInteger, isObject, type Json, JsonNumber, type JsonObject, readText } from "./json";
import type { ParsedTransaction } from "./parsed";
import { showText } from "./shown";

export function readTransactions(list: readonly Json[]): ParsedTransaction[] | string {
  const transactions: ParsedTransaction[] = [];
  for (const [index, transaction] of list.entries()) {
    const where = list.length === 1 ? "The transaction" : `Transaction ${index + 1}`;
    if (!isObject(transaction)) return `${where} is not an object with to, value and data.`;
    const read = readTransaction(transaction, where);
    if (typeof read === "string") return read;
    transactions.push(read);
  }
  return transactions;
}

function readTransaction(transaction: JsonObject, where: string): ParsedTransaction | string {
  const findings: Finding[] = [];
  const to = readText(transaction.to);
  if (to === undefined) return `${where} has no address in its field “to”.`;
  if (!isAddress(to, { strict: false }))
    return `${where} has ${showText(to)} in its field “to”, which is not an address. An address has 40 hexadecimal digits after 0x.`;
  if (/[a-f]/u.test(to) && /[A-F]/u.test(to.slice(2)) && !isAddress(to))
    findings.push(
      danger(`The address ${to} has a wrong checksum, so a digit is probably mistyped. Safe rejects it.`),
    );
  const isEmptyValue =
    transaction.value === undefined || transaction.value === null || transaction.value === "";
  const value = isEmptyValue ? 0n : readInteger(transaction.value);
  if (value === undefined)
    return `${where} has the value ${showText(transaction.value)}, which is not a whole number of wei.`;
  if (transaction.value instanceof JsonNumber)
    findings.push(
      note("Safe’s Transaction Builder rejects this file, because the value is a number and not a text."),
    );
  const operation =
    transaction.operation === undefined || transaction.operation === null
      ? 0n
      : readInteger(transaction.operation);
  if (operation === undefined || operation > 1n)
    return `${where} has the operation ${showText(transaction.operation)}. A Safe accepts only 0, a call, and 1, a delegatecall.`;
  const given = transaction.data ?? transaction.input;
  if (
    typeof transaction.data === "string" &&
    typeof transaction.input === "string" &&
    transaction.data !== transaction.input
  )
    findings.push(
      danger(
        `Data and input are different. The reader explains the data, but some wallets send the input: ${showText(transaction.input)}.`,
      ),
    );
  const data = given === undefined || given === null ? undefined : readText(given);
  if (data !== undefined && !/^0x(?:[0-9a-f]{2})*$/iu.test(data))
    return `${where} has data that is not hexadecimal: ${showText(data)}.`;
  for (const key of Object.keys(transaction).filter(
    (name) => !TRANSACTION_KEYS.has(name) && !API_KEYS.has(name),
  ))
    findings.push(
      unknown(`The field ${JSON.stringify(key)} was not understood: ${showText(transaction[key])}.`),
    );
  findings.push(...readRefund(transaction));
  const hasMethod = transaction.contractMethod !== undefined && transaction.contractMethod !== null;
  return {
    to,
    value,
    operation: Number(operation),
    ...(readText(transaction.from) !== undefined && { from: readText(transaction.from)! }),
    ...(data !== undefined || !hasMethod ? { data: (data ?? "0x") as Hex } : {}),
    ...(hasMethod && { method: transaction.contractMethod! }),
    ...(transaction.contractInputsValues !== undefined &&
      transaction.contractInputsValues !== null && { inputs: transaction.contractInputsValues }),
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

/** Fields of a Safe's transaction for gas. */
const GAS_KEYS = ["safeTxGas", "baseGas", "gasPrice", "gasToken", "refundReceiver"] as const;

/** Fields that say nothing about what is executed, or that `readRefund` reads. */
const API_KEYS = new Set<string>([...GAS_KEYS, "nonce", "dataDecoded"]);

/** Returns the fields for gas of an object that has them next to, or around, its transaction. */
export const pickGasFields = (json: JsonObject): JsonObject =>
  Object.fromEntries(GAS_KEYS.filter((key) => json[key] !== undefined).map((key) => [key, json[key]!]));

/** Returns an address as text, or as Safe's API has it: `{ "value": "0x…" }`. */
export function readAddress(value: Json | undefined): string | undefined {
  const text = readText(isObject(value) ? value.value : value);
  return text !== undefined && isAddress(text, { strict: false }) ? text : undefined;
}

/** Says what the fields for gas mean, each that is not zero: a refund is money that leaves the Safe. */
function* readRefund(fields: JsonObject): Generator<Finding> {
  const isGiven = (name: string) => fields[name] !== undefined && fields[name] !== null;
  const gasPrice = readInteger(fields.gasPrice) ?? 0n;
  for (const name of ["safeTxGas", "baseGas", "gasPrice"]) {
    const gas = readInteger(fields[name]);
    if (isGiven(name) && gas === undefined)
      yield unknown(`The field ${name}, ${showText(fields[name])}, is not a whole number.`);
    else if (gas !== undefined && gas > 0n && name !== "gasPrice") yield note(`The field ${name} is ${gas}.`);
  }
  const [token, receiver] = [readAddress(fields.gasToken), readAddress(fields.refundReceiver)];
  if (gasPrice > 0n)
    yield danger(
      `The Safe pays a refund for gas: gasPrice is ${gasPrice}, in the token ${token ?? "of the chain"}, to ${receiver ?? "the account that executes it"}. Sablier’s batches never need this.`,
    );
  for (const name of ["gasToken", "refundReceiver"]) {
    const address = readAddress(fields[name]);
    if (isGiven(name) && address === undefined)
      yield unknown(`The field ${name}, ${showText(fields[name])}, is not an address.`);
    else if (address !== undefined && !/^0x0{40}$/u.test(address) && gasPrice === 0n)
      yield note(`The field ${name} is ${address}. It has no effect while gasPrice is 0.`);
  }
}

/** Reads a chain ID: `1`, `"8453"`, `"0x2105"`, `"eip155:1"`. */
export function readChain(value: Json | undefined): number | undefined {
  const text = readText(value)?.replace(/^eip155:/u, "");
  const id = readInteger(text);
  return id !== undefined && id > 0n && id < 2n ** 53n ? Number(id) : undefined;
}
