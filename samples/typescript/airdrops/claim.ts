// #region claim
import {
  encodeAbiParameters,
  encodeFunctionData,
  parseAbi,
  type Address,
  type Hex,
  type PublicClient,
} from "viem";

export const campaignAbi = parseAbi([
  "function calculateMinFeeWei() view returns (uint256)",
  "function claim(uint256 index, address recipient, uint128 amount, bytes32[] merkleProof) payable",
  "function claimTo(uint256 index, address to, uint128 amount, bytes32[] merkleProof) payable",
  "function claimViaSig(uint256 index, address recipient, address to, uint128 amount, uint40 validFrom, bytes32[] merkleProof, bytes signature) payable",
  "function claimViaAttestation(uint256 index, address to, uint128 amount, uint40 expireAt, bytes32[] merkleProof, bytes attestation) payable",
  "function claimAndExecute(uint256 index, uint128 amount, bytes32[] merkleProof, bytes selectorArguments) payable",
  "function hasClaimed(uint256 index) view returns (bool)",
]);

export type Claim = { index: bigint; recipient: Address; amount: bigint; proof: readonly Hex[] };

/** The transaction that claims for the recipient, with the fee of this moment. Instant, LL and LT; a VCA has no `claim`. */
export async function prepareClaim(client: PublicClient, campaign: Address, claim: Claim) {
  const { index, recipient, amount, proof } = claim;
  // In the gas token, at today's price. What is paid above it is not given back.
  const value = await client.readContract({
    address: campaign,
    abi: campaignAbi,
    functionName: "calculateMinFeeWei",
  });
  const data = encodeFunctionData({
    abi: campaignAbi,
    functionName: "claim",
    args: [index, recipient, amount, proof],
  });
  return { to: campaign, data, value };
}
// #endregion claim

// #region to
/** Calldata of a claim to another address; only the recipient itself can send it. The one way to claim alone from a VCA. */
export function claimToData(claim: Claim, to: Address): Hex {
  const args = [claim.index, to, claim.amount, claim.proof] as const;
  return encodeFunctionData({ abi: campaignAbi, functionName: "claimTo", args });
}
// #endregion to

// #region execute
/** Calldata of a claim in an Execute campaign whose target function is `stakeFor(address,uint256)`. */
export function claimAndExecuteData({ index, recipient, amount, proof }: Claim): Hex {
  // The arguments alone, without a selector. The target has to take the whole allocation, no more and no less.
  const types = [{ type: "address" }, { type: "uint256" }] as const;
  const selectorArguments = encodeAbiParameters(types, [recipient, amount]);
  return encodeFunctionData({
    abi: campaignAbi,
    functionName: "claimAndExecute",
    args: [index, amount, proof, selectorArguments],
  });
}
// #endregion execute
