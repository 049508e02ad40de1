import { decodeAbiParameters, parseAbiItem, type AbiFunction, type AbiParameter, type Hex } from "viem";
import { type ContractFunction } from "./contractFunction";
import { describe } from "./revert/payload/values";

/** One value in a call, tuples taken apart. */
interface CallArgument {
  readonly name: string;
  /** Integers in decimal with separators, lists as the number of their entries, everything else as the ABI has it. */
  readonly value: string;
  /** The same in other words: a date. */
  readonly explanation?: string;
}

/** A call of a known function. */
export interface Call {
  readonly called: ContractFunction;
  /** Absent where the data does not fit the function's inputs. */
  readonly values?: readonly CallArgument[];
}

function explainInput(input: AbiParameter, value: unknown): CallArgument[] {
  const name = input.name ?? "";
  if (Array.isArray(value) && input.type.endsWith("]"))
    return [{ name, value: `${value.length} ${value.length === 1 ? "entry" : "entries"}` }];
  if ("components" in input) {
    const fields = value as Readonly<Record<string, unknown>>;
    return input.components.flatMap((field) => explainInput(field, fields[field.name ?? ""]));
  }
  const { value: text, explanation } = describe({ name, type: input.type, meaning: "" }, value);
  return [{ name, value: text, ...(explanation === undefined ? {} : { explanation }) }];
}

/**
 * Reads a transaction's input.
 * @param data `0x`, a selector and what follows
 * @returns nothing for a function that is not among those given
 */
export function readCall(data: string, functions: readonly ContractFunction[]): Call | undefined {
  const hex = data.toLowerCase();
  const called = functions.find(({ selector }) => selector === hex.slice(0, 10));
  if (!called) return undefined;
  try {
    const { inputs } = parseAbiItem(`function ${called.declaration}`) as AbiFunction;
    const decoded = decodeAbiParameters(inputs, `0x${hex.slice(10)}` as Hex) as readonly unknown[];
    return { called, values: inputs.flatMap((input, at) => explainInput(input, decoded[at])) };
  } catch {
    return { called };
  }
}
