import { danger, type Finding, unknown } from "../findings";
import { isObject, type Json, type JsonObject } from "./json";
import type { ParsedBatch } from "./parsed";
import { showText } from "./shown";
import { readAddress, readChain, pickGasFields, readTransactions } from "./transactions";

/** Reads an answer of Safe's services or a request to sign: the outer transaction with its fields for gas. */
export function readApi(json: JsonObject): ParsedBatch | string | undefined {
  if (isObject(json.message) && isObject(json.domain)) return readRequest(json, json.message, json.domain);
  if (isObject(json.txData)) {
    const gas = isObject(json.detailedExecutionInfo) ? json.detailedExecutionInfo : {};
    const { hexData = "0x" } = json.txData;
    return readAnswer({ ...json.txData, data: hexData }, gas, json.safeAddress, json.chainId);
  }
  return "safe" in json && "to" in json ? readAnswer(json, json, json.safe, json.chainId) : undefined;
}

/** Reads the transaction of an answer, in which a missing operation is not taken for a call. */
function readAnswer(
  { to, value, data, operation }: JsonObject,
  gas: JsonObject,
  safeAddress: Json | undefined,
  chainId: Json | undefined,
): ParsedBatch | string {
  const fields = { value: value ?? "0", data: data ?? "0x", operation: operation ?? "missing" };
  const transactions = readTransactions([{ to: readAddress(to) ?? null, ...fields, ...pickGasFields(gas) }]);
  if (typeof transactions === "string") return transactions;
  const safe = readAddress(safeAddress);
  return { ...findChain(chainId), ...(safe && { safe }), transactions, findings: [] };
}

const findChain = (value: Json | undefined): Pick<ParsedBatch, "chainId"> => {
  const chainId = readChain(value);
  return chainId === undefined ? {} : { chainId };
};

const REQUEST_KEYS = new Set(["domain", "message", "primaryType", "types"]);
const DOMAIN_KEYS = new Set(["chainId", "verifyingContract"]);

/** Reads what a wallet signs for a Safe: typed data (EIP-712) of the type SafeTx. */
function readRequest(json: JsonObject, message: JsonObject, domain: JsonObject): ParsedBatch | string {
  const transactions = readTransactions([{ ...message, operation: message.operation ?? "missing" }]);
  if (typeof transactions === "string") return transactions;
  const safe = readAddress(domain.verifyingContract);
  const findings: Finding[] = [];
  if (json.primaryType !== undefined && json.primaryType !== "SafeTx")
    findings.push(
      danger(
        `The request is to sign ${showText(json.primaryType)} and not a transaction of a Safe (SafeTx). The signature can allow something else.`,
      ),
    );
  const others = [
    ...Object.keys(json).filter((key) => !REQUEST_KEYS.has(key)),
    ...Object.keys(domain).filter((key) => !DOMAIN_KEYS.has(key)),
  ];
  for (const key of others)
    findings.push(unknown(`The field ${JSON.stringify(key)} of the request was not understood.`));
  return { ...findChain(domain.chainId), ...(safe && { safe }), transactions, findings };
}
