import type { LinkEffect } from "@site/src/ui/elements/Form";
import { CUT_LINK, readSealed } from "@site/src/ui/sealedLink/sealedLink";
import { cleanAddress, findFieldFault } from "../../../../protocol/airdrops/addressField";
import { type ClaimForm, EMPTY, KEYS, MAX_LENGTH } from "./formLink";
import {
  listKinds,
  RELEASES,
  type Kind,
  type Release,
} from "../../../../protocol/airdrops/claim/contract/releases";

const NAMES: Readonly<Record<keyof ClaimForm, string>> = {
  campaign: "Campaign",
  chain: "Chain",
  contract: "Contract of the campaign",
  address: "Your address",
  root: "Root",
  decimals: "Token decimals",
};

/** What the address of the page says about the form. */
export interface LinkedForm {
  readonly form: ClaimForm;
  /** Nothing if the address holds nothing of the form. */
  readonly link?: LinkEffect;
  /** Whether the link set what only the contract can know: its root or its release. */
  readonly setsContract?: boolean;
}

/**
 * Reads the form from the part of an address after `#`, which a browser never sends. A link without its seal is refused,
 * because a part of it may be missing.
 */
export function readForm(hash: string): LinkedForm {
  const reading = readSealed(hash, KEYS);
  if (reading.kind === "none") return { form: EMPTY };
  if (reading.kind !== "whole") return { form: EMPTY, link: { kind: "refused", sentence: CUT_LINK } };
  const form = { ...EMPTY };
  const fields: string[] = [];
  for (const key of KEYS) {
    const value = reading.parameters.get(key)?.slice(0, MAX_LENGTH) ?? "";
    if (value === "" || (key === "contract" && !readContract(value))) continue;
    form[key] = value;
    fields.push(NAMES[key]);
  }
  const setsContract = form.root !== "" || form.contract !== "";
  return { form, ...(fields.length > 0 && { link: { kind: "filled", fields }, setsContract }) };
}

/** Returns release and kind of a choice such as `v3.0/LL`. */
export function readContract(text: string): { release: Release; kind: Kind } | undefined {
  const [release, kind] = text.split("/");
  const known = RELEASES.find((name) => name === release);
  const found = known && listKinds(known).find((name) => name === kind);
  return known && found ? { release: known, kind: found } : undefined;
}

/** Returns what is wrong with the fields, as sentences. Empty fields are not wrong yet. */
export function checkForm({ address, root, decimals }: ClaimForm): {
  address: string;
  root: string;
  decimals: string;
} {
  const pasted = cleanAddress(address);
  return {
    address: pasted === "" ? "" : (findFieldFault(pasted) ?? ""),
    root:
      root.trim() === "" || isRoot(root)
        ? ""
        : "A root has 0x and 64 hexadecimal digits, as MERKLE_ROOT() returns it.",
    decimals:
      decimals.trim() === "" || readDecimals(decimals) !== undefined
        ? ""
        : "Enter a whole number from 0 to 77.",
  };
}

export const isRoot = (text: string): boolean => /^0x[0-9a-f]{64}$/iu.test(text.trim());

export function readDecimals(text: string): number | undefined {
  return /^\d{1,2}$/u.test(text.trim()) && Number(text) <= 77 ? Number(text) : undefined;
}

/** Says what is wrong with the address of a node; empty if it can be asked. */
export function findNodeFault(text: string): string {
  let url: URL;
  try {
    url = new URL(text.trim());
  } catch {
    return "Enter the whole address of a node, such as https://rpc.example.org.";
  }
  if (url.protocol !== "https:")
    return "Enter an address that begins with https://, because browsers block others.";
  return url.username || url.password ? "Leave out the name and the password." : "";
}
