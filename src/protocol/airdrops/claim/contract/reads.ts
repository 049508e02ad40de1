import { encodeFunctionData, parseAbi, type Hex } from "viem";
import { findFeeReader, type Kind, type Release } from "./releases";

const READS = parseAbi([
  "function MERKLE_ROOT() view returns (bytes32)",
  "function hasClaimed(uint256 index) view returns (bool)",
  "function hasExpired() view returns (bool)",
  "function calculateMinFeeWei() view returns (uint256)",
  "function FEE() view returns (uint256)",
  "function CAMPAIGN_START_TIME() view returns (uint40)",
  "function VESTING_START_TIME() view returns (uint40)",
]);

/** Returns the functions that return when claims begin. */
const listOpenings = (release: Release, kind: Kind): ("CAMPAIGN_START_TIME" | "VESTING_START_TIME")[] => {
  if (release !== "v3.0" && release !== "v2.0") return [];
  return kind === "VCA" ? ["CAMPAIGN_START_TIME", "VESTING_START_TIME"] : ["CAMPAIGN_START_TIME"];
};

/** A question that only the chain answers, with the call that asks it. */
export interface ChainRead {
  /** As under "Read Contract" of a block explorer. */
  readonly functionName: string;
  readonly data: Hex;
  /** What the answer means, as a sentence. */
  readonly says: string;
}

/** Returns what the reader looks up at the campaign before they claim, in the order in which it matters. */
export function listReads(release: Release, kind: Kind, index?: bigint): ChainRead[] {
  const fee = findFeeReader(release);
  return [
    {
      functionName: "MERKLE_ROOT",
      data: encodeFunctionData({ abi: READS, functionName: "MERKLE_ROOT" }),
      says: "It must be the root of the list.",
    },
    ...listOpenings(release, kind).map((functionName) => ({
      functionName,
      data: encodeFunctionData({ abi: READS, functionName }),
      says: "The campaign rejects all claims before this time, in Unix seconds.",
    })),
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
