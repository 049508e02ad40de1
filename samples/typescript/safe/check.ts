// #region check
import { sablier } from "sablier";
import { type Abi, type AbiParameter, type Address, decodeFunctionData, erc20Abi, type Hex } from "viem";

/** Fields by name, tuples within as `params.sender`. */
function fieldsOf(parameters: readonly AbiParameter[], values: readonly unknown[], prefix = ""): string[] {
  return parameters.flatMap((parameter, index) => {
    const name = prefix + parameter.name;
    const value = values[index];
    return "components" in parameter && parameter.type === "tuple"
      ? fieldsOf(
          parameter.components,
          parameter.components.map((component) => (value as Record<string, unknown>)[component.name!]),
          `${name}.`,
        )
      : [`${name}: ${Array.isArray(value) ? value.join(", ") : String(value)}`];
  });
}

/** What a call of a batch does: the contract as the SDK knows it, the function, and its fields by name. */
export function explainCall(chainId: number, { to, data }: { to: Address; data: Hex }): string[] {
  // The first releases of Lockup (1.1 and 1.2) are listed under Airdrops too, so each product is asked by name.
  const contract = (["lockup", "flow", "airdrops"] as const)
    .map((protocol) => sablier.contracts.get({ chainId, contractAddress: to, protocol }))
    .find((found) => found !== undefined);
  const release = contract && sablier.releases.get(contract as never);
  // Whatever is no contract of Sablier is read as a token. That it is the right one, you see by its address.
  const abi = contract ? (release?.abi as Record<string, Abi>)[contract.name]! : (erc20Abi as Abi);
  const { functionName, args = [] } = decodeFunctionData({ abi, data });
  const item = abi.find((item) => item.type === "function" && item.name === functionName);
  const where = contract ? `${contract.name} ${contract.version}` : "no contract of Sablier";
  return [
    `contract: ${to}, ${where}`,
    `function: ${functionName}`,
    ...fieldsOf(item && "inputs" in item ? item.inputs : [], args),
  ];
}
// #endregion check
