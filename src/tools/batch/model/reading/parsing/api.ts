import { isObject, type JsonObject } from "./json";
import type { ParsedBatch } from "./parsed";
import { addressIn, chainIn, gasFieldsOf, readTransactions } from "./transactions";

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
      transactions,
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
        ...gasFieldsOf(details),
      },
    ]);
    if (typeof transactions === "string") return transactions;
    const safe = addressIn(json.safeAddress);
    return {
      ...(safe && { safe }),
      transactions,
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
        ...gasFieldsOf(json),
      },
    ]);
    if (typeof transactions === "string") return transactions;
    const safe = addressIn(json.safe);
    return {
      ...(safe && { safe }),
      transactions,
      findings: [],
    };
  }
  return undefined;
}
