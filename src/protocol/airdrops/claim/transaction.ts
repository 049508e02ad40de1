import {
  checksumAddress,
  encodeFunctionData,
  formatEther,
  type AbiFunction,
  type Address,
  type Hex,
} from "viem";
import { VALUE_FIELD } from "../../evm/explorerForm";
import { writeSafeFile } from "../../evm/safeFile";
import { findReceiverFault } from "../addressField";
import type { Claim } from "./find";
import {
  getClaimAbi,
  getMethodFacts,
  findFeeReader,
  type Extra,
  type Kind,
  type Method,
  type Release,
} from "./contract/releases";

/** Which contract is called, and how. */
export interface CallTarget {
  readonly campaign: Address;
  readonly chainId: number;
  readonly release: Release;
  readonly kind: Kind;
  readonly method: Method;
  /** Fee in wei, at least what the campaign requires. Releases before v1.3 reject any fee. */
  readonly fee: bigint;
}

/** Values that the reader enters, as text. */
export type Extras = Readonly<Partial<Record<Extra, string>>>;

/** A field that needs another value. */
export interface FieldFault {
  readonly field: Extra;
  readonly sentence: string;
}

/** A claim as a transaction. */
export interface ClaimTransaction {
  readonly to: Address;
  /** Wei that is sent with the call. */
  readonly value: bigint;
  readonly data: Hex;
  /** The fields of the block explorer's form, in its order. */
  readonly fields: readonly ExplorerField[];
}

/** A field of the form under "Write Contract". */
export interface ExplorerField {
  /** As the form shows it, for example `index (uint256)`. */
  readonly label: string;
  /** As the form reads it. */
  readonly value: string;
}

/** Returns what is wrong with the values that the reader entered, field by field. */
export function checkExtras(method: Method, extras: Extras): FieldFault[] {
  return getMethodFacts(method).extras.flatMap((field) => {
    const sentence = getFault(field, extras[field]?.trim() ?? "");
    return sentence === undefined ? [] : [{ field, sentence }];
  });
}

function getFault(field: Extra, text: string): string | undefined {
  switch (field) {
    case "to":
      return findReceiverFault(text);
    case "validFrom":
    case "expireAt":
      return /^\d{1,13}$/u.test(text) && Number(text) < 2 ** 40
        ? undefined
        : "Enter Unix seconds, such as 1767225600.";
    default: {
      const canBeEmpty = field === "selectorArguments";
      if (/^0x(?:[0-9a-f]{2})*$/iu.test(text) && (canBeEmpty || text !== "0x")) return undefined;
      return canBeEmpty
        ? "Enter the ABI encoding of the arguments, which begins with 0x. Without arguments, enter 0x."
        : "Enter the bytes, which begin with 0x.";
    }
  }
}

/**
 * Encodes a claim.
 *
 * @param extras values that {@link checkExtras} accepts
 */
export function buildTransaction(claim: Claim, target: CallTarget, extras: Extras = {}): ClaimTransaction {
  const abi = getClaimAbi(target.release, target.kind, target.method);
  const args = abi.inputs.map(({ name }) => getValue(name!, claim, extras));
  const value = findFeeReader(target.release) ? target.fee : 0n;
  return {
    to: target.campaign,
    value,
    data: encodeFunctionData({ abi: [abi], functionName: abi.name, args }),
    fields: listExplorerFields(abi, args, value),
  };
}

function getValue(name: string, claim: Claim, extras: Extras): unknown {
  switch (name) {
    case "index":
      return claim.index;
    case "recipient":
      return checksumAddress(claim.recipient);
    case "amount":
    case "fullAmount":
      return claim.amount;
    case "merkleProof":
      return claim.proof;
    case "to":
      return checksumAddress(extras.to!.trim().toLowerCase() as Address);
    case "validFrom":
    case "expireAt":
      return Number(extras[name]!.trim());
    default:
      return extras[name as Extra]!.trim().toLowerCase();
  }
}

/** Block explorers show the value of a payable function first, in whole native tokens. */
function listExplorerFields(abi: AbiFunction, args: readonly unknown[], value: bigint): ExplorerField[] {
  const fields = abi.inputs.map(({ name, type }, at) => ({
    label: `${name} (${type})`,
    value: Array.isArray(args[at]) ? JSON.stringify(args[at]) : String(args[at]),
  }));
  if (abi.stateMutability !== "payable") return fields;
  return [{ label: VALUE_FIELD, value: formatEther(value) }, ...fields];
}

/** Writes the fields as a list to copy, one on a line. */
export const listFields = ({ fields }: ClaimTransaction): string =>
  fields.map(({ label, value }) => `${label}\n${value}\n`).join("\n");

/** What the file for a Safe needs to know. */
export interface SafeOptions {
  readonly chainId: number;
  readonly safe: string;
  /** Unix milliseconds. */
  readonly createdAt: number;
}

/** Writes the file of Safe's Transaction Builder for one or more claims. */
export function writeSafeClaims(transactions: readonly ClaimTransaction[], options: SafeOptions): string {
  const name = transactions.length === 1 ? "Claim from an airdrop" : "Claims from an airdrop";
  return `${JSON.stringify(writeSafeFile(transactions, { ...options, name }), null, 2)}\n`;
}

/** Returns the typed data (EIP-712) that a recipient signs so that someone else can send `claimViaSig`. */
export function composeSignatureRequest(claim: Claim, target: CallTarget, extras: Extras) {
  return {
    domain: {
      name: "Sablier Airdrops Protocol",
      chainId: target.chainId,
      verifyingContract: target.campaign,
    },
    primaryType: "Claim",
    types: {
      EIP712Domain: [
        { name: "name", type: "string" },
        { name: "chainId", type: "uint256" },
        { name: "verifyingContract", type: "address" },
      ],
      Claim: [
        { name: "index", type: "uint256" },
        { name: "recipient", type: "address" },
        { name: "to", type: "address" },
        { name: "amount", type: "uint128" },
        { name: "validFrom", type: "uint40" },
      ],
    },
    message: {
      index: String(claim.index),
      recipient: checksumAddress(claim.recipient),
      to: checksumAddress((extras.to ?? "").trim().toLowerCase() as Address),
      amount: String(claim.amount),
      validFrom: (extras.validFrom ?? "").trim(),
    },
  } as const;
}
