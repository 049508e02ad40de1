import {
  decodeFunctionData,
  encodeAbiParameters,
  encodeFunctionResult,
  parseAbi,
  toFunctionSelector,
  type Hex,
} from "viem";

const AGGREGATE = parseAbi([
  "function aggregate3((address target, bool allowFailure, bytes callData)[] calls) payable returns ((bool success, bytes returnData)[] results)",
]);

/** Encodes a number or a flag as a function returns it. */
export const encodeNumber = (value: bigint): Hex => encodeAbiParameters([{ type: "uint256" }], [value]);

/** Name of a file on IPFS. */
export const CID = "QmYwAPJzv5CZsnA625s3Xf2nemtYgPpHdWEz79ojWKQ1b2";

/** Returns what the functions of a campaign of v3.0 with linear streams return, and Multicall3 for the chain. */
export const createLinearCampaign = (chainId: bigint, root: Hex): Readonly<Record<string, Hex>> => ({
  "getChainId()": encodeNumber(chainId),
  "MERKLE_ROOT()": root,
  "hasExpired()": encodeNumber(0n),
  "hasClaimed(uint256)": encodeNumber(1n),
  "calculateMinFeeWei()": encodeNumber(5n),
  "ipfsCID()": encodeAbiParameters([{ type: "string" }], [CID]),
  "CLAIM_TYPE()": encodeNumber(1n),
  "IS_SABLIER_MERKLE()": encodeNumber(1n),
  "SABLIER_LOCKUP()": encodeNumber(1n),
  "VESTING_TOTAL_DURATION()": encodeNumber(9n),
});

/** Returns a `fetch` for a node whose contracts return these values by signature. Other functions revert. */
export function createNode(values: Readonly<Record<string, Hex>>): typeof fetch {
  const bySelector = new Map(
    Object.entries(values).map(([name, value]) => [toFunctionSelector(name), value]),
  );
  return (_, init) => {
    const { params } = JSON.parse(init!.body as string) as { params: [{ data: Hex }] };
    // A call of a contract itself, without Multicall3.
    const alone = bySelector.get(params[0].data);
    if (alone !== undefined) return Promise.resolve(Response.json({ jsonrpc: "2.0", id: 1, result: alone }));
    const [calls] = decodeFunctionData({ abi: AGGREGATE, data: params[0].data }).args;
    const results = calls.map(({ callData }) => {
      const returnData = bySelector.get(callData.slice(0, 10) as Hex);
      return { success: returnData !== undefined, returnData: returnData ?? "0x" };
    });
    const result = encodeFunctionResult({ abi: AGGREGATE, functionName: "aggregate3", result: results });
    return Promise.resolve(Response.json({ jsonrpc: "2.0", id: 1, result }));
  };
}
