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
 * Decodes calldata, and encodes the values again. Data that comes out differently has leftover bytes, dirty padding or
 * offsets that no ordinary encoder writes, so the reader does not trust it.
 *
 * @param data `0x`, a selector and the arguments
 * @returns a sentence about what does not fit
 */
export function decodeStrictly(item: AbiFunction, data: Hex): DecodedCall | string {
  const body: Hex = `0x${data.slice(10)}`;
  const size = (body.length - 2) / 2;
  let values: readonly unknown[] = [];
  let again: Hex = "0x";
  try {
    if (item.inputs.length > 0) {
      values = decodeAbiParameters(item.inputs, body);
      again = encodeAbiParameters(item.inputs, values);
    }
  } catch {
    // Bytes are missing, or a number is larger than its type.
    return `The data of ${item.name} does not fit its arguments: ${size} bytes after the selector cannot be read as ${typesOf(item)}.`;
  }
  if (again.toLowerCase() !== body.toLowerCase()) {
    const expected = (again.length - 2) / 2;
    return expected < size
      ? `The data of ${item.name} has ${size - expected} bytes more than its arguments need.`
      : `The data of ${item.name} is not written as encoders write it, so its values are not certain.`;
  }
  return { name: item.name, inputs: item.inputs, values };
}

const typesOf = ({ inputs }: AbiFunction): string =>
  `(${inputs.map(({ type, name }) => (name ? `${type} ${name}` : type)).join(", ")})`;
