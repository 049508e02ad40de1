import { isAddress } from "viem";
import { danger, note, unknown } from "../findings";
import { integerIn, isObject, type Json, type JsonObject, textIn } from "./json";
import type { ParsedBatch, ParsedTransaction } from "./parsed";
import { shown } from "./shown";
import { chainIn, readTransactions } from "./transactions";

/** Reads an answer of Safe's services or a request to sign: the outer transaction with its fields for gas. */
export function readApi(json: JsonObject): ParsedBatch | string | undefined {
  if (isObject(json.message) && isObject(json.domain)) {
    const transactions = readTransactions([json.message]);
    if (typeof transactions === "string") return transactions;
    const chainId = chainIn(json.domain.chainId);
    const safe = addressIn(json.domain.verifyingContract);
    return {
      ...(chainId !== undefined && { chainId }),
      ...(safe && { safe }),
      transactions: transactions.map((one) => withRefund(one, json.message as JsonObject)),
      findings: [],
    };
  }
  const details = isObject(json.detailedExecutionInfo) ? json.detailedExecutionInfo : {};
  if (isObject(json.txData)) {
    const { hexData, to, value, operation } = json.txData;
    const transactions = readTransactions([
      {
        to: addressIn(to) ?? null,
        value: value ?? "0",
        data: hexData ?? "0x",
        operation: operation ?? "missing",
      },
    ]);
    if (typeof transactions === "string") return transactions;
    const safe = addressIn(json.safeAddress);
    return {
      ...(safe && { safe }),
      transactions: transactions.map((one) => withRefund(one, details)),
      findings: [],
    };
  }
  if ("safe" in json && "to" in json) {
    const { to, value, data, operation } = json;
    const transactions = readTransactions([
      {
        to: addressIn(to) ?? null,
        value: value ?? "0",
        data: data ?? "0x",
        operation: operation ?? "missing",
      },
    ]);
    if (typeof transactions === "string") return transactions;
    const safe = addressIn(json.safe);
    return {
      ...(safe && { safe }),
      transactions: transactions.map((one) => withRefund(one, json)),
      findings: [],
    };
  }
  return undefined;
}

/** Returns an address as text, or as Safe's API has it: `{ "value": "0x…" }`. */
function addressIn(value: Json | undefined): string | undefined {
  const text = textIn(isObject(value) ? value.value : value);
  return text !== undefined && isAddress(text, { strict: false }) ? text : undefined;
}

/** Adds what the fields for gas mean: a refund is money that leaves the Safe. */
function withRefund(transaction: ParsedTransaction, fields: JsonObject): ParsedTransaction {
  const findings = [...transaction.findings];
  const gasPrice = integerIn(fields.gasPrice) ?? 0n;
  const receiver = addressIn(fields.refundReceiver);
  const token = addressIn(fields.gasToken);
  if (fields.gasPrice !== undefined && fields.gasPrice !== null && integerIn(fields.gasPrice) === undefined)
    findings.push(unknown(`The field gasPrice, ${shown(fields.gasPrice)}, is not a whole number.`));
  if (gasPrice > 0n) {
    findings.push(
      danger(
        `The Safe pays a refund for gas: gasPrice is ${gasPrice}, in the token ${token ?? "of the chain"}, to ${receiver ?? "the account that executes it"}. Sablier’s batches never need this.`,
      ),
    );
  }
  for (const name of ["gasToken", "refundReceiver"]) {
    const isEmpty = fields[name] === undefined || fields[name] === null;
    if (!isEmpty && addressIn(fields[name]) === undefined)
      findings.push(unknown(`The field ${name}, ${shown(fields[name])}, is not an address.`));
  }
  for (const name of ["safeTxGas", "baseGas"]) {
    const gas = integerIn(fields[name]) ?? 0n;
    if (gas > 0n) findings.push(note(`The field ${name} is ${gas}.`));
  }
  return { ...transaction, findings };
}
