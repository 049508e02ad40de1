import { unknown } from "../findings";
import { readApi } from "./api";
import { findFiles, readFile, readLibrary } from "./files";
import { isObject, type Json, type JsonObject, parseJson } from "./json";
import { readLines } from "./lines";
import type { ParsedBatch } from "./parsed";
import { readChain, readTransactions } from "./transactions";

/** Maximum number of characters of a pasted text. */
const LONGEST_BATCH = 2_000_000;

/**
 * Reads what a co-signer has: a file of Safe's Transaction Builder or of its library, a list of transactions, an answer
 * of Safe's API, the text that the builder of this site exports, or calldata.
 *
 * @returns a sentence if nothing can be read
 */
export function parseBatch(pasted: string): ParsedBatch | string {
  if (pasted.length > LONGEST_BATCH) {
    return `This text has ${pasted.length} characters. The reader takes at most ${LONGEST_BATCH}. Paste one batch only.`;
  }
  const text = pasted.replace(/^\uFEFF/u, "").trim();
  if (text === "") return "Paste a file of the Transaction Builder, or calldata.";
  if (/^[{[]/u.test(text)) {
    const parsed = parseJson(text);
    return typeof parsed === "string" ? parsed : readDocument(parsed.json, text);
  }
  return readLines(text);
}

function readDocument(json: Json, text: string): ParsedBatch | string {
  if (Array.isArray(json)) return readList(json as readonly Json[]);
  if (!isObject(json)) return "This JSON has no transactions.";
  if (Array.isArray(json.transactions)) return readFile(json, text);
  const answer = readApi(json);
  if (answer) return answer;
  const files = findFiles(json);
  if (files.length > 0 && (typeof json.to === "string" || typeof json.data === "string"))
    return "This JSON is a transaction and contains batches as well. Paste one of them.";
  if (files.length > 0) return readLibrary(files);
  if ("to" in json || "data" in json || "input" in json) return readList([json]);
  return "This JSON has no transactions. Paste a file of the Transaction Builder, a list of transactions with to, value and data, or an answer of Safe’s API.";
}

function readList(list: readonly Json[]): ParsedBatch | string {
  if (list.length === 0) return "The list has no transactions.";
  const files = list.filter(
    (value): value is JsonObject => isObject(value) && Array.isArray(value.transactions),
  );
  if (files.length > 0 && files.length < list.length)
    return "The list contains batches, and next to them something else. Paste one batch.";
  if (files.length > 0) return readLibrary(files);
  const transactions = readTransactions(list);
  if (typeof transactions === "string") return transactions;
  const chains = new Set(list.map((item) => (isObject(item) ? readChain(item.chainId) : undefined)));
  const [chainId] = chains;
  return {
    ...(chains.size === 1 && chainId !== undefined && { chainId }),
    transactions,
    findings: chains.size > 1 ? [unknown("The transactions name different chains.")] : [],
  };
}
