import { type CatalogueError } from "../catalogue";
import { isKnown, explainPanic, readData, appendInner } from "../payload/data";
import { explainMessage, findMessage, readRefusal, findReason, saysNoReason, listWords } from "./messages";
import { type Knowledge, type RevertReading } from "../reading";
import { readValues } from "../payload/values";

/** Returns the hexadecimal strings of a text that can be revert data, in lower case. */
function listHex(text: string): string[] {
  return [...text.matchAll(/(?:^|[^0-9a-z])(0x[0-9a-f]{8,})/gi)].map(([, hex = ""]) => hex.toLowerCase());
}

/** Between a selector and its values, and between two values: spaces, punctuation, and a word such as `data=`. */
const BETWEEN = String.raw`(?:[^0-9a-z]{0,12}(?:with )?(?:data|args|arguments|params|values)\b)?[^0-9a-z]{1,12}`;
/** A selector, with or without 0x, and the words of 32 bytes apart from it: `0x066920d7: 000…1` or `0x066920d7 000…1`. */
const APART = new RegExp(
  String.raw`(?:^|[^0-9a-z])(?:0x)?([0-9a-f]{8})((?:${BETWEEN}(?:0x)?(?:[0-9a-f]{64})+(?![0-9a-z]))+)`,
  "gi",
);

/** Returns the revert data whose selector and values a tool wrote apart. */
function joinSelectors(text: string): string[] {
  return [...text.matchAll(APART)].map(([, selector = "", rest = ""]) => {
    // Nothing else in it has as many digits in a row.
    const words = rest.match(/[0-9a-f]{64}/gi) ?? [];
    return `0x${selector}${words.join("")}`.toLowerCase();
  });
}

/** Revert data in a text: the longest of the first selector that is known. */
function findData(text: string, knowledge: Knowledge): RevertReading | undefined {
  const found = listHex(text);
  // Older Hardhat and Foundry leave out the 0x.
  const bare = /(?:custom error|with selector) ([0-9a-f]{8})\b/i.exec(text)?.[1];
  if (bare) found.push(`0x${bare}`.toLowerCase());
  const joined = joinSelectors(text).filter((hex) => isKnown(hex.slice(0, 10), knowledge));
  const first = [...found, ...joined].find((hex) => isKnown(hex.slice(0, 10), knowledge));
  if (!first) return undefined;
  const longest = (hexes: readonly string[]) =>
    hexes
      .filter((hex) => hex.startsWith(first.slice(0, 10)))
      .reduce((long, hex) => (hex.length > long.length ? hex : long), first);
  const [whole, apart] = [longest(found), longest(joined)];
  const reading = readData(whole, knowledge);
  if (apart.length <= whole.length) return reading;
  const withValues = readData(apart, knowledge);
  // A hash after a selector is not one of its values.
  return withValues.kind === "error" && withValues.damaged ? reading : withValues;
}

const code = String.raw`\(?(0x[0-9a-f]{1,2}|\d{1,3})\b`;
const panics: readonly RegExp[] = [
  // ethers 5 and 6, Hardhat, web3.py, vitest matchers.
  new RegExp(String.raw`panic (?:code:?|error) ${code}`, "i"),
  // ethers 6.
  new RegExp(String.raw`panic due to \w+${code}`, "i"),
  // Foundry.
  /panic: [^\n(]+\((0x[0-9a-f]{1,2})\)/i,
  /\bpanic\((0x[0-9a-f]{1,2}|\d{1,3})\)/i,
];

/** Returns a panic in a text, by its code or by a tool's words for it. */
export function findPanic(text: string, knowledge: Knowledge): RevertReading | undefined {
  for (const form of panics) {
    const found = form.exec(text)?.[1];
    if (found) return explainPanic(Number(found), knowledge);
  }
  const words = Object.entries(knowledge.panicWords).find(([, pattern]) => pattern.test(text));
  return words && explainPanic(Number(words[0]), knowledge);
}

/** Returns what is between the parentheses at the beginning of a text, or nothing where they do not close. */
function readParenthesised(text: string): string | undefined {
  if (!/^\s*\(/.test(text)) return undefined;
  let depth = 0;
  for (let at = text.indexOf("("); at < text.length; at += 1) {
    if (text[at] === "(") depth += 1;
    else if (text[at] === ")") depth -= 1;
    if (depth === 0) return text.slice(text.indexOf("(") + 1, at);
  }
  return undefined;
}

const listTypes = (list: string) =>
  list
    .split(",")
    .map((word) => word.trim().split(/\s+/)[0])
    .join(",");

/** Returns the error that a text names, with the values after its name where the tool writes them. */
function readNamed(text: string, knowledge: Knowledge): RevertReading | undefined {
  const { errors } = knowledge;
  const names = new Map<string, CatalogueError[]>();
  for (const error of errors) names.set(error.name, [...(names.get(error.name) ?? []), error]);
  const places = [...text.matchAll(/[A-Za-z_]\w*/g)].filter(([word]) => names.has(word));
  // A name with parentheses is meant more than one in passing.
  const candidate = places.find(({ 0: word, index }) => text[index + word.length] === "(") ?? places[0];
  if (!candidate) return undefined;
  const named = names.get(candidate[0])!;
  const behind = text.slice(candidate.index + candidate[0].length);
  const first = readParenthesised(behind);
  if (first === undefined) return chooseAmong(named);
  const bySignature = named.find(
    (error) => error.arguments.map(({ type }) => type).join(",") === listTypes(first),
  );
  if (bySignature) {
    // viem writes the signature, then the values in the next line; ethers 5 has them as errorArgs.
    const list =
      readParenthesised(behind.slice(behind.indexOf(first) + first.length + 1)) ??
      /errorArgs=\[(.*?)\](?:, errorName|,? code)/s.exec(text)?.[1];
    const values = list === undefined ? undefined : readValues(bySignature, list);
    return values ? appendInner(bySignature, values, knowledge) : { kind: "error", error: bySignature };
  }
  for (const error of named) {
    const values = readValues(error, first);
    if (values) return appendInner(error, values, knowledge);
  }
  return chooseAmong(named);
}

/** Returns one error, or the question which of those with the same name it is. */
export function chooseAmong(errors: readonly CatalogueError[]): RevertReading {
  const [error] = errors;
  return errors.length === 1 && error ? { kind: "error", error } : { kind: "candidates", errors };
}

/** Where tools name data as those of an error, and where they do so by a word that has other uses. */
const NAMED_DATA =
  /(?:signature|custom error|selector|return(?:ed)? data|revert(?:ed)?(?: data| reason)?|reason|error|function_selector)["']?:?\s*(?:[=(]\s*)?["'`]?(?:return data: )?(0x[0-9a-f]{8,})|(?:with selector|custom error) ([0-9a-f]{8})\b|ContractCustomError\(["'](0x[0-9a-f]{8,})|\bAA\d\d [^\n]{0,40}?(0x[0-9a-f]{8,})/i;
const OTHER_DATA = /\bdata\\?["']?\s*[:=]\s*(?:Some\()?[^0-9a-z]{0,12}(0x[0-9a-f]{8,})/i;

/** Returns the selector whose meaning a tool did not know. */
function readUnknown(text: string, form: RegExp, knowledge: Knowledge): RevertReading | undefined {
  const [, ...groups] = form.exec(text) ?? [];
  const found = groups
    .find(Boolean)
    ?.toLowerCase()
    .replace(/^(?!0x)/, "0x");
  // What has the length of an address or a hash is one.
  if (!found || found.length === 42 || found.length === 66) return undefined;
  return readData(found, knowledge);
}

const CODE = /\bAA\d\d\b/i;

/** Returns what a code of the entry point says, with the data that are after it. */
function readCode(text: string, knowledge: Knowledge): RevertReading | undefined {
  const words = CODE.exec(text) ? (findReason(text) ?? listWords(text) ?? text) : undefined;
  if (words === undefined) return undefined;
  // The longest text may have the code where its reason does not.
  const reading = explainMessage(CODE.test(words) ? words : CODE.exec(text)![0], knowledge);
  const inner = readUnknown(text, NAMED_DATA, knowledge);
  return { ...reading, ...(inner ? { inner } : {}) } as RevertReading;
}

/**
 * Reads the text of a wallet, a node or a tool around a revert. What stands for an error for certain comes before words
 * that can mean several things.
 * @param text without the calls in it
 * @returns nothing where it has neither data nor a name, a message or a word of failure in it
 */
export function readText(text: string, knowledge: Knowledge): RevertReading | undefined {
  const data = findData(text, knowledge);
  if (data) return data;
  const message = findMessage(text);
  if (message) return readReason(message, text, knowledge);
  return (
    readNamed(text, knowledge) ??
    readCode(text, knowledge) ??
    readUnknown(text, NAMED_DATA, knowledge) ??
    readRefusal(text, knowledge) ??
    findPanic(text, knowledge) ??
    readKnownMessage(findReason(text) ?? text, knowledge) ??
    readUnknown(text, OTHER_DATA, knowledge) ??
    readUnknownMessage(findReason(text)) ??
    (saysNoReason(text) ? { kind: "noReason" } : undefined) ??
    readUnknownMessage(listWords(text))
  );
}

/** What halts a call or a test and is no message of a contract, although tools write it instead of one. */
const HALT =
  /^(?:out of gas|OutOfGas|invalid opcode|invalid jump|stack (?:under|over)flow|NotActivated|(?:next )?call did not revert|assertion failed:|vm\.assume rejected|\w+ != expected)/i;

/** Returns what a tool gives as a contract's message can be an error, a code or a panic in words. */
function readReason(reason: string, text: string, knowledge: Knowledge): RevertReading {
  const known = explainMessage(reason, knowledge);
  return (
    readNamed(text, knowledge) ??
    readCode(reason, knowledge) ??
    (/custom error|0x[0-9a-f]{8}/i.test(reason) ? readUnknown(text, NAMED_DATA, knowledge) : undefined) ??
    (HALT.test(reason) ? readRefusal(reason, knowledge) : undefined) ??
    findPanic(text, knowledge) ??
    known
  );
}

/** More than a message that is alone, in a line. */
const LONG = 150;

/** Returns a contract's message that is alone. */
function readKnownMessage(text: string, knowledge: Knowledge): RevertReading | undefined {
  if (text.length > LONG || text.includes("\n")) return undefined;
  const reading = explainMessage(text, knowledge);
  return reading.kind === "message" && reading.cause ? reading : undefined;
}

const readUnknownMessage = (message: string | undefined): RevertReading | undefined =>
  message === undefined ? undefined : { kind: "unknownMessage", message };
