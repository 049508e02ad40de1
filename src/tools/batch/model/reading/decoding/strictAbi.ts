import {
  type AbiFunction,
  type AbiParameter,
  decodeAbiParameters,
  encodeAbiParameters,
  type Hex,
  parseAbiItem,
} from "viem";

/** A call whose data fits its function to the last byte. */
export interface DecodedCall {
  readonly name: string;
  readonly inputs: readonly AbiParameter[];
  readonly values: readonly unknown[];
}

/** Reads a declaration: `withdraw(uint256 streamId, address to, uint128 amount)`. */
export const parseDeclaration = (declaration: string): AbiFunction =>
  parseAbiItem(`function ${declaration}`) as AbiFunction;

/**
 * Decodes calldata whose arguments are written as encoders write them. Data with leftover bytes, dirty padding or
 * offsets that lead elsewhere is not trusted.
 *
 * @param data `0x`, a selector and the arguments
 * @returns a sentence about what does not fit
 */
export function decodeStrictly(item: AbiFunction, data: Hex): DecodedCall | string {
  const body: Hex = `0x${data.slice(10)}`;
  const size = (body.length - 2) / 2;
  const fault = `The data of ${item.name} does not fit its arguments: ${size} bytes after the selector cannot be read as ${listTypes(item)}.`;
  // Before anything is decoded: a few offsets to the same bytes would fill the memory.
  const end = findEndOfTuple(item.inputs, 0, body);
  if (end === undefined) return fault;
  if (end < size) return `The data of ${item.name} has ${size - end} bytes more than its arguments need.`;
  if (item.inputs.length === 0) return { name: item.name, inputs: [], values: [] };
  try {
    const values = decodeAbiParameters(item.inputs, body);
    if (encodeAbiParameters(item.inputs, values).toLowerCase() === body.toLowerCase())
      return { name: item.name, inputs: item.inputs, values };
  } catch {
    // A number is larger than its type.
    return fault;
  }
  return `The data of ${item.name} is not written as encoders write it, so its values are not certain.`;
}

const listTypes = ({ inputs }: AbiFunction): string =>
  `(${inputs.map(({ type, name }) => (name ? `${type} ${name}` : type)).join(", ")})`;

const WORD = 32;

/** Returns the type of an array's entries with its fixed length, which is undefined for `T[]`. */
function getEntry(
  input: AbiParameter,
): { readonly entry: AbiParameter; readonly length?: number } | undefined {
  const [, type, length] = /^(.*)\[(\d*)\]$/u.exec(input.type) ?? [];
  if (type === undefined) return undefined;
  return { entry: { ...input, type } as AbiParameter, ...(length && { length: Number(length) }) };
}

/** Returns the number of bytes that a parameter takes in its tuple; nothing for a dynamic one, which leaves an offset there. */
function getStaticSize(input: AbiParameter): number | undefined {
  const array = getEntry(input);
  if (array) {
    const size = array.length === undefined ? undefined : getStaticSize(array.entry);
    return size === undefined ? undefined : size * array.length!;
  }
  if ("components" in input) {
    const sizes = input.components.map(getStaticSize);
    return sizes.includes(undefined) ? undefined : sizes.reduce<number>((sum, size) => sum + size!, 0);
  }
  return input.type === "bytes" || input.type === "string" ? undefined : WORD;
}

/** Returns a word as a number; nothing beyond the end of the bytes. */
function readWord(at: number, body: Hex): number | undefined {
  const digits = body.slice(2 + 2 * at, 2 + 2 * (at + WORD));
  const word = digits.length === 2 * WORD ? Number(BigInt(`0x${digits}`)) : Infinity;
  return word <= body.length ? word : undefined;
}

/**
 * Walks over an encoded tuple without reading a byte twice. Each offset has to lead to where the values before it end.
 *
 * @param start the first byte of the tuple
 * @returns the byte after its last one; nothing if an offset or a length does not fit
 */
function findEndOfTuple(inputs: readonly AbiParameter[], start: number, body: Hex): number | undefined {
  const sizes = inputs.map(getStaticSize);
  let end = start + sizes.reduce<number>((sum, size) => sum + (size ?? WORD), 0);
  if (end > (body.length - 2) / 2) return undefined;
  let head = start;
  for (const [index, input] of inputs.entries()) {
    if (sizes[index] === undefined) {
      if (readWord(head, body) !== end - start) return undefined;
      const next = findEndOfDynamic(input, end, body);
      if (next === undefined) return undefined;
      end = next;
    }
    head += sizes[index] ?? WORD;
  }
  return end;
}

function findEndOfDynamic(input: AbiParameter, start: number, body: Hex): number | undefined {
  const array = getEntry(input);
  if (array?.length !== undefined)
    return findEndOfTuple(Array<AbiParameter>(array.length).fill(array.entry), start, body);
  if (!array && "components" in input) return findEndOfTuple(input.components, start, body);
  const length = readWord(start, body);
  if (length === undefined) return undefined;
  if (array) {
    // Each entry takes at least one word.
    if (length * WORD > body.length) return undefined;
    return findEndOfTuple(Array<AbiParameter>(length).fill(array.entry), start + WORD, body);
  }
  const end = start + WORD + Math.ceil(length / WORD) * WORD;
  return end <= (body.length - 2) / 2 ? end : undefined;
}
