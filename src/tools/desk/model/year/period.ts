import type { Payment } from "./payments";
import type { Token } from "../streams/stream";
import { findNextDay, formatDay, findStartOfDay } from "./days";

/** A span of whole days in a time zone. */
export interface Period {
  /** `2026-01-01`. */
  readonly from: string;
  /** The last day, included. */
  readonly until: string;
  /** `Europe/Berlin`. */
  readonly zone: string;
}

/** What the payments of a day or month add up to, in one token on one chain. */
export interface Sum {
  /** `2026-03-31` or `2026-03`. */
  readonly time: string;
  readonly token: Token;
  readonly amount: bigint;
  readonly payments: readonly Payment[];
}

/** Says what is wrong with a period; nothing for a good one. */
export function findPeriodFault({ from, until, zone }: Period): string | undefined {
  // A browser gives a date field that is cleared or half filled in as an empty text.
  if (from === "") return "Enter the first day.";
  if (until === "") return "Enter the last day.";
  if (findStartOfDay(from, "UTC") === undefined)
    return "The first day is not a date. Write it as 2026-01-01.";
  if (findStartOfDay(until, "UTC") === undefined)
    return "The last day is not a date. Write it as 2026-12-31.";
  if (from > until) return "The last day is before the first. Swap them.";
  return findStartOfDay(from, zone) === undefined
    ? `The browser does not know the time zone ${zone}. Choose a different one.`
    : undefined;
}

/** Returns the payments to an address within a period; without an address, all of them. */
export function filterPayments(
  payments: readonly Payment[],
  period: Period,
  receiver?: string,
): readonly Payment[] {
  const [start, end] = [getStart(period), getEnd(period)];
  return payments.filter(
    ({ at, receiver: paid }) => at >= start && at < end && (receiver === undefined || paid === receiver),
  );
}

/**
 * Returns the years in which payments of released contracts arrived, the newest first: `2027`.
 *
 * @param receiver the address that received them; without one, anyone's count
 */
export function listYears(payments: readonly Payment[], zone: string, receiver?: string): readonly string[] {
  const own = payments.filter(
    ({ isKnown, receiver: paid }) => isKnown && (receiver === undefined || paid === receiver),
  );
  return [...new Set(own.map(({ at }) => formatDay(at, zone).slice(0, 4)))].sort().reverse();
}

/** Returns the days of a year, such as `2027`. */
export const createYearPeriod = (year: string): Pick<Period, "from" | "until"> => ({
  from: `${year}-01-01`,
  until: `${year}-12-31`,
});

/** Returns the first second of a period, Unix. */
function getStart({ from, zone }: Period): bigint {
  return findStartOfDay(from, zone) ?? findStartOfDay(from, "UTC")!;
}

/** Returns the first second after a period, Unix. */
export function getEnd({ until, zone }: Period): bigint {
  return findStartOfDay(findNextDay(until), zone) ?? findStartOfDay(findNextDay(until), "UTC")!;
}

const composeTokenKey = ({ address, chainId }: Token) => `${chainId}-${address}`;

/** Adds payments up by day or month, and by token and chain. The order is that of the payments. */
export function sumPayments(
  payments: readonly Payment[],
  by: "day" | "month" | "all",
  zone: string,
): readonly Sum[] {
  const sums = new Map<string, { time: string; token: Token; amount: bigint; payments: Payment[] }>();
  for (const payment of payments) {
    const time = by === "all" ? "" : formatDay(payment.at, zone).slice(0, by === "day" ? 10 : 7);
    const key = `${time} ${composeTokenKey(payment.token)}`;
    const sum = sums.get(key);
    if (sum) {
      sum.amount += payment.amount;
      sum.payments.push(payment);
    } else sums.set(key, { time, token: payment.token, amount: payment.amount, payments: [payment] });
  }
  return [...sums.values()];
}
