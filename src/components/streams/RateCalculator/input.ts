import { readAmount } from "../../../lib/text/amount";
import { fromAmount, PERIODS, type Period } from "../../../lib/streams/flow/ratePerSecond";

/** The calculator's fields, as the reader typed them. */
export interface RateInput {
  /** Whole tokens, with a point before the fraction; commas or spaces between thousands. */
  amount: string;
  /** How many periods. */
  count: string;
  period: Period;
  /** Decimals of the token. */
  decimals: string;
  rounding: "down" | "up";
}

/** What the static page shows. */
export const initialInput: RateInput = {
  amount: "1000",
  count: "1",
  period: "month",
  decimals: "6",
  rounding: "down",
};

/** The input as numbers, with the rate. Amounts in base units. */
export interface RateResult {
  amount: bigint;
  decimals: number;
  /** Seconds. */
  duration: bigint;
  /** UD21x18. */
  ratePerSecond: bigint;
}

/** uint128, the type of Flow's amounts. */
const MAX_AMOUNT = 2n ** 128n - 1n;

/** What is wrong with an input. */
export interface RateProblem {
  /** The field to change. */
  field: "amount" | "count" | "decimals";
  /** Says what to change. */
  sentence: string;
}

/** The rate for an input, or what to change in which field. */
export function calculate({
  amount,
  count,
  period,
  decimals,
  rounding,
}: RateInput): RateResult | RateProblem {
  const wrong = (field: RateProblem["field"], sentence: string): RateProblem => ({ field, sentence });
  if (!/^\d{1,2}$/u.test(decimals.trim()) || Number(decimals) > 18) {
    return wrong(
      "decimals",
      "Token decimals: a whole number from 0 to 18, because Flow refuses tokens with more.",
    );
  }
  const places = Number(decimals);
  const units = readAmount(amount.trim(), places);
  if (typeof units === "string") return wrong("amount", units);
  if (units > MAX_AMOUNT) return wrong("amount", "Amount: larger than a token amount can be in Flow.");
  if (!/^\d{1,9}$/u.test(count.trim()) || Number(count) === 0) {
    return wrong("count", "Number of periods: a whole number above zero.");
  }
  const duration = BigInt(count.trim()) * PERIODS[period];
  const ratePerSecond = fromAmountOrNothing({ amount: units, period: duration, decimals: places }, rounding);
  if (ratePerSecond === undefined)
    return wrong("amount", "Amount: the rate does not fit the contract's uint128.");
  if (ratePerSecond === 0n)
    return wrong("amount", "The rate would be zero: the amount is too small for the time.");
  return { amount: units, decimals: places, duration, ratePerSecond };
}

function fromAmountOrNothing(...parameters: Parameters<typeof fromAmount>): bigint | undefined {
  try {
    return fromAmount(...parameters);
  } catch {
    return undefined;
  }
}

/** The query string that brings an input back. */
export function toQuery({ amount, count, period, decimals, rounding }: RateInput): string {
  return `?${new URLSearchParams({ amount, count, period, decimals, rounding })}`;
}

/** The input that a query string describes; what it leaves out or cannot mean stays as it is at first. */
export function fromQuery(query: string): RateInput {
  const parameters = new URLSearchParams(query);
  const text = (name: "amount" | "count" | "decimals", limit: number) =>
    (parameters.get(name) ?? initialInput[name]).slice(0, limit);
  const period = parameters.get("period") ?? "";
  return {
    amount: text("amount", 60),
    count: text("count", 9),
    decimals: text("decimals", 2),
    period: Object.hasOwn(PERIODS, period) ? (period as Period) : initialInput.period,
    rounding: parameters.get("rounding") === "up" ? "up" : "down",
  };
}
