import { z } from "zod";
import { Problem } from "../../../server/answer/problem";
import { amount, exponent, price, rate, seconds } from "../../../server/parameters";

/** Steps of one simulation, and segments or tranches of its stream. */
export const MOST = 50;

const described = {
  deposit: amount.describe("Base units; not of dynamic, tranched: 5000"),
  total: seconds.describe("linear, priceGated; seconds: 31536000"),
  cliff: seconds.describe("linear; seconds: 7776000"),
  unlockAtStart: amount.describe("linear; base units: 5000"),
  unlockAtCliff: amount.describe("linear; base units: 5000"),
  granularity: seconds.describe("linear; seconds of a step: 86400"),
  segments: z
    .array(z.object({ amount, exponent, duration: seconds }))
    .min(1)
    .max(MOST)
    .describe('dynamic, at most 50: [{"amount":"5000","exponent":"1000000000000000000","duration":86400}]'),
  tranches: z
    .array(z.object({ amount, duration: seconds }))
    .min(1)
    .max(MOST)
    .describe('tranched, at most 50: [{"amount":"5000","duration":86400}]'),
  targetPrice: price.describe("priceGated; USD, 8 decimals: 350000000000"),
  ratePerSecond: rate.describe("flow; UD21x18: 1000000000000000000"),
  startAfter: seconds.describe("Seconds to the start: 0"),
  cancelable: z.boolean().describe("Sender can cancel: true"),
  transferable: z.boolean().describe("NFT can move: true"),
};
const startAfter = described.startAfter.default(0);
const flags = { cancelable: z.boolean().default(true), transferable: z.boolean().default(true) };
const { deposit, total, segments, tranches, targetPrice } = described;

/** The fields of each model. */
export const MODELS = {
  linear: z.object({
    deposit,
    total,
    cliff: seconds.default(0),
    unlockAtStart: amount.default("0"),
    unlockAtCliff: amount.default("0"),
    granularity: seconds.default(1),
    startAfter,
    ...flags,
  }),
  dynamic: z.object({ segments, startAfter, ...flags }),
  tranched: z.object({ tranches, startAfter, ...flags }),
  priceGated: z.object({ deposit, total, targetPrice, startAfter, ...flags }),
  flow: z.object({
    ratePerSecond: described.ratePerSecond,
    deposit,
    startAfter,
    transferable: z.boolean().default(true),
  }),
};

export const creation = z
  .object({
    model: z
      .enum(["linear", "dynamic", "tranched", "priceGated", "flow"])
      .describe("Shape; flow is open-ended: linear"),
    ...(Object.fromEntries(Object.entries(described).map(([name, field]) => [name, field.optional()])) as {
      [Name in keyof typeof described]: z.ZodOptional<(typeof described)[Name]>;
    }),
  })
  .describe('Stream: {"model":"linear","deposit":"1000000000","total":31536000}');

const ACTIONS = [
  "withdrawMax",
  "withdraw",
  "cancel",
  "renounce",
  "transferFrom",
  "burn",
  "deposit",
  "adjustRatePerSecond",
  "pause",
  "restart",
  "refund",
  "refundMax",
  "void",
  "setPrice",
] as const;

export const step = z.object({
  at: seconds.describe("Seconds after creation: 86400"),
  by: z.enum(["sender", "recipient", "stranger", "admin"]).optional().describe("Who acts: sender"),
  action: z.enum(ACTIONS).optional().describe("What they do: withdrawMax"),
  amount: amount.optional().describe("Base units, UD21x18 rate or 8-decimal price: 5000"),
  to: z.enum(["sender", "recipient", "stranger"]).optional().describe("Who receives: recipient"),
});

const TAKES_AMOUNT: readonly string[] = [
  "withdraw",
  "deposit",
  "adjustRatePerSecond",
  "restart",
  "refund",
  "setPrice",
];
const TAKES_PARTY: readonly string[] = ["withdraw", "withdrawMax", "transferFrom"];
const LOCKUP_ONLY: readonly string[] = ["cancel", "renounce", "burn"];
const FLOW_ONLY: readonly string[] = [
  "deposit",
  "adjustRatePerSecond",
  "pause",
  "restart",
  "refund",
  "refundMax",
  "void",
];

/** A step as a caller gives it. */
export type Step = z.infer<typeof step>;

/** Returns the arguments of an action as texts, in the order of the playground's parameters. */
export function listArguments({ action, amount: digits, to }: Step): string[] {
  const party = TAKES_PARTY.includes(action!)
    ? [to ?? (action === "transferFrom" ? "stranger" : "recipient")]
    : [];
  return [...party, ...(TAKES_AMOUNT.includes(action!) ? [digits!] : [])];
}

/** Turns every text of digits into the integer that it writes. */
export function writeIntegers<T>(value: T): unknown {
  if (Array.isArray(value)) return value.map(writeIntegers);
  if (typeof value === "string" && /^\d+$/.test(value)) return BigInt(value);
  if (typeof value === "number") return BigInt(value);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, writeIntegers(item)]));
}

/**
 * Checks what the fields of a step cannot say alone.
 *
 * @throws Problem that names the first step that is wrong
 */
export function checkSteps(steps: readonly Step[], isFlow: boolean): void {
  steps.forEach(({ at, by, action }, index) => {
    const number = index + 1;
    if (index > 0 && at < steps[index - 1]!.at)
      throw new Problem(`Step ${number} is before step ${index}: time does not go back.`);
    if ((by === undefined) !== (action === undefined))
      throw new Problem(`Step ${number} needs both by and action, or neither.`);
    const foreign = isFlow ? LOCKUP_ONLY : FLOW_ONLY;
    if (action && foreign.includes(action))
      throw new Problem(`Step ${number}: ${isFlow ? "Flow" : "Lockup"} has no ${action}.`);
    if (action && TAKES_AMOUNT.includes(action) && steps[index]!.amount === undefined)
      throw new Problem(`Step ${number}: ${action} needs an amount.`);
  });
}
