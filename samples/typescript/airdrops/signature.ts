// #region signature
import { encodeFunctionData, type Address, type Hex } from "viem";
import { campaignAbi, type Claim } from "./claim";

/** When and where a signed claim counts: `validFrom` in Unix seconds, now or earlier once it is sent. */
export type SignedClaim = Claim & { to: Address; validFrom: number };

/** What the recipient signs, for `signTypedData` of a viem account or wallet client. */
export function claimTypedData(chainId: number, campaign: Address, claim: SignedClaim) {
  const { index, recipient, to, amount, validFrom } = claim;
  return {
    // There is no version in this domain.
    domain: { name: "Sablier Airdrops Protocol", chainId, verifyingContract: campaign },
    types: {
      Claim: [
        { name: "index", type: "uint256" },
        { name: "recipient", type: "address" },
        { name: "to", type: "address" },
        { name: "amount", type: "uint128" },
        { name: "validFrom", type: "uint40" },
      ],
    },
    primaryType: "Claim",
    message: { index, recipient, to, amount, validFrom },
  } as const;
}

/** Calldata that anyone can send for the recipient. */
export function claimViaSigData(claim: SignedClaim, signature: Hex): Hex {
  const { index, recipient, to, amount, validFrom, proof } = claim;
  return encodeFunctionData({
    abi: campaignAbi,
    functionName: "claimViaSig",
    args: [index, recipient, to, amount, validFrom, proof, signature],
  });
}
// #endregion signature

// #region attestation
/** What the attestor signs in a campaign of the claim type ATTEST: this recipient, until `expireAt` (Unix seconds). */
export function identityTypedData(chainId: number, campaign: Address, recipient: Address, expireAt: number) {
  return {
    domain: { name: "Sablier Airdrops Protocol", chainId, verifyingContract: campaign },
    types: {
      Identity: [
        { name: "recipient", type: "address" },
        { name: "expireAt", type: "uint40" },
      ],
    },
    primaryType: "Identity",
    message: { recipient, expireAt },
  } as const;
}

/** Calldata with that attestation; only the recipient itself can send it. */
export function claimViaAttestationData(claim: Claim, to: Address, expireAt: number, attestation: Hex): Hex {
  const { index, amount, proof } = claim;
  return encodeFunctionData({
    abi: campaignAbi,
    functionName: "claimViaAttestation",
    args: [index, to, amount, expireAt, proof, attestation],
  });
}
// #endregion attestation
