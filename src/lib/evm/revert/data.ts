import { type Hex } from "viem";
import { explainMessage } from "./messages";
import { type Knowledge, type RevertReading } from "./reading";
import { decodeParameters, valuesFromData } from "./values";

/** Selectors of the two errors that Solidity has built in. */
const MESSAGE = "0x08c379a0";
const PANIC = "0x4e487b71";

/** Whether data with this selector can be read. */
export function isKnown(selector: string, { errors }: Knowledge): boolean {
  return selector === MESSAGE || selector === PANIC || errors.some((one) => one.selector === selector);
}

/** A panic by its code. */
export function panic(code: number | undefined, { panicCodes }: Knowledge): RevertReading {
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
    const decoded = isSelectorOnly ? undefined : decodeParameters(["string"], rest);
    return explainMessage(decoded?.[0] as string | undefined, knowledge);
  }
  if (selector === PANIC) {
    const decoded = isSelectorOnly ? undefined : decodeParameters(["uint256"], rest);
    return panic(decoded === undefined ? undefined : Number(decoded[0]), knowledge);
  }
  const error = knowledge.errors.find((one) => one.selector === selector);
  if (!error) return { kind: "unknown", selector };
  if (error.arguments.length === 0)
    return { kind: "error", error, values: [], ...(isSelectorOnly ? {} : { damaged: true }) };
  if (isSelectorOnly) return { kind: "error", error };
  const values = valuesFromData(error, rest);
  if (!values) return { kind: "error", error, damaged: true };
  const carried = values.find(
    ({ type, value }) => type === "bytes" && isKnown(value.slice(0, 10), knowledge),
  );
  return {
    kind: "error",
    error,
    values,
    ...(carried ? { inner: readData(carried.value, knowledge) } : {}),
  };
}
