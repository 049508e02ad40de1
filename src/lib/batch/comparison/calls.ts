import {
  type AbiFunction,
  decodeAbiParameters,
  encodeAbiParameters,
  erc20Abi,
  type Hex,
  parseAbiItem,
  toFunctionSelector,
} from "viem";
import type { ContractFunction } from "../../evm/contractFunction";
import type { ComparableCall } from "./items";

const tokenFunctions: readonly AbiFunction[] = erc20Abi.filter((item) => item.type === "function");

/**
 * Decodes calls for a comparison. Data that does not fit its function to the last byte stays undecoded, so that nothing
 * in it is left out of the comparison.
 *
 * @param functions functions of Sablier's contracts
 * @param isSablier whether an address is a contract of Sablier, because `approve` of a token and of a stream have one
 * selector
 */
export function decodeCalls(
  transactions: readonly { readonly to?: string; readonly value: bigint; readonly data: Hex }[],
  functions: readonly ContractFunction[],
  isSablier: (address: string) => boolean,
): ComparableCall[] {
  const declarations = new Map(functions.map(({ selector, declaration }) => [selector, declaration]));
  return transactions.map(({ to, value, data }) => {
    const selector = data.slice(0, 10).toLowerCase();
    const ofToken = tokenFunctions.find((item) => toFunctionSelector(item) === selector);
    const declaration = declarations.get(selector);
    const isOwn = to !== undefined && isSablier(to);
    const item =
      ofToken && !isOwn ? ofToken : declaration && (parseAbiItem(`function ${declaration}`) as AbiFunction);
    const values = item && decodeExactly(item, data);
    return {
      ...(to && { to }),
      value,
      data,
      ...(item && values && { decoded: { name: item.name, inputs: item.inputs, values } }),
    };
  });
}

function decodeExactly({ inputs }: AbiFunction, data: Hex): readonly unknown[] | undefined {
  const body: Hex = `0x${data.slice(10)}`;
  try {
    if (inputs.length === 0) return body === "0x" ? [] : undefined;
    const values = decodeAbiParameters(inputs, body) as readonly unknown[];
    return encodeAbiParameters(inputs, values).toLowerCase() === body.toLowerCase() ? values : undefined;
  } catch {
    return undefined;
  }
}
