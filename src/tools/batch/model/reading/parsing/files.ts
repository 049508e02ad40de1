import { isAddress } from "viem";
import { computeChecksum, type SafeFile } from "../../../../../protocol/evm/safeFile";
import { danger, type Finding, note, unknown } from "../findings";
import { isObject, type Json, JsonNumber, type JsonObject, readText } from "./json";
import type { ParsedBatch } from "./parsed";
import { showUnseen } from "../../../../../protocol/text/visible";
import { showText } from "./shown";
import { readChain, readTransactions } from "./transactions";

/** Maximum number of levels of a library's export that are searched for batches. */
const DEEPEST = 100;

/** Returns the batches of a library's export: objects with a list of transactions, at any level that a program writes. */
export function findFiles(json: Json, depth = 0): JsonObject[] {
  if (depth > DEEPEST) return [];
  if (isObject(json) && Array.isArray(json.transactions)) return [json];
  const inner = Array.isArray(json) ? (json as readonly Json[]) : isObject(json) ? Object.values(json) : [];
  return inner.flatMap((file) => findFiles(file, depth + 1));
}

export function readLibrary(files: readonly JsonObject[]): ParsedBatch | string {
  if (files.length > 1) {
    const names = files.map((file, index) => `${index + 1}. ${getName(file) ?? "without a name"}`).join("; ");
    return `This export contains ${files.length} batches (${names.slice(0, 500)}). They are signed one by one, so paste one of them.`;
  }
  return readFile(files[0]!, undefined);
}

const getName = (file: JsonObject): string | undefined =>
  isObject(file.meta) ? readText(file.meta.name) : readText(file.name);

const FILE_KEYS = new Set(["version", "chainId", "createdAt", "meta", "transactions", "id"]);

export function readFile(file: JsonObject, text: string | undefined): ParsedBatch | string {
  const list = file.transactions as readonly Json[];
  if (list.length === 0) return "The file has no transactions.";
  const transactions = readTransactions(list);
  if (typeof transactions === "string") return transactions;
  const others = list.filter(
    (item) =>
      isObject(item) && item.chainId !== undefined && readChain(item.chainId) !== readChain(file.chainId),
  );
  const meta = isObject(file.meta) ? file.meta : {};
  const chainId = readChain(file.chainId);
  const findings: Finding[] = [];
  if (others.length > 0) findings.push(unknown("A transaction names a different chain than the file."));
  if (file.chainId !== undefined && chainId === undefined)
    findings.push(unknown(`The file’s chainId, ${showText(file.chainId)}, is not a chain ID.`));
  for (const key of Object.keys(file).filter((name) => !FILE_KEYS.has(name)))
    findings.push(
      unknown(`Safe does not read the file’s field ${JSON.stringify(key)}, and neither does this page.`),
    );
  const numbers = Object.entries(file).filter(
    ([key, value]) => key !== "createdAt" && value instanceof JsonNumber,
  );
  for (const [key] of numbers)
    findings.push(
      note(`Safe’s Transaction Builder rejects this file, because ${key} is a number and not a text.`),
    );
  const checksum = text === undefined ? undefined : compareChecksum(meta, text);
  if (checksum === "differs") {
    findings.unshift(
      danger(
        "The checksum does not match: someone changed the file after it was written. Do not sign it until you know who changed what.",
      ),
    );
  }
  if (isObject(meta.checksum) || Array.isArray(meta.checksum))
    findings.push(
      unknown(`The file’s checksum, ${showText(meta.checksum)}, is not a text, so it shows nothing.`),
    );
  if (meta.chainId !== undefined && readChain(meta.chainId) !== chainId)
    findings.push(unknown(`The file names a different chain in its field meta: ${showText(meta.chainId)}.`));
  const safe = readText(meta.createdFromSafeAddress);
  if (safe !== undefined && !isAddress(safe, { strict: false }))
    findings.push(unknown(`The file’s Safe, ${showText(safe)}, is not an address.`));
  const name = getName(file);
  return {
    ...(chainId !== undefined && { chainId }),
    ...(safe && isAddress(safe, { strict: false }) && { safe }),
    ...(name && { name: showUnseen(name.slice(0, 200)) }),
    ...(checksum && { checksum }),
    transactions,
    findings,
  };
}

function compareChecksum(meta: JsonObject, text: string): "matches" | "differs" | undefined {
  const checksum = readText(meta.checksum);
  if (checksum === undefined) return undefined;
  return checksum.toLowerCase() === computeChecksum(JSON.parse(text) as SafeFile) ? "matches" : "differs";
}
