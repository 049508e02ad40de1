import { z } from "zod";
import { ContractError } from "../../lib/streams/contractError";
import * as Debt from "../../lib/streams/flow/debt";
import { fromAmount, payment, PERIODS, type Period } from "../../lib/streams/flow/ratePerSecond";
import { create as createFlow } from "../../lib/streams/flow/stream";
import { deposit } from "../../lib/streams/flow/transition";
import { check, type Schedule } from "../../lib/streams/lockup/schedule";
import * as Lockup from "../../lib/streams/lockup/stream";
import { Problem, sourceOf, tool } from "../tool";
import { amount, decimals, exponent, price, rate, timestamp } from "./parameters";

/** Segments or tranches of one stream. */
const MOST_PARTS = 500;

const stream = z.discriminatedUnion("model", [
  z.object({
    model: z.literal("linear"),
    deposit: amount,
    start: timestamp,
    cliff: timestamp.default(0).describe("0: none"),
    end: timestamp,
    unlockAtStart: amount.default("0"),
    unlockAtCliff: amount.default("0"),
    granularity: z
      .number()
      .int()
      .min(0)
      .max(2 ** 40 - 1)
      .default(1)
      .describe("Seconds of a step"),
  }),
  z.object({
    model: z.literal("dynamic"),
    start: timestamp,
    segments: z.array(z.object({ amount, exponent, timestamp })).min(1).max(MOST_PARTS),
  }),
  z.object({
    model: z.literal("tranched"),
    start: timestamp,
    tranches: z.array(z.object({ amount, timestamp })).min(1).max(MOST_PARTS),
  }),
  z.object({
    model: z.literal("priceGated"),
    deposit: amount,
    start: timestamp,
    end: timestamp,
    targetPrice: price,
    priceAtCreation: price,
  }),
  z.object({
    model: z.literal("flow"),
    ratePerSecond: rate,
    deposit: amount.default("0"),
    decimals,
    created: timestamp.describe("Unix seconds of the block that creates it"),
    start: timestamp.default(0).describe("0: the block of the creation"),
  }),
]);

type Described = z.infer<typeof stream>;
type LockupStream = Exclude<Described, { model: "flow" }>;

/** The schedule of a Lockup stream, as the contract stores it. */
function scheduleOf(given: LockupStream): Schedule {
  const startTime = BigInt(given.start);
  const sum = (parts: readonly { amount: bigint }[]) =>
    parts.reduce((total, { amount }) => total + amount, 0n);
  switch (given.model) {
    case "linear":
      return {
        model: "linear",
        depositedAmount: BigInt(given.deposit),
        startTime,
        cliffTime: BigInt(given.cliff),
        endTime: BigInt(given.end),
        unlockAmounts: { start: BigInt(given.unlockAtStart), cliff: BigInt(given.unlockAtCliff) },
        granularity: BigInt(given.granularity),
      };
    case "dynamic": {
      const segments = given.segments.map((segment) => ({
        amount: BigInt(segment.amount),
        exponent: BigInt(segment.exponent),
        timestamp: BigInt(segment.timestamp),
      }));
      return {
        model: "dynamic",
        depositedAmount: sum(segments),
        startTime,
        endTime: segments.at(-1)!.timestamp,
        segments,
      };
    }
    case "tranched": {
      const tranches = given.tranches.map((tranche) => ({
        amount: BigInt(tranche.amount),
        timestamp: BigInt(tranche.timestamp),
      }));
      return {
        model: "tranched",
        depositedAmount: sum(tranches),
        startTime,
        endTime: tranches.at(-1)!.timestamp,
        tranches,
      };
    }
    case "priceGated":
      return {
        model: "priceGated",
        depositedAmount: BigInt(given.deposit),
        startTime,
        endTime: BigInt(given.end),
        targetPrice: BigInt(given.targetPrice),
      };
  }
}

/** One moment of a stream: amounts in base units, as digits. */
function momentOf(given: Described, at: number, priceAt: string | undefined) {
  const now = BigInt(at);
  if (given.model === "flow") {
    const created = createFlow(
      {
        ratePerSecond: BigInt(given.ratePerSecond),
        startTime: BigInt(given.start),
        tokenDecimals: given.decimals,
      },
      BigInt(given.created),
    );
    const one = given.deposit === "0" ? created : deposit(created, BigInt(given.deposit));
    return {
      at,
      status: Debt.status(one, now),
      withdrawable: String(Debt.withdrawableAmount(one, now)),
      refundable: String(Debt.refundableAmount(one, now)),
      totalDebt: String(Debt.totalDebt(one, now)),
      uncoveredDebt: String(Debt.uncoveredDebt(one, now)),
    };
  }
  const moment = { now, ...(priceAt === undefined ? {} : { price: BigInt(priceAt) }) };
  const one = Lockup.create(scheduleOf(given));
  return {
    at,
    status: Lockup.status(one, moment),
    streamed: String(Lockup.streamedAmount(one, moment)),
    withdrawable: String(Lockup.withdrawableAmount(one, moment)),
    refundable: String(Lockup.refundableAmount(one, moment)),
  };
}

export const streamAmounts = tool({
  name: "stream_amounts",
  title: "Amounts of a stream",
  description:
    "Computes what a stream has released, what can be withdrawn and what a cancellation returns at given times, equal to the contract to the base unit, for a new cancelable stream from which nothing was withdrawn. Refuses what the contract refuses at creation, with the same error. For withdrawals, pauses and cancellations in between use simulate.",
  input: {
    stream,
    times: z.array(timestamp).min(1).max(200),
    price: price
      .optional()
      .describe("Price Gated only: the oracle's price at these times, USD with 8 decimals"),
  },
  output: {
    moments: z.array(
      z.object({
        at: z.number(),
        status: z.string(),
        streamed: z.string().optional(),
        withdrawable: z.string(),
        refundable: z.string(),
        totalDebt: z.string().optional(),
        uncoveredDebt: z.string().optional(),
      }),
    ),
  },
  answer: async (site, { stream, times, price }) => {
    const product = stream.model === "flow" ? "flow" : "lockup";
    try {
      if (stream.model !== "flow") {
        check(
          scheduleOf(stream),
          undefined,
          stream.model === "priceGated" ? BigInt(stream.priceAtCreation) : 0n,
        );
      }
      return {
        moments: times.map((at) => momentOf(stream, at, price)),
        source: sourceOf(
          site,
          product === "flow" ? "/concepts/flow/overview" : "/concepts/lockup/stream-shapes",
          product,
        ),
      };
    } catch (error) {
      if (!(error instanceof ContractError)) throw error;
      throw new Problem(
        `The contract refuses to create this stream: ${error.message}. decode_error says what it means and what to do.`,
      );
    }
  },
});

export const ratePerSecond = tool({
  name: "rate_per_second",
  title: "Rate per second of a Flow stream",
  description:
    "The rate per second (UD21x18) that pays an amount over a period, and what that rate pays in it: rounding down ends one base unit short where the amount does not divide.",
  input: {
    amount,
    decimals,
    period: z
      .enum(Object.keys(PERIODS) as [Period, ...Period[]])
      .describe("A month is 30 days, a year 365 days"),
    count: z.number().int().min(1).max(1000).default(1).describe("Over how many of these periods"),
    rounding: z.enum(["down", "up"]).default("down"),
  },
  output: {
    ratePerSecond: z.string().describe("UD21x18, as digits: what the contract takes"),
    paid: z.string().describe("Base units that it pays in the period"),
    loss: z.string().describe("Amount minus paid, base units; negative where it pays more"),
    seconds: z.string().describe("Seconds of the period"),
  },
  answer: async (site, { amount, decimals, period, count, rounding }) => {
    const target = { amount: BigInt(amount), period: PERIODS[period] * BigInt(count), decimals };
    try {
      const rate = fromAmount(target, rounding);
      const { paid, loss } = payment(rate, target);
      return {
        ratePerSecond: String(rate),
        paid: String(paid),
        loss: String(loss),
        seconds: String(target.period),
        source: sourceOf(site, "/guides/flow/examples/flow-calculate-rps", "flow"),
      };
    } catch (error) {
      if (!(error instanceof ContractError)) throw error;
      throw new Problem(`The rate is more than the contract's type, uint128, can hold: ${error.message}.`);
    }
  },
});
