import { claimAmount } from "../../airdrops/variableClaim";
import * as Debt from "../flow/debt";
import * as Flow from "../flow/stream";
import { deposit } from "../flow/transition";
import * as Schedule from "../lockup/schedule";
import { type Demo } from "../shapes/entry";

/** An amount as a function of time, exactly as the contracts compute it. */
export interface Curve {
  /** Base units at a time in Unix seconds. */
  amountAt(now: bigint): bigint;
  /** Where the function may jump or bend, Unix seconds, ascending. Between two of them it is smooth. */
  knots: readonly bigint[];
  /** What the amount is measured against: the deposit, base units. */
  deposit: bigint;
}

/** A Linear stream with more steps than this is plotted as if it were continuous. */
const MAX_STEPS = 200n;

/** Returns the curve of a demo stream. */
export function compute(demo: Demo): Curve {
  switch (demo.kind) {
    case "lockup": {
      const { schedule, priceReached = [] } = demo;
      const knots = new Set(listKnots(schedule));
      for (const { from, until } of priceReached) knots.add(from).add(until);
      const computePrice = (now: bigint): bigint =>
        schedule.model === "priceGated" && priceReached.some(({ from, until }) => from <= now && now < until)
          ? schedule.targetPrice
          : 0n;
      return {
        amountAt: (now) => Schedule.streamedAmount(schedule, { now, price: computePrice(now) }),
        knots: sortAscending(knots),
        deposit: schedule.depositedAmount,
      };
    }
    case "flow": {
      const created = Flow.create({ ratePerSecond: demo.ratePerSecond, tokenDecimals: 18 }, demo.startTime);
      const stream = deposit(created, demo.deposit);
      return {
        amountAt: (now) => Debt.withdrawableAmount(stream, now),
        knots: [demo.startTime, Debt.depletionTime(stream, demo.startTime)],
        deposit: demo.deposit,
      };
    }
    case "instant":
      return {
        amountAt: (now) => (now < demo.startTime ? 0n : demo.amount),
        knots: [demo.startTime],
        deposit: demo.amount,
      };
    case "variableClaim":
      return {
        amountAt: (now) => claimAmount({ ...demo, fullAmount: demo.amount }, now),
        knots: [demo.startTime, demo.endTime],
        deposit: demo.amount,
      };
  }
}

function listKnots(schedule: Schedule.Schedule): bigint[] {
  const { endTime, startTime } = schedule;
  switch (schedule.model) {
    case "linear": {
      const { cliffTime, granularity } = schedule;
      const base = cliffTime === 0n ? startTime : cliffTime;
      const steps: bigint[] = [];
      if (granularity > 1n && (endTime - base) / granularity <= MAX_STEPS) {
        for (let at = base + granularity; at < endTime; at += granularity) steps.push(at);
      }
      return [startTime, base, ...steps, endTime];
    }
    case "dynamic":
      // A segment with exponent zero pays one second after the timestamp of the segment before it.
      return [startTime, ...schedule.segments.flatMap(({ timestamp }) => [timestamp, timestamp + 1n])];
    case "tranched":
      return [startTime, ...schedule.tranches.map(({ timestamp }) => timestamp)];
    case "priceGated":
      return [startTime, endTime];
  }
}

function sortAscending(values: Iterable<bigint>): bigint[] {
  return [...values].sort((a, b) => (a < b ? -1 : a > b ? 1 : 0));
}
