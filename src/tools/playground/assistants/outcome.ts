import type { Entry, Refusal } from "../model";
import { writeDigits, formatTokens } from "../../../server/amounts";
import type { State } from "./play";

/** What an answer says of one step: the action, and what differs from the step before. */
export interface Outcome {
  readonly step: number;
  readonly at: number;
  readonly call?: string;
  /** The error with which the contract rejected the action; the step changed nothing. */
  readonly revert?: string;
  readonly events?: readonly { emitter: string; name: string; args: Record<string, string> }[];
  readonly status: string;
  /** What the view functions return now and did not return before: base units, rates UD21x18. */
  readonly changed?: Readonly<Record<string, string>>;
  readonly changedInTokens?: Readonly<Record<string, string>>;
  readonly balances?: Readonly<Record<string, string>>;
  readonly balancesInTokens?: Readonly<Record<string, string>>;
}

/** Returns one step in a line. */
export function writeAccount({ step: number, at, call, revert, status, changed = {} }: Outcome): string {
  const what = call ? ` ${call}:` : "";
  const effect = revert
    ? `reverted with ${revert}`
    : Object.entries(changed)
        .map(([name, value]) => `${name} ${value}`)
        .join(", ");
  return `- step ${number} at ${at} s:${what} ${effect || "nothing changed"}; ${status}`;
}

/** Returns amounts in units of the token; a rate is none. */
export const formatUnits = (
  amounts: Readonly<Record<string, string>>,
  places: number,
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(amounts).flatMap(([name, value]) =>
      name === "getRatePerSecond" ? [] : [[name, formatTokens(value, places)]],
    ),
  );

/** Returns what each person owns of the token, in both forms, where it was asked for. */
export const listBalances = ({ balances }: State, places: number) =>
  balances ? { balances, balancesInTokens: formatUnits(balances, places) } : {};

/** Returns what an answer says of a step that led from one state to another. */
export function describeOutcome(
  number: number,
  at: number,
  entry: Entry | undefined,
  before: State,
  after: State,
  places: number,
): Outcome {
  const changes = Object.entries(after.amounts).filter(([name, value]) => before.amounts[name] !== value);
  const events = (entry?.events ?? []).map(({ emitter, name, args }) => ({
    emitter,
    name,
    args: Object.fromEntries(args.map(({ name: key, value }) => [key, writeDigits(value)])),
  }));
  return {
    step: number,
    at,
    ...(entry ? { call: entry.call.replace(/\d{1,3}(?:,\d{3})+/g, writeDigits) } : {}),
    ...(entry?.refusal ? { revert: describeInWords(entry.refusal) } : {}),
    ...(events.length > 0 ? { events } : {}),
    status: after.status,
    ...(changes.length > 0
      ? {
          changed: Object.fromEntries(changes),
          changedInTokens: formatUnits(Object.fromEntries(changes), places),
        }
      : {}),
    ...listBalances(after, places),
  };
}

/** Returns the error that a call was rejected with, as decode_error reads it: `SablierLockup_Overdraw(1, 2, 1)`. */
export const describeInWords = ({ errorName, args }: Refusal) =>
  `${errorName ?? "revert"}(${args.map(writeDigits).join(", ")})`;
