import { writeSealed } from "@site/src/ui/sealedLink/sealedLink";

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

/** Maximum length of a value from a link. */
export const MAX_LENGTH = 200;

/** Names of the fields, which are also their names in a link. */
export const KEYS = Object.keys(EMPTY) as (keyof ClaimForm)[];

/** Writes a form for the part of an address after `#`, with its seal. Empty for an empty form. */
export function writeForm(form: Partial<ClaimForm>): string {
  const parameters = new URLSearchParams();
  for (const key of KEYS) {
    const value = form[key]?.trim() ?? "";
    if (value !== "") parameters.set(key, value.slice(0, MAX_LENGTH));
  }
  return parameters.size > 0 ? `#${writeSealed(parameters)}` : "";
}
