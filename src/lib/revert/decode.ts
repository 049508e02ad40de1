import { decodeAbiParameters, toFunctionSelector, type Hex } from "viem";
import { type CatalogueError, type ErrorArgument } from "./catalogue";
import { inThousands } from "../wording";

/** An argument with its value, as text for people. */
export interface DecodedArgument extends ErrorArgument {
  /** The value: integers in decimal with separators, everything else as the ABI has it. */
  readonly value: string;
  /** The same in other words: a date, the name of an enum value. */
  readonly explanation?: string;
}

/** What the decoder makes of an input. */
export type RevertReading =
  | { readonly kind: "nothing" }
  /** The input cannot be read; the sentence says why and what to paste. */
  | { readonly kind: "invalid"; readonly message: string }
  /** Revert data without a single byte. */
  | { readonly kind: "noReason" }
  | {
      readonly kind: "error";
      readonly error: CatalogueError;
      /** Absent when only the selector or the name is known. */
      readonly values?: readonly DecodedArgument[];
      /** The selector is known, but the rest does not fit its arguments. */
      readonly damaged?: boolean;
    }
  /** `Error(string)`, from require with a message; undefined when the message cannot be read. */
  | { readonly kind: "message"; readonly message: string | undefined }
  /** `Panic(uint256)`, from the compiler's own checks. */
  | { readonly kind: "panic"; readonly code: number | undefined; readonly meaning: string | undefined }
  /** A name that several errors contain. */
  | { readonly kind: "candidates"; readonly errors: readonly CatalogueError[] }
  | { readonly kind: "unknown"; readonly selector?: string; readonly name?: string };

/** Selectors of the two errors that Solidity has built in. */
const MESSAGE = "0x08c379a0";
const PANIC = "0x4e487b71";
/** More data than any error of the catalogue has; longer input is a mistake, and decoding it a waste. */
const LONGEST = 200_000;

/** Timestamps between the years 2001 and 2286 are told as dates. */
const isTimestamp = (value: bigint) => value >= 1_000_000_000n && value < 10_000_000_000n;

function inWords(argument: ErrorArgument, value: unknown): string | undefined {
  if (argument.values) return argument.values[Number(value)] ?? "a value that this release does not have";
  if (/Unix seconds/.test(argument.meaning) || /time(stamp)?$|^expir|^validFrom$/i.test(argument.name)) {
    const seconds = BigInt(value as bigint | number);
    if (isTimestamp(seconds))
      return `${new Date(Number(seconds) * 1000).toISOString().slice(0, 19).replace("T", " ")} UTC`;
  }
  return undefined;
}

function describe(argument: ErrorArgument, value: unknown): DecodedArgument {
  const isInteger = /^u?int/.test(argument.type);
  const explanation = isInteger ? inWords(argument, value) : undefined;
  return {
    ...argument,
    value: isInteger ? inThousands(BigInt(value as bigint | number)) : String(value),
    ...(explanation === undefined ? {} : { explanation }),
  };
}

function decodeParameters(types: readonly string[], data: Hex): readonly unknown[] | undefined {
  try {
    return decodeAbiParameters(
      types.map((type) => ({ type })),
      data,
    ) as readonly unknown[];
  } catch {
    return undefined;
  }
}

function readData(
  hex: string,
  catalogue: readonly CatalogueError[],
  panicCodes: Readonly<Record<number, string>>,
): RevertReading {
  const selector = hex.slice(0, 10);
  const rest = `0x${hex.slice(10)}` as Hex;
  const isSelectorOnly = hex.length === 10;
  if (selector === MESSAGE) {
    const decoded = isSelectorOnly ? undefined : decodeParameters(["string"], rest);
    return { kind: "message", message: decoded?.[0] as string | undefined };
  }
  if (selector === PANIC) {
    const decoded = isSelectorOnly ? undefined : decodeParameters(["uint256"], rest);
    const code = decoded === undefined ? undefined : Number(decoded[0]);
    return { kind: "panic", code, meaning: code === undefined ? undefined : panicCodes[code] };
  }
  const error = catalogue.find((one) => one.selector === selector);
  if (!error) return { kind: "unknown", selector };
  if (error.arguments.length === 0)
    return { kind: "error", error, values: [], ...(isSelectorOnly ? {} : { damaged: true }) };
  if (isSelectorOnly) return { kind: "error", error };
  const decoded = decodeParameters(
    error.arguments.map(({ type }) => type),
    rest,
  );
  if (!decoded) return { kind: "error", error, damaged: true };
  return {
    kind: "error",
    error,
    values: error.arguments.map((argument, at) => describe(argument, decoded[at])),
  };
}

function readName(
  text: string,
  catalogue: readonly CatalogueError[],
  panicCodes: Readonly<Record<number, string>>,
): RevertReading {
  const name = text.replace(/\s*\(.*$/s, "");
  const wanted = name.toLowerCase();
  const exact = catalogue.find((one) => one.name.toLowerCase() === wanted);
  if (exact) return { kind: "error", error: exact };
  if (wanted === "error") return { kind: "message", message: undefined };
  if (wanted === "panic") {
    const written = /\(\s*(0x[0-9a-f]{1,4}|\d{1,5})\s*\)/i.exec(text)?.[1];
    const code = written === undefined ? undefined : Number(written);
    return { kind: "panic", code, meaning: code === undefined ? undefined : panicCodes[code] };
  }
  const containing = catalogue.filter((one) => wanted.length >= 3 && one.name.toLowerCase().includes(wanted));
  if (containing.length === 1) return { kind: "error", error: containing[0]! };
  if (containing.length > 1) return { kind: "candidates", errors: containing };
  const signature = /^[A-Za-z_]\w*\([\w,[\]()]*\)$/.exec(text.replace(/\s/g, ""))?.[0];
  try {
    return { kind: "unknown", name, ...(signature ? { selector: toFunctionSelector(signature) } : {}) };
  } catch {
    return { kind: "unknown", name };
  }
}

/**
 * Reads what a failed transaction left: a selector, revert data in hex (with or without `0x`), the name or signature
 * of an error, or a longer text that contains such data, e.g. a node's error message.
 * @param input what the reader pasted
 * @param catalogue the errors to look in
 * @param panicCodes meaning of each code of `Panic(uint256)`
 */
export function decodeRevert(
  input: string,
  catalogue: readonly CatalogueError[],
  panicCodes: Readonly<Record<number, string>>,
): RevertReading {
  const text = input.trim().replace(/^["'`]+|["'`,;]+$/g, "");
  if (text === "") return { kind: "nothing" };
  if (text.length > LONGEST) {
    return {
      kind: "invalid",
      message: "This is far longer than revert data can be. Paste the error's data only.",
    };
  }
  const compact = text.replace(/\s+/g, "");
  if (/^0x/i.test(compact)) {
    const digits = compact.slice(2).toLowerCase();
    const wrong = /[^0-9a-f]/.exec(digits);
    if (wrong) {
      return {
        kind: "invalid",
        message: `"${wrong[0]}" is not a hexadecimal digit. After 0x there may be only 0 to 9 and a to f.`,
      };
    }
    if (digits === "") return { kind: "noReason" };
    if (digits.length < 8) {
      return {
        kind: "invalid",
        message: `A selector has 8 hexadecimal digits after 0x; here are ${digits.length}.`,
      };
    }
    if (digits.length % 2 === 1) {
      return {
        kind: "invalid",
        message: `The data has an odd number of digits, ${digits.length}, so one is missing. Copy it again.`,
      };
    }
    return readData(`0x${digits}`, catalogue, panicCodes);
  }
  const inside = /0x(?:[0-9a-f]{2}){4,}(?![0-9a-f])/gi;
  const known = new Set([MESSAGE, PANIC, ...catalogue.map((one) => one.selector)]);
  const found = [...text.matchAll(inside)].map(([hex]) => hex.toLowerCase());
  const data = found.find((hex) => known.has(hex.slice(0, 10)));
  if (data) return readData(data, catalogue, panicCodes);
  if (/^[A-Za-z_]\w*\s*(\(.*\)?)?$/s.test(text)) {
    const name = readName(text, catalogue, panicCodes);
    const isHex = /^(?:[0-9a-f]{2}){4,}$/i.test(text);
    return name.kind === "unknown" && isHex
      ? readData(`0x${text.toLowerCase()}`, catalogue, panicCodes)
      : name;
  }
  if (/^(?:[0-9a-f]{2}){4,}$/i.test(compact))
    return readData(`0x${compact.toLowerCase()}`, catalogue, panicCodes);
  const named = catalogue
    .filter((one) => new RegExp(`\\b${one.name}\\b`).test(text))
    .sort((a, b) => b.name.length - a.name.length)[0];
  if (named) return { kind: "error", error: named };
  return {
    kind: "invalid",
    message:
      "This is neither hexadecimal data nor the name of an error. Paste what stands behind “data” in the wallet's or node's message, beginning with 0x.",
  };
}
