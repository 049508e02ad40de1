import { type Hex } from "viem";
import { hasWord, isPrintable, decodeText } from "./bytes";
import { explainMessage } from "../text/messages";
import { type CatalogueError } from "../catalogue";
import { type DecodedArgument, type Knowledge, type RevertReading } from "../reading";
import { decodeParameters, decodeValues } from "./values";

/** Selectors of the two errors that Solidity has built in. */
const MESSAGE = "0x08c379a0";
const PANIC = "0x4e487b71";

/** Checks whether data with this selector can be read. */
export function isKnown(selector: string, { errors }: Knowledge): boolean {
  return selector === MESSAGE || selector === PANIC || errors.some((error) => error.selector === selector);
}

/** Returns a panic by its code. */
export function explainPanic(code: number | undefined, { panicCodes }: Knowledge): RevertReading {
  return { kind: "panic", code, meaning: code === undefined ? undefined : panicCodes[code] };
}

/**
 * Reads revert data.
 * @param hex `0x`, a selector of 8 digits in lower case, and what follows; an odd digit at the end is left out
 */
export function readData(hex: string, knowledge: Knowledge): RevertReading {
  const selector = hex.slice(0, 10);
  const rest = `0x${hex.slice(10, hex.length - (hex.length % 2))}` as Hex;
  const isSelectorOnly = hex.length === 10;
  if (selector === MESSAGE) {
    // As bytes, since what is no text would be lost in a string.
    const decoded = isSelectorOnly ? undefined : decodeParameters(["bytes"], rest);
    return readMessage(decoded?.[0] as Hex | undefined, knowledge);
  }
  if (selector === PANIC) {
    const decoded = isSelectorOnly ? undefined : decodeParameters(["uint256"], rest);
    return explainPanic(decoded === undefined ? undefined : Number(decoded[0]), knowledge);
  }
  const error = knowledge.errors.find((error) => error.selector === selector);
  if (!error) {
    const text = isSelectorOnly ? undefined : decodeText(hex);
    if (text !== undefined && hasWord(text)) return explainMessage(text, knowledge);
    const carried = findCarried(rest, knowledge);
    return { kind: "unknown", selector, ...(carried ? { inner: readData(carried, knowledge) } : {}) };
  }
  if (error.arguments.length === 0)
    return { kind: "error", error, values: [], ...(isSelectorOnly ? {} : { damaged: true }) };
  if (isSelectorOnly) return { kind: "error", error };
  const values = decodeValues(error, rest);
  if (!values) {
    const carried = findCarried(rest, knowledge);
    return {
      kind: "error",
      error,
      damaged: true,
      ...(carried ? { inner: readData(carried, knowledge) } : {}),
    };
  }
  return appendInner(error, values, knowledge);
}

/** A selector and whole words, written as text: an address is none. */
const DATA = /^0x[0-9a-f]{8}(?:[0-9a-f]{64})*$/;

/**
 * Returns the message of `Error(string)`, which is the revert data of a call inside where a contract handed that on as
 * text.
 */
function readMessage(bytes: Hex | undefined, knowledge: Knowledge): RevertReading {
  if (bytes === undefined) return explainMessage(undefined, knowledge);
  const text = decodeText(bytes);
  if (text === "") return { kind: "noReason" };
  const carried = text === undefined ? bytes : text.toLowerCase();
  const isData = text === undefined ? carried.length >= 10 : DATA.test(carried);
  if (isData) return readData(carried, knowledge);
  return explainMessage(text ?? isPrintable(bytes), knowledge);
}

/** Returns an error with its values, and with what it carries in them. */
export function appendInner(
  error: CatalogueError,
  values: readonly DecodedArgument[],
  knowledge: Knowledge,
): RevertReading {
  const inner = getInner(values, knowledge) ?? readCode(values, knowledge);
  return { kind: "error", error, values, ...(inner ? { inner } : {}) };
}

/** Returns what a code of the entry point or of a Safe says, which an argument has as text: `FailedOp(0, "AA21 …")`. */
function readCode(values: readonly DecodedArgument[], knowledge: Knowledge): RevertReading | undefined {
  const code = values.find(({ type, value }) => type === "string" && /^(?:AA|GS)\d/.test(value));
  const reading = code && explainMessage(code.value, knowledge);
  return reading?.kind === "message" && reading.cause ? reading : undefined;
}

/**
 * Returns the error of a call inside, which an argument carries. By ERC-7751 `reason` is that call's revert data, known
 * or not; in other wrappers an argument is read where its selector is known.
 */
function getInner(values: readonly DecodedArgument[], knowledge: Knowledge): RevertReading | undefined {
  const bytes = values.filter(({ type }) => type === "bytes");
  const known = bytes.find(({ value }) => isKnown(value.slice(0, 10), knowledge));
  if (known) return readData(known.value, knowledge);
  const reason = bytes.find(({ name }) => name === "reason")?.value;
  if (reason === undefined) return undefined;
  return reason.length < 10 ? { kind: "noReason" } : readData(reason, knowledge);
}

/** Hexadecimal digits of a word of the ABI, and of a selector. */
const [WORD, SELECTOR] = [64, 8];

/**
 * Returns the data of a known error among the words of another whose arguments are not known: a word with its length in
 * bytes, then a selector and words of 32 bytes.
 */
function findCarried(rest: Hex, knowledge: Knowledge): Hex | undefined {
  const digits = rest.slice(2);
  for (let at = WORD; at + SELECTOR <= digits.length; at += WORD) {
    const length = 2 * Number(BigInt(`0x${digits.slice(at - WORD, at)}`));
    if (length % WORD !== SELECTOR || at + length > digits.length) continue;
    const data: Hex = `0x${digits.slice(at, at + length)}`;
    if (isKnown(data.slice(0, 10), knowledge)) return data;
  }
  return undefined;
}
