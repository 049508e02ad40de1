import { encodeFunctionData, parseAbi, type Hex } from "viem";
import { feeReaderOf, type Release } from "./releases";

const READS = parseAbi([
  "function MERKLE_ROOT() view returns (bytes32)",
  "function hasClaimed(uint256 index) view returns (bool)",
  "function hasExpired() view returns (bool)",
  "function calculateMinFeeWei() view returns (uint256)",
  "function FEE() view returns (uint256)",
]);

/** A question that only the chain answers, with the call that asks it. */
export interface ChainRead {
  /** As under "Read Contract" of a block explorer. */
  readonly functionName: string;
  readonly data: Hex;
  /** What the answer means, as a sentence. */
  readonly says: string;
}

/** Returns what the reader looks up at the campaign before they claim, in the order in which it matters. */
export function readsOf(release: Release, index?: bigint): ChainRead[] {
  const fee = feeReaderOf(release);
  return [
    {
      functionName: "MERKLE_ROOT",
      data: encodeFunctionData({ abi: READS, functionName: "MERKLE_ROOT" }),
      says: "It must be the root of the list.",
    },
    {
      functionName: "hasExpired",
      data: encodeFunctionData({ abi: READS, functionName: "hasExpired" }),
      says: "If it is true, the campaign rejects all claims.",
    },
    ...(index === undefined
      ? []
      : [
          {
            functionName: `hasClaimed(${index})`,
            data: encodeFunctionData({ abi: READS, functionName: "hasClaimed", args: [index] }),
            says: "If it is true, this row was claimed before, and nothing more can be claimed.",
          },
        ]),
    ...(fee === undefined
      ? []
      : [
          {
            functionName: fee,
            data: encodeFunctionData({ abi: READS, functionName: fee }),
            says: "It is the minimum fee in wei. You do not get an excess back.",
          },
        ]),
  ];
}
