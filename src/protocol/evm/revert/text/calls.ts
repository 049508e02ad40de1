import { getFunctionName } from "../../contractFunction";
import { findDocuments, splitDocument } from "./documents";
import { type Log } from "../payload/logs";
import { type CalledFunction, type Knowledge } from "../reading";

/** What a tool says, without the calls that it says it about. */
export interface Parted {
  readonly said: string;
  /** What was left out, with the calldata in it. */
  readonly calls: string;
  /** What documents in the text say of where the failure was, as sentences without a full stop. */
  readonly notes: readonly string[];
  readonly logs: readonly Log[];
}

/** The heads of viem's lists of what was sent: `Request Arguments:`, then `  data:  0x…` in lines. */
const LIST = /(?:Request|Raw Call|Estimate Gas|Call) Arguments:|Contract Call:/g;

/** The name of the next entry of such a list. */
const ENTRY = /\s+[a-z]\w*:/y;
const ENTRY_OF_CONTRACT_CALL = /\s+(?:address|function|args|sender|value):/y;

/** What ends an entry: its line, or the name of the next where a tool has lost the lines. */
const END_OF_ENTRY = /\n|\s[A-Za-z]\w*:/g;

/** Returns where the entries of a list end that begin at a place. */
function findEndOfEntries(text: string, at: number, entry: RegExp): number {
  let end = at;
  entry.lastIndex = end;
  while (entry.test(text)) {
    END_OF_ENTRY.lastIndex = entry.lastIndex;
    end = END_OF_ENTRY.exec(text)?.index ?? text.length;
    entry.lastIndex = end;
  }
  return end;
}

/** Leaves out viem's lists, and the bodies of requests. */
function dropLists(text: string, calls: string[]): string {
  let [said, from] = ["", 0];
  for (const { 0: head, index } of text.matchAll(LIST)) {
    if (index < from) continue;
    const entry = head === "Contract Call:" ? ENTRY_OF_CONTRACT_CALL : ENTRY;
    const end = findEndOfEntries(text, index + head.length, entry);
    said += text.slice(from, index);
    calls.push(text.slice(index, end));
    from = end;
  }
  return (said + text.slice(from)).replace(/Request body: [^\n]*/g, (body) => {
    calls.push(body);
    return " ";
  });
}

/** Names under which tools write a call, a signed transaction or a user operation. */
const KEYS =
  /["']?\b(?:transaction|tx|txn|txParams|transactionRequest|request|requestBody|payload|params|user ?op(?:eration)?|call ?data|initCode|factoryData|paymasterAndData|paymasterData|input|rawTransaction|signedTransaction|serializedTransaction|encodedTransaction)["']?\s*[=:]\s*["'`]?(?=[{[]|0x)/gi;

/** The same before a document: `transaction=`, `Request body: `. */
const BEFORE_CALL =
  /(?:\b(?:transaction|tx|txn|txParams|transactionRequest|request|requestBody|payload|params|user ?op(?:eration)?)["']?\s?[=:]|Request body:|Call Arguments:)\s?["'`]?$/i;
/** Maximum length of the words that announce a call. */
const LONGEST_KEY = 40;

/** Fields that only a call has, and those of an answer. */
const OF_CALL = /["']?\b(?:from|to|gas|gasLimit|gasPrice|maxFeePerGas|nonce|chainId|sender)["']?\s*[=:]/i;
const OF_ANSWER = /["']?\b(?:message|reason|errorName|error)["']?\s*[=:]/i;
const CALLDATA = /(["']?\b(?:data|input|callData)["']?\s*[=:]\s*["']?)(0x[0-9a-f]+)/gi;

/** A signed transaction: its type, if it has one, and the head of a long list in RLP. */
const SIGNED = /0x(?:0[1-4])?f[89a][0-9a-f]{150,}/gi;

const OPENING: Readonly<Record<string, string>> = { "{": "}", "[": "]" };

/** Returns where a bracket closes that opens at a place; the end of the text where it does not. */
function getClosing(text: string, open: number): number {
  const [opening = "", closing] = [text[open], OPENING[text[open] ?? ""]];
  let depth = 0;
  for (let at = open; at < text.length; at += 1) {
    if (text[at] === opening) depth += 1;
    else if (text[at] === closing) depth -= 1;
    if (depth === 0) return at + 1;
  }
  return text.length;
}

/** Returns where the value of a key ends: at its bracket, or with the last digit. */
const endOfValue = (text: string, at: number): number =>
  text[at] === "0" ? at + /^0x[0-9a-f]*/i.exec(text.slice(at))![0].length : getClosing(text, at);

/** Leaves out each value under a key of a call. */
function dropKeys(text: string, calls: string[]): string {
  let [said, from] = ["", 0];
  for (const { 0: key, index } of text.matchAll(KEYS)) {
    const start = index + key.length;
    if (index < from) continue;
    const end = endOfValue(text, start);
    said += text.slice(from, index);
    calls.push(text.slice(index, end));
    from = end;
  }
  return said + text.slice(from);
}

const knows = (all: readonly { readonly selector: string }[], hex: string): boolean =>
  all.some(({ selector }) => selector === hex.slice(0, 10).toLowerCase());

/** Returns a text with quotes and line breaks instead of their escapes, however many backslashes they have. */
const withoutEscapes = (text: string): string =>
  text
    .split(/(\\+)/)
    .map((part, at, parts) => {
      const before = at % 2 === 0 ? parts[at - 1] : undefined;
      if (at % 2 === 1) return /^["'n]/.test(parts[at + 1] ?? "") ? "" : part;
      return before !== undefined && part.startsWith("n") ? `\n${part.slice(1)}` : part;
    })
    .join("");

/**
 * Parts a tool's text from the calls in it, whose data can look like that of an error.
 * @param functions calldata of these is known without a key in front of it
 */
export function separateCalls(text: string, { functions, errors }: Knowledge): Parted {
  const [calls, notes, logs] = [[] as string[], [] as string[], [] as Log[]];
  const leaveOut = (part: string): string => {
    calls.push(part);
    return " ";
  };
  const readWords = (part: string): string =>
    dropKeys(dropLists(withoutEscapes(part), calls), calls).replace(/\{[^{}]*\}/g, (object) =>
      OF_CALL.test(object) && !OF_ANSWER.test(object)
        ? object.replace(CALLDATA, (_, key: string, data: string) => key + leaveOut(data))
        : object,
    );
  let [said, from] = ["", 0];
  for (const { start, end, value } of findDocuments(text)) {
    const before = text.slice(from, start);
    const parts = splitDocument(value, BEFORE_CALL.test(before.slice(-LONGEST_KEY)), calls);
    said += readWords(before) + withoutEscapes(parts.said);
    notes.push(...parts.notes);
    logs.push(...parts.logs);
    from = end;
  }
  said = (said + readWords(text.slice(from)))
    .replace(SIGNED, (hex) => (knows(errors, hex) ? hex : leaveOut(hex)))
    .replace(/0x[0-9a-f]{8,}/gi, (hex) => (knows(functions, hex) ? leaveOut(hex) : hex));
  return { said, calls: calls.join("\n"), notes, logs };
}

/** Returns the known function that a text says was called, by its calldata, or by its name where a tool writes it. */
export function findCalls(text: string, calls: string, { functions }: Knowledge): CalledFunction | undefined {
  for (const [hex] of calls.matchAll(/0x[0-9a-f]{8}/gi)) {
    const found = functions.find(({ selector }) => selector === hex.toLowerCase());
    if (found) return { name: getFunctionName(found), releases: found.releases };
  }
  const name =
    /\bfunction:\s+(\w+)\(/.exec(calls)?.[1] ??
    /contract function "(\w+)"/.exec(text)?.[1] ??
    /\bmethod="(\w+)\(/.exec(text)?.[1];
  const named = functions.filter((item) => getFunctionName(item) === name);
  return name && named.length > 0
    ? { name, releases: [...new Set(named.flatMap(({ releases }) => releases))] }
    : undefined;
}
