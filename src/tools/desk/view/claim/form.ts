import { ADDRESS, hasWrongChecksum } from "@site/src/protocol/airdrops/addressWarnings";
import { describeNoAddress } from "@site/src/protocol/airdrops/recipientText";
import { cleanPastedText } from "@site/src/protocol/links/identifiers/pastedText";
import { WRONG_CHECKSUM } from "../../model/claim/campaign";
import { kindsOf, RELEASES, type Kind, type Release } from "../../model/claim/releases";

/** What the reader enters, as text, without the list. */
export interface ClaimForm {
  readonly campaign: string;
  /** ID of the chain, or nothing before a choice. */
  readonly chain: string;
  /** Release and kind, such as `v3.0/LL`. */
  readonly contract: string;
  readonly address: string;
  readonly root: string;
  readonly decimals: string;
}

export const EMPTY: ClaimForm = {
  campaign: "",
  chain: "",
  contract: "",
  address: "",
  root: "",
  decimals: "",
};

const NAMES: Readonly<Record<keyof ClaimForm, string>> = {
  campaign: "Campaign",
  chain: "Chain",
  contract: "Contract of the campaign",
  address: "Your address",
  root: "Root",
  decimals: "Token decimals",
};

/** Maximum length of a value from a link. */
const MAX_LENGTH = 200;

/** Reads the form that an address of the page holds, and the names of the fields that it fills in. */
export function readForm(query: string): { form: ClaimForm; fields: string[] } {
  const parameters = new URLSearchParams(query);
  const form = { ...EMPTY };
  const fields: string[] = [];
  for (const key of Object.keys(EMPTY) as (keyof ClaimForm)[]) {
    const value = parameters.get(key)?.slice(0, MAX_LENGTH) ?? "";
    if (value === "" || (key === "contract" && !readContract(value))) continue;
    form[key] = value;
    // The chain is the reader's own choice, which the site adds to addresses.
    if (key !== "chain") fields.push(NAMES[key]);
  }
  return { form, fields };
}

/** Writes a form into the query of an address; other parameters stay. */
export function writeForm(form: ClaimForm, query: string): string {
  const parameters = new URLSearchParams(query);
  for (const [key, value] of Object.entries(form)) {
    if (value === "") parameters.delete(key);
    else parameters.set(key, String(value));
  }
  return parameters.size > 0 ? `?${parameters}` : "";
}

/** Returns release and kind of a choice such as `v3.0/LL`. */
export function readContract(text: string): { release: Release; kind: Kind } | undefined {
  const [release, kind] = text.split("/");
  const known = RELEASES.find((name) => name === release);
  const found = known && kindsOf(known).find((name) => name === kind);
  return known && found ? { release: known, kind: found } : undefined;
}

/** What is wrong with the fields, as sentences. Empty fields are not wrong yet. */
export function checkForm({ address, root, decimals }: ClaimForm): {
  address: string;
  root: string;
  decimals: string;
} {
  const pasted = cleanPastedText(address);
  return {
    address: pasted === "" ? "" : faultOfAddress(pasted),
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

function faultOfAddress(address: string): string {
  if (!ADDRESS.test(address)) return describeNoAddress(address);
  return hasWrongChecksum(address) ? WRONG_CHECKSUM : "";
}

export const isRoot = (text: string): boolean => /^0x[0-9a-f]{64}$/iu.test(text.trim());

export function readDecimals(text: string): number | undefined {
  return /^\d{1,2}$/u.test(text.trim()) && Number(text) <= 77 ? Number(text) : undefined;
}
