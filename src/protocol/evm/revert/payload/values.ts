import { decodeAbiParameters, erc20Abi, erc721Abi, toFunctionSelector, type Hex } from "viem";
import { type CatalogueError, type ErrorArgument } from "../catalogue";
import { showUnseen } from "../../../text/visible";
import { formatThousands } from "../../../text/wording";
import { type DecodedArgument } from "../reading";

/** Timestamps between the years 2001 and 2286 are shown as dates. */
const isTimestamp = (value: bigint) => value >= 1_000_000_000n && value < 10_000_000_000n;

function explainArgument(argument: ErrorArgument, value: bigint): string | undefined {
  if (argument.values) return argument.values[Number(value)] ?? "a value that this release does not have";
  if (/Unix seconds/.test(argument.meaning) || /time(stamp)?$|^expir|^validFrom$/i.test(argument.name)) {
    if (isTimestamp(value))
      return `${new Date(Number(value) * 1000).toISOString().slice(0, 19).replace("T", " ")} UTC`;
  }
  return undefined;
}

/** Names of the functions of tokens and NFTs by their selectors. */
const functions = new Map(
  [...erc20Abi, ...erc721Abi].flatMap((item) =>
    item.type === "function" ? [[toFunctionSelector(item), item.name] as const] : [],
  ),
);

/** What a selector in an argument calls. */
const calledFunction = ({ name, type }: ErrorArgument, value: string) =>
  type === "bytes4" && /selector/i.test(name) ? functions.get(value as Hex) : undefined;

/** Returns a value in words, with what its type and name say about it. */
export function describe(argument: ErrorArgument, value: unknown): DecodedArgument {
  const integer = /^u?int/.test(argument.type) ? BigInt(value as bigint | number) : undefined;
  const explanation =
    integer === undefined ? calledFunction(argument, String(value)) : explainArgument(argument, integer);
  return {
    ...argument,
    value: integer === undefined ? showUnseen(String(value)) : formatThousands(integer),
    ...(explanation === undefined ? {} : { explanation }),
  };
}

/** ABI-encoded values, or undefined where the data do not fit the types. */
export function decodeParameters(types: readonly string[], data: Hex): readonly unknown[] | undefined {
  try {
    return decodeAbiParameters(
      types.map((type) => ({ type })),
      data,
    ) as readonly unknown[];
  } catch {
    return undefined;
  }
}

/** Returns the arguments of an error with their values, from what is after its selector. */
export function decodeValues(error: CatalogueError, data: Hex): readonly DecodedArgument[] | undefined {
  const decoded = decodeParameters(
    error.arguments.map(({ type }) => type),
    data,
  );
  return decoded && error.arguments.map((argument, at) => describe(argument, decoded[at]));
}

/** Splits a list at the commas that separate arguments, not at those inside brackets or quotes. */
function split(list: string): string[] {
  const parts: string[] = [];
  let [part, depth, quote] = ["", 0, ""];
  for (const letter of list) {
    if (quote) quote = letter === quote ? "" : quote;
    else if (letter === '"' || letter === "'") quote = letter;
    else if ("([{".includes(letter)) depth += 1;
    else if (")]}".includes(letter)) depth -= 1;
    if (letter === "," && depth === 0 && !quote) {
      parts.push(part);
      part = "";
    } else part += letter;
  }
  return part.trim() === "" && parts.length === 0 ? [] : [...parts, part];
}

const shapes: readonly (readonly [type: RegExp, value: RegExp])[] = [
  [/^uint\d*$/, /^\d+$/],
  [/^int\d*$/, /^-?\d+$/],
  [/^address$/, /^0x[0-9a-f]{40}$/i],
  [/^bool$/, /^(?:true|false)$/],
  [/^bytes\d*$/, /^0x[0-9a-f]*$/i],
];

/**
 * Returns one argument as tools write it: `42`, `streamId: 42`, `5000 [5e3]`, `{"type":"BigNumber","hex":"0x2a"}`,
 * `5,000`.
 */
function readWritten(argument: ErrorArgument, text: string): DecodedArgument | undefined {
  const hex = /"hex"\s*:\s*"(-?)0x([0-9a-f]+)"/i.exec(text);
  const plain = hex
    ? `${hex[1]}${BigInt(`0x${hex[2]}`)}`
    : text
        .trim()
        .replace(/^[A-Za-z_]\w*\s*[:=]\s*/, "")
        .replace(/\[[^[\]]*\]$/, "")
        .trim()
        .replace(/^["'`]|["'`n]$/g, "");
  if (argument.type === "string") return plain === "" ? undefined : describe(argument, plain);
  const shape = shapes.find(([type]) => type.test(argument.type))?.[1];
  return shape?.test(plain) ? describe(argument, plain) : undefined;
}

/**
 * Returns the values of an error's arguments as a tool has written them, `42, 5000, 10`.
 * @param list what is between the parentheses
 * @returns nothing where their number or one of them does not fit the error's types
 */
export function readValues(error: CatalogueError, list: string): readonly DecodedArgument[] | undefined {
  const parts = split(list);
  if (parts.length !== error.arguments.length) return undefined;
  const values = error.arguments.map((argument, at) => readWritten(argument, parts[at] ?? ""));
  return values.every((value) => value !== undefined) ? values : undefined;
}
