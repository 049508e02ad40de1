import { Revert } from "../../../../protocol/evm/chain";
import type { Figure } from "../../../../site/figures";
import { STATUSES as FLOW_STATUSES } from "../../../../protocol/streams/flow/stream";
import { STATUSES as LOCKUP_STATUSES } from "../../../../protocol/streams/lockup/stream";
import { formatThousands } from "../../../../protocol/text/wording";
import { type Role, TOKENS, type TokenSymbol } from "../scenario";
import type { Expectation, Stage } from "./run";

/** What is expected after the steps of the runs. */

export const DAY = 86_400n;
export const WEEK = 7n * DAY;

/** Returns base units of DAI; up to three decimals. */
export const dai = (amount: number): bigint => BigInt(Math.round(amount * 1_000)) * 10n ** 15n;
/** Returns base units of USDC. */
export const usdc = (amount: number): bigint => BigInt(Math.round(amount * 1e6));

const getAmount = (value: bigint, token: TokenSymbol): Figure => ({
  amount: String(value),
  decimals: TOKENS[token],
});

/** Returns the seconds from some moment in words: `after 4 weeks less 1 second`. */
export function afterwards(seconds: bigint): string {
  if (seconds === 0n) return "at once";
  const count = (value: bigint, unit: string): string =>
    `${formatThousands(value)} ${unit}${value === 1n ? "" : "s"}`;
  for (const [unit, length] of [
    ["week", WEEK],
    ["day", DAY],
  ] as const) {
    if (seconds % length === 0n) return `after ${count(seconds / length, unit)}`;
    if ((seconds + 1n) % length === 0n) return `after ${count((seconds + 1n) / length, unit)} less 1 second`;
    if (seconds > length && seconds % length === 1n)
      return `after ${count(seconds / length, unit)} and 1 second`;
  }
  return `after ${count(seconds, "second")}`;
}

/** Where and when a value is asked for. */
export interface Place {
  protocol?: "lockup" | "flow";
  /** The name of the stream. */
  of?: string;
  /** Seconds from the clock's present to the moment of the question; 0 when left out. */
  after?: bigint;
}

function ask<T>(
  stage: Stage,
  view: string,
  { after = 0n, of: name, protocol = "lockup" }: Place,
): Promise<T> {
  const at = stage.world.chain.timestamp + after;
  return stage.world.findContract(protocol).read<T>(view, [stage.id(name)], { at });
}

/** Returns an amount that a view function gives, base units. */
export function amount(
  key: string | undefined,
  label: string,
  view: string,
  expected: bigint,
  { token = "DAI", ...asked }: Place & { token?: TokenSymbol } = {},
): Expectation {
  return {
    key,
    label,
    expected: getAmount(expected, token),
    read: async (stage) => getAmount(await ask<bigint>(stage, view, asked), token),
  };
}

/** Returns a stream's status. */
export function status(key: string | undefined, expected: string, asked: Place = {}): Expectation {
  const { after = 0n, protocol } = asked;
  const names: readonly string[] = protocol === "flow" ? FLOW_STATUSES : LOCKUP_STATUSES;
  return {
    key,
    label: after === 0n ? "status" : `status ${afterwards(after)}`,
    expected: { text: expected },
    read: async (stage) => ({ text: names[Number(await ask<number>(stage, "statusOf", asked))]! }),
  };
}

/** Returns what a Lockup stream has unlocked some seconds from now, and its status then where one is given. */
export function streamed(
  key: string,
  after: bigint,
  expected: bigint,
  { status: then, ...asked }: { status?: string; of?: string; token?: TokenSymbol } = {},
): Expectation[] {
  return [
    amount(key, `streamed ${afterwards(after)}`, "streamedAmountOf", expected, { after, ...asked }),
    ...(then === undefined ? [] : [status(`${key}.status`, then, { after, ...asked })]),
  ];
}

/** Returns what a person owns of a token, base units. */
export function balance(
  key: string | undefined,
  role: Role,
  expected: bigint,
  token: TokenSymbol = "DAI",
): Expectation {
  return {
    key,
    label: `the ${role} owns`,
    expected: getAmount(expected, token),
    read: async ({ world }) => getAmount(await world.balance(role, token), token),
  };
}

/** Returns the amount that the last call returned, base units. */
export function returned(key: string, label: string, expected: bigint): Expectation {
  return {
    key,
    label,
    expected: getAmount(expected, "DAI"),
    read: ({ receipt }) => getAmount(BigInt([receipt?.result ?? -1n].flat()[0] as bigint), "DAI"),
  };
}

/** Returns an argument of an event of the last call: an amount in base units, or what a text begins with. */
export function emitted(
  key: string | undefined,
  label: string,
  [event, argument]: readonly [event: string, argument: string],
  expected: bigint | string,
  token: TokenSymbol = "DAI",
): Expectation {
  const getFigure = (value: unknown): Figure =>
    typeof expected === "bigint"
      ? getAmount(value as bigint, token)
      : { text: String(value).slice(0, expected.length) };
  return {
    key,
    label,
    expected: getFigure(expected),
    read({ receipt }) {
      const found = receipt?.events.find(({ name }) => name === event);
      return found ? getFigure(found.args[argument]) : { text: "no such event" };
    },
  };
}

/** Checks whether the last call reached a hook, which emits this event. */
export function heard(event: string, expected: boolean): Expectation {
  const words = (hasHeard: boolean): Figure => ({ text: hasHeard ? "yes" : "no" });
  return {
    key: undefined,
    label: "the hook is called",
    expected: words(expected),
    read: ({ receipt }) => words(receipt?.events.some(({ name }) => name === event) ?? false),
  };
}

/** Returns the seconds from now to the moment when a Flow stream's balance no longer covers its debt, or the error instead. */
export function depletion(key: string | undefined, expected: bigint | string): Expectation {
  return {
    key,
    label: "seconds to the depletion time",
    expected: typeof expected === "bigint" ? { integer: String(expected) } : { text: expected },
    async read(stage) {
      try {
        const time = await ask<bigint>(stage, "depletionTimeOf", { protocol: "flow" });
        return { integer: String(time - stage.world.chain.timestamp) };
      } catch (error) {
        if (error instanceof Revert) return { text: error.errorName ?? "refused" };
        throw error;
      }
    },
  };
}
