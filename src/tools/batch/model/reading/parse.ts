import { isAddress, type Hex } from "viem";
import { checksumOf, type SafeFile } from "../handover/safeFile";
import { type Finding, danger, note, unknown } from "./findings";
import { integerIn, isObject, type Json, JsonNumber, type JsonObject, parseJson, textIn } from "./json";

/** One transaction as the text has it, before anything in it is understood. */
export interface ParsedTransaction {
  /** Missing if the text is calldata alone. */
  readonly to?: string;
  readonly value: bigint;
  /** Missing if the file names a method and its values instead. */
  readonly data?: Hex;
  readonly operation: number;
  /** `contractMethod` of a file of the Transaction Builder. */
  readonly method?: Json;
  /** `contractInputsValues` of such a file. */
  readonly inputs?: Json;
  readonly findings: readonly Finding[];
}

/** What a text contains. */
export interface ParsedBatch {
  readonly chainId?: number;
  readonly safe?: string;
  readonly name?: string;
  readonly checksum?: "matches" | "differs";
  readonly transactions: readonly ParsedTransaction[];
  /** What concerns the text as a whole. */
  readonly findings: readonly Finding[];
}

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

/** Reads lines such as `to 0x…`, `value 0`, `data 0x…`, or one piece of calldata that may be broken over lines. */
function readLines(text: string): ParsedBatch | string {
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
    const amount = label.toLowerCase() === "value" ? integerIn(rest) : undefined;
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
    : "There is no calldata in this. It begins with 0x and has at least 8 hexadecimal digits.";
}

function readDocument(json: Json, text: string): ParsedBatch | string {
  if (Array.isArray(json)) return readList(json as readonly Json[]);
  if (!isObject(json)) return "This JSON has no transactions.";
  if (Array.isArray(json.transactions)) return readFile(json, text);
  const answer = readApi(json);
  if (answer) return answer;
  const files = filesIn(json);
  if (files.length > 0 && (typeof json.to === "string" || typeof json.data === "string"))
    return "This JSON is a transaction and contains batches as well. Paste one of them.";
  if (files.length > 0) return readLibrary(files);
  if ("to" in json || "data" in json || "input" in json) return readList([json]);
  return "This JSON has no transactions. Paste a file of the Transaction Builder, a list of transactions with to, value and data, or an answer of Safe’s API.";
}

/** Batches of a library's export: objects with a list of transactions, at most three levels below. */
function filesIn(json: Json, depth = 0): JsonObject[] {
  if (depth > 3) return [];
  if (isObject(json) && Array.isArray(json.transactions)) return [json];
  const inner = Array.isArray(json) ? (json as readonly Json[]) : isObject(json) ? Object.values(json) : [];
  return inner.flatMap((one) => filesIn(one, depth + 1));
}

function readLibrary(files: readonly JsonObject[]): ParsedBatch | string {
  if (files.length > 1) {
    const names = files.map((file, index) => `${index + 1}. ${nameOf(file) ?? "without a name"}`).join("; ");
    return `This export contains ${files.length} batches (${names.slice(0, 500)}). They are signed one by one, so paste one of them.`;
  }
  return readFile(files[0]!, undefined);
}

const nameOf = (file: JsonObject): string | undefined =>
  isObject(file.meta) ? textIn(file.meta.name) : textIn(file.name);

const FILE_KEYS = new Set(["version", "chainId", "createdAt", "meta", "transactions", "id"]);
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

function readFile(file: JsonObject, text: string | undefined): ParsedBatch | string {
  const list = file.transactions as readonly Json[];
  if (list.length === 0) return "The file has no transactions.";
  const transactions = readTransactions(list);
  if (typeof transactions === "string") return transactions;
  const others = list.filter(
    (one) => isObject(one) && one.chainId !== undefined && chainIn(one.chainId) !== chainIn(file.chainId),
  );
  const meta = isObject(file.meta) ? file.meta : {};
  const chainId = chainIn(file.chainId);
  const findings: Finding[] = [];
  if (others.length > 0) findings.push(unknown("A transaction names a different chain than the file."));
  if (file.chainId !== undefined && chainId === undefined)
    findings.push(unknown(`The file’s chainId, ${shown(file.chainId)}, is not a number of a chain.`));
  for (const key of Object.keys(file).filter((name) => !FILE_KEYS.has(name)))
    findings.push(note(`Safe does not read the file’s field ${JSON.stringify(key)}.`));
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
        "The checksum does not match: someone changed the file after it was written. Do not sign it before you know who did, and what.",
      ),
    );
  }
  const safe = textIn(meta.createdFromSafeAddress);
  if (safe !== undefined && !isAddress(safe, { strict: false }))
    findings.push(unknown(`The file’s Safe, ${shown(safe)}, is not an address.`));
  const name = nameOf(file);
  return {
    ...(chainId !== undefined && { chainId }),
    ...(safe && isAddress(safe, { strict: false }) && { safe }),
    ...(name && { name: visible(name.slice(0, 200)) }),
    ...(checksum && { checksum }),
    transactions,
    findings,
  };
}

function compareChecksum(meta: JsonObject, text: string): "matches" | "differs" | undefined {
  const checksum = textIn(meta.checksum);
  if (checksum === undefined) return undefined;
  return checksum.toLowerCase() === checksumOf(JSON.parse(text) as SafeFile) ? "matches" : "differs";
}

function readList(list: readonly Json[]): ParsedBatch | string {
  if (list.length === 0) return "The list has no transactions.";
  const files = list.filter(
    (value): value is JsonObject => isObject(value) && Array.isArray(value.transactions),
  );
  if (files.length > 0) return readLibrary(files);
  const transactions = readTransactions(list);
  if (typeof transactions === "string") return transactions;
  const chains = new Set(list.map((one) => (isObject(one) ? chainIn(one.chainId) : undefined)));
  const [chainId] = chains;
  return {
    ...(chains.size === 1 && chainId !== undefined && { chainId }),
    transactions,
    findings: chains.size > 1 ? [unknown("The transactions name different chains.")] : [],
  };
}

/** Reads an answer of Safe's services or a request to sign: the outer transaction with its fields for gas. */
function readApi(json: JsonObject): ParsedBatch | string | undefined {
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

/** An address as text, or as Safe's API has it: `{ "value": "0x…" }`. */
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

function readTransactions(list: readonly Json[]): ParsedTransaction[] | string {
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
    return `${place} has the operation ${shown(one.operation)}. A Safe knows only 0, a call, and 1, a delegatecall.`;
  const given = one.data ?? one.input;
  if (typeof one.data === "string" && typeof one.input === "string" && one.data !== one.input)
    findings.push(
      danger(
        `Data and input are different. The reader explains the data, and some wallets send the input: ${shown(one.input)}.`,
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
function chainIn(value: Json | undefined): number | undefined {
  const text = textIn(value)?.replace(/^eip155:/u, "");
  const id = integerIn(text);
  return id !== undefined && id > 0n && id < 2n ** 53n ? Number(id) : undefined;
}

/** A value as the text has it, cut to a length that fits into a sentence. */
export function shown(value: Json | undefined): string {
  const text =
    value instanceof JsonNumber
      ? value.digits
      : (JSON.stringify(value, (_key, inner: unknown) =>
          inner instanceof JsonNumber ? inner.digits : inner,
        ) ?? "nothing");
  return visible(text.length > 100 ? `${text.slice(0, 100)}…` : text);
}

/** Replaces characters without a look of their own, which can turn the order of the others around. */
const visible = (text: string): string => text.replace(/[\p{Cc}\p{Cf}\u2028\u2029]/gu, "�");
