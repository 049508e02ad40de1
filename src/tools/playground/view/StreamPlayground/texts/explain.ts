import errors from "@generated/protocol-data/default/errors.json";
import type { Refusal } from "@site/src/tools/playground/model";
import { composeErrorAnchor } from "@site/src/protocol/evm/revert/catalogue";
import { formatUtc } from "@site/src/protocol/text/moments";

/** Why a call is refused, in words. */
export interface Explanation {
  /** The error's name; what else came back where there is none. */
  short: string;
  /** Where the error is described; undefined where the catalogue has none of that name. */
  address?: string;
  cause?: string;
  remedy?: string;
  /** Its arguments; those of an error that no catalogue has are without names. */
  values: readonly { name: string; value: string }[];
}

/** Names of arguments that are moments. */
const MOMENT = /(?:time|timestamp|expiration)$/iu;

/** Returns a moment in seconds, written with commas, followed by its date; zero, which means no moment, as it is. */
function addDate(value: string): string {
  const digits = value.replaceAll(",", "");
  return /^[1-9]\d{0,11}$/u.test(digits) ? `${value} (${formatUtc(Number(digits))})` : value;
}

/** Looks a refusal up in the catalogue of errors. */
export function explain({ args, errorName }: Refusal): Explanation {
  if (errorName === undefined) return { short: "no reason given", values: [] };
  const known = errors.find(({ name }) => name === errorName);
  const values = args.map((value, index) => {
    const name = known?.arguments[index]?.name ?? "";
    return { name, value: MOMENT.test(name) ? addDate(value) : value };
  });
  if (known === undefined) return { short: errorName, values };
  return {
    short: errorName,
    address: `/reference/errors#${composeErrorAnchor(known)}`,
    cause: known.cause,
    remedy: known.remedy,
    values,
  };
}
