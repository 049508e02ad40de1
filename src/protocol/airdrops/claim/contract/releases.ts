import { type AbiFunction, parseAbiItem } from "viem";

/** Kinds of campaigns, as the names of their contracts end. */
export const KINDS = ["Instant", "LL", "LT", "VCA", "Execute"] as const;
export type Kind = (typeof KINDS)[number];

/** Releases of Airdrops whose campaigns can be claimed, newest first. */
export const RELEASES = ["v3.0", "v2.0", "v1.3", "v1.2", "v1.1"] as const;
export type Release = (typeof RELEASES)[number];

/** Functions that claim. */
export const METHODS = ["claim", "claimTo", "claimViaSig", "claimViaAttestation", "claimAndExecute"] as const;
export type Method = (typeof METHODS)[number];

/** Values of a call that the list does not have. The reader enters them. */
export type Extra = "to" | "validFrom" | "signature" | "expireAt" | "attestation" | "selectorArguments";

interface MethodFacts {
  readonly signature: string;
  /** Who must send the transaction. */
  readonly sender: "anyone" | "recipient";
  readonly extras: readonly Extra[];
  /** What the function does, as a sentence. */
  readonly says: string;
}

const FACTS: Readonly<Record<Method, MethodFacts>> = {
  claim: {
    signature: "claim(uint256 index, address recipient, uint128 amount, bytes32[] merkleProof)",
    sender: "anyone",
    extras: [],
    says: "Anyone can send it. The recipient of the list gets the tokens.",
  },
  claimTo: {
    signature: "claimTo(uint256 index, address to, uint128 amount, bytes32[] merkleProof)",
    sender: "recipient",
    extras: ["to"],
    says: "Only the recipient of the list can send it. The tokens go to the address that you choose.",
  },
  claimViaSig: {
    signature:
      "claimViaSig(uint256 index, address recipient, address to, uint128 amount, uint40 validFrom, bytes32[] merkleProof, bytes signature)",
    sender: "anyone",
    extras: ["to", "validFrom", "signature"],
    says: "Anyone can send it with a signature of the recipient. The tokens go to the address that the signature names.",
  },
  claimViaAttestation: {
    signature:
      "claimViaAttestation(uint256 index, address to, uint128 amount, uint40 expireAt, bytes32[] merkleProof, bytes attestation)",
    sender: "recipient",
    extras: ["to", "expireAt", "attestation"],
    says: "Only the recipient of the list can send it, with an attestation that the campaign’s attestor signed.",
  },
  claimAndExecute: {
    signature:
      "claimAndExecute(uint256 index, uint128 amount, bytes32[] merkleProof, bytes selectorArguments)",
    sender: "recipient",
    extras: ["selectorArguments"],
    says: "Only the recipient of the list can send it. The campaign lets its target contract take the tokens.",
  },
};

/** Functions by release and kind. A VCA campaign has no `claim`, because only its recipient may forgo a part. */
const CLAIMS: Readonly<Record<Release, Partial<Record<Kind, readonly Method[]>>>> = {
  "v3.0": {
    Instant: ["claim", "claimTo", "claimViaSig", "claimViaAttestation"],
    LL: ["claim", "claimTo", "claimViaSig", "claimViaAttestation"],
    LT: ["claim", "claimTo", "claimViaSig", "claimViaAttestation"],
    VCA: ["claimTo", "claimViaSig", "claimViaAttestation"],
    Execute: ["claimAndExecute"],
  },
  "v2.0": {
    Instant: ["claim", "claimTo", "claimViaSig"],
    LL: ["claim", "claimTo", "claimViaSig"],
    LT: ["claim", "claimTo", "claimViaSig"],
    VCA: ["claimTo", "claimViaSig"],
  },
  "v1.3": { Instant: ["claim"], LL: ["claim"], LT: ["claim"] },
  "v1.2": { LL: ["claim"], LT: ["claim"] },
  "v1.1": { LL: ["claim"] },
};

/** Returns the kinds of campaigns that a release has. */
export const listKinds = (release: Release): Kind[] =>
  KINDS.filter((kind) => CLAIMS[release][kind] !== undefined);

/** Returns the functions that claim from a campaign, or nothing if the release has no campaigns of this kind. */
export const listMethods = (release: Release, kind: Kind): readonly Method[] => CLAIMS[release][kind] ?? [];

export const getMethodFacts = (method: Method): MethodFacts => FACTS[method];

/** How the smallest fee of a claim is read from the campaign: a function without arguments, which returns wei. */
export type FeeReader = "calculateMinFeeWei" | "FEE";

/** Returns the function that reads the fee, or nothing where the release takes none and rejects any value. */
export function findFeeReader(release: Release): FeeReader | undefined {
  if (release === "v3.0" || release === "v2.0") return "calculateMinFeeWei";
  return release === "v1.3" ? "FEE" : undefined;
}

/** Returns the ABI of a function that claims, with the names and the mutability that the release has. */
export function getClaimAbi(release: Release, kind: Kind, method: Method): AbiFunction {
  const signature = FACTS[method].signature.replace(
    "uint128 amount",
    kind === "VCA" ? "uint128 fullAmount" : "uint128 amount",
  );
  const payable = findFeeReader(release) ? " payable" : "";
  const returns = release === "v1.1" || release === "v1.2" ? " returns (uint256 streamId)" : "";
  return parseAbiItem(`function ${signature} external${payable}${returns}` as string) as AbiFunction;
}

/** Returns the name of a campaign's contract, for example `SablierMerkleVCA`. */
export function nameContract(release: Release, kind: Kind): string {
  if (release === "v1.1") return `SablierV2MerkleStreamer${kind}`;
  return release === "v1.2" ? `SablierV2Merkle${kind}` : `SablierMerkle${kind}`;
}
