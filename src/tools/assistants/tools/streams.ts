import { z } from "zod";
import { ContractError } from "../../../protocol/streams/contractError";
import * as Debt from "../../../protocol/streams/flow/debt";
import {
  computeRate,
  computePayment,
  PERIODS,
  type Period,
} from "../../../protocol/streams/flow/ratePerSecond";
import { create as createFlow } from "../../../protocol/streams/flow/stream";
import * as Transition from "../../../protocol/streams/flow/transition";
import { check, type Schedule } from "../../../protocol/streams/lockup/schedule";
import * as Lockup from "../../../protocol/streams/lockup/stream";
import { readModel } from "../../../server/arguments";
import { sayHidden, sayMore, cutPart, measureRoom } from "../../../server/answer/limit";
import { Problem } from "../../../server/answer/problem";
import { createSource } from "../../../server/site/source";
import { defineTool } from "../../../server/answer/tool";
import { letOthers } from "../../../server/answer/turns";
import { formatTokens } from "../../../server/amounts";
import {
  amount,
  cursor,
  decimals,
  exponent,
  moment,
  price,
  rate,
  timestamp,
} from "../../../server/parameters";

/** Segments or tranches of one stream. */
const MOST_PARTS = 500;

/** Moments of one answer. */
const MOST_MOMENTS = 50;

const segments = z
  .array(z.object({ amount, exponent, timestamp }))
  .min(1)
  .max(MOST_PARTS)
  .describe(
    'dynamic, at most 500: [{"amount":"5000","exponent":"1000000000000000000","timestamp":1798761600}]',
  );
const tranches = z
  .array(z.object({ amount, timestamp }))
  .min(1)
  .max(MOST_PARTS)
  .describe('tranched, at most 500: [{"amount":"5000","timestamp":1798761600}]');
const start = timestamp.describe("Unix seconds: 1767225600");
const end = timestamp.describe("linear, priceGated; Unix seconds: 1798761600");
const deposit = amount.describe("Base units; not of dynamic, tranched: 5000");
const cliff = timestamp.describe("linear; Unix seconds: 1775001600");
const unlock = amount.describe("linear; base units: 5000").optional();
const granularity = z
  .number()
  .int()
  .min(0)
  .max(2 ** 40 - 1)
  .describe("linear; seconds of a step: 86400");
const [targetPrice, priceAtCreation] = ["target", "at creation"].map((what) =>
  price.describe(`priceGated; ${what}, USD, 8 decimals: 300000000000`),
) as [typeof price, typeof price];
const ratePerToken = rate.describe("flow; UD21x18: 1000000000000000000");
const created = timestamp.describe("flow; Unix seconds: 1767225600");

/** The fields of each model. */
const MODELS = {
  linear: z.object({
    deposit,
    start,
    cliff: cliff.default(0),
    end,
    unlockAtStart: amount.default("0"),
    unlockAtCliff: amount.default("0"),
    granularity: granularity.default(1),
    decimals: decimals.optional(),
  }),
  dynamic: z.object({ start, segments, decimals: decimals.optional() }),
  tranched: z.object({ start, tranches, decimals: decimals.optional() }),
  priceGated: z.object({ deposit, start, end, targetPrice, priceAtCreation, decimals: decimals.optional() }),
  flow: z.object({
    ratePerSecond: rate,
    deposit: amount.default("0"),
    decimals,
    created,
    start: timestamp.default(0),
  }),
};

const stream = z
  .object({
    model: z
      .enum(["linear", "dynamic", "tranched", "priceGated", "flow"])
      .describe("Shape; flow is open-ended: linear"),
    deposit: deposit.optional(),
    start: start.optional(),
    end: end.optional(),
    cliff: cliff.optional(),
    unlockAtStart: unlock,
    unlockAtCliff: unlock,
    granularity: granularity.optional(),
    segments: segments.optional(),
    tranches: tranches.optional(),
    targetPrice: targetPrice.optional(),
    priceAtCreation: priceAtCreation.optional(),
    ratePerSecond: ratePerToken.optional(),
    decimals: decimals.optional(),
    created: created.optional(),
  })
  .describe('Stream: {"model":"linear","deposit":"1000","start":1767225600,"end":1798761600}');

type Described = ReturnType<typeof readModel<typeof MODELS>>;
type LockupStream = Exclude<Described, { model: "flow" }>;

/** Returns the schedule of a Lockup stream, as the contract stores it. */
function readSchedule(given: LockupStream): Schedule {
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

/** Returns one moment of a stream: amounts in base units, as digits. */
function getMoment(given: Described, at: number, priceAt: string | undefined) {
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
    const funded = given.deposit === "0" ? created : Transition.deposit(created, BigInt(given.deposit));
    return {
      at,
      status: Debt.status(funded, now),
      withdrawable: String(Debt.withdrawableAmount(funded, now)),
      refundable: String(Debt.refundableAmount(funded, now)),
      totalDebt: String(Debt.totalDebt(funded, now)),
      uncoveredDebt: String(Debt.uncoveredDebt(funded, now)),
    };
  }
  const moment = { now, ...(priceAt === undefined ? {} : { price: BigInt(priceAt) }) };
  const stream = Lockup.create(readSchedule(given));
  return {
    at,
    status: Lockup.status(stream, moment),
    streamed: String(Lockup.streamedAmount(stream, moment)),
    withdrawable: String(Lockup.withdrawableAmount(stream, moment)),
    refundable: String(Lockup.refundableAmount(stream, moment)),
  };
}

const AMOUNTS = ["streamed", "withdrawable", "refundable", "totalDebt", "uncoveredDebt"] as const;

/** Returns the amounts of a moment in units of the token. */
function addTokens(moment: ReturnType<typeof getMoment>, places: number | undefined) {
  if (places === undefined) return moment;
  const amounts: Readonly<Record<string, string | number | undefined>> = moment;
  const inUnits = AMOUNTS.flatMap((name) => {
    const value = amounts[name];
    return typeof value === "string" ? [[name, formatTokens(value, places)]] : [];
  });
  return { ...moment, inTokens: Object.fromEntries(inUnits) as Record<string, string> };
}

/** Moments that the words of an answer name; the data has all. */
const NAMED = 5;

export const streamAmounts = defineTool({
  name: "stream_amounts",
  title: "Amounts of a stream",
  description:
    "Computes what a stream has released, what can be withdrawn and what a cancellation would return at given times, exact to the base unit. Use it for a schedule without actions; with withdrawals, cancellations or pauses use simulate.",
  input: {
    stream,
    times: z.array(moment).min(1).max(200).describe("Unix seconds, at most 200: [1767225600]"),
    price: price.optional().describe("priceGated; USD, 8 decimals: 300000000000"),
    cursor,
  },
  answer: async (site, { stream: flat, times, price: priceAt, cursor: from = 0 }, { max }) => {
    const given = readModel(MODELS, flat, "stream");
    const product = given.model === "flow" ? "flow" : "lockup";
    const places = flat.decimals;
    try {
      if (given.model !== "flow") {
        const before = given.model === "priceGated" ? BigInt(given.priceAtCreation) : 0n;
        check(readSchedule(given), undefined, before);
      }
      const moments: ReturnType<typeof addTokens>[] = [];
      for (const at of times.slice(from, from + MOST_MOMENTS)) {
        moments.push(addTokens(getMoment(given, at, priceAt), places));
        await letOthers();
      }
      const { rows } = cutPart(moments, 0, measureRoom(max) * 0.85);
      const next = from + rows.length < times.length ? from + rows.length : undefined;
      const part = { rows, of: times.length, ...(next === undefined ? {} : { next }) };
      return {
        text: [
          ...rows.slice(0, NAMED).map(({ at, status, withdrawable, refundable }) => {
            return `- at ${at}: ${status}, ${withdrawable} can be withdrawn, ${refundable} would be returned`;
          }),
          sayHidden(part, from, NAMED, "moments"),
          sayMore(part, from, "moments"),
        ]
          .filter(Boolean)
          .join("\n"),
        data: { moments: rows, ...(next === undefined ? {} : { next }) },
        source: createSource(
          site,
          product === "flow" ? "/concepts/flow/overview" : "/concepts/lockup/stream-shapes",
          [site.currentRelease(product)],
        ),
      };
    } catch (error) {
      if (!(error instanceof ContractError)) throw error;
      throw new Problem(
        `The contract rejects this stream when it is created: ${error.message}. decode_error says what it means and what to do.`,
      );
    }
  },
});

export const ratePerSecond = defineTool({
  name: "rate_per_second",
  title: "Rate per second",
  description:
    "Computes the rate per second (UD21x18) with which a Flow stream pays an amount over a period, and the rounding. Use it to create or adjust a Flow stream. For amounts over time use stream_amounts.",
  input: {
    amount,
    decimals,
    period: z
      .enum(Object.keys(PERIODS) as [Period, ...Period[]])
      .describe("A month has 30 days, a year 365: month"),
    count: z.number().int().min(1).max(1000).default(1).describe("Periods, 1 to 1000: 3"),
    rounding: z
      .enum(["down", "up"])
      .default("down")
      .describe("down pays at most the amount, up at least: down"),
  },
  answer: async (site, { amount: digits, decimals: places, period, count, rounding }) => {
    const target = { amount: BigInt(digits), period: PERIODS[period] * BigInt(count), decimals: places };
    try {
      const found = computeRate(target, rounding);
      const { paid, loss } = computePayment(found, target);
      return {
        text: `${found} as UD21x18 pays ${formatTokens(String(paid), places)} of ${formatTokens(digits, places)} tokens in ${count} ${period}${count > 1 ? "s" : ""}.`,
        data: {
          ratePerSecond: String(found),
          paid: String(paid),
          loss: String(loss),
          paidInTokens: formatTokens(String(paid), places),
          lossInTokens: formatTokens(String(loss), places),
          seconds: String(target.period),
        },
        source: createSource(site, "/guides/flow/examples/flow-calculate-rps", [site.currentRelease("flow")]),
      };
    } catch (error) {
      if (!(error instanceof ContractError)) throw error;
      throw new Problem(`The rate is more than the contract's type, uint128, can hold: ${error.message}.`);
    }
  },
});
