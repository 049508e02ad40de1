import { readAmount } from "../../../protocol/text/amount";
import { CUT_LINK, readSealed, writeSealed } from "../../../ui/sealedLink/sealedLink";
import {
  computeRate,
  MAX_RATE_PER_SECOND,
  PERIODS,
  type Period,
} from "../../../protocol/streams/flow/ratePerSecond";

/** The calculator's fields, as the reader typed them. */
export interface RateInput {
  /** What is known: an amount for a time, or the rate. */
  from: "amount" | "rate";
  /** Rate per second as the contract has it, an integer; with a point, whole tokens a second. */
  rate: string;
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
  from: "amount",
  rate: "385802469135802",
  amount: "1000",
  count: "1",
  period: "month",
  decimals: "6",
  rounding: "down",
};

/** The input as numbers, with the rate. Amounts in base units. */
export interface RateResult {
  decimals: number;
  /** UD21x18. */
  ratePerSecond: bigint;
  /** What was asked for, unless the rate was: the duration in seconds. */
  target?: { amount: bigint; duration: bigint };
}

/** uint128, the type of Flow's amounts. */
const MAX_AMOUNT = 2n ** 128n - 1n;

/** What is wrong with an input. */
export interface RateProblem {
  /** The field to change. */
  field: "amount" | "count" | "decimals" | "rate";
  /** Says what to change. */
  sentence: string;
}

/** Returns the rate for an input, or what to change in which field. */
export function calculate({
  from,
  rate,
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
      "Token decimals: a whole number from 0 to 18, because Flow rejects tokens with more.",
    );
  }
  const places = Number(decimals);
  if (from === "rate") {
    const ratePerSecond = readRate(rate.trim());
    return typeof ratePerSecond === "string"
      ? wrong("rate", ratePerSecond)
      : { decimals: places, ratePerSecond };
  }
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
    return wrong("amount", "The rate would be zero, because the amount is too small for the period.");
  return { decimals: places, ratePerSecond, target: { amount: units, duration } };
}

/** Returns a rate as it was typed, or what to change. */
function readRate(text: string): bigint | string {
  const isInteger = /^\d{1,60}$/u.test(text);
  if (!isInteger && !/^\d{0,40}\.\d{1,18}$/u.test(text)) {
    return "Rate per second: an integer of 18 decimals such as 385802469135802, or tokens a second with a point, such as 0.0004.";
  }
  const [integer = "", fraction = ""] = text.split(".");
  const rate = BigInt(isInteger ? text : integer + fraction.padEnd(18, "0"));
  if (rate === 0n) return "Rate per second: above zero, or nothing is owed.";
  return rate > MAX_RATE_PER_SECOND ? "Rate per second: larger than the contract's uint128." : rate;
}

function fromAmountOrNothing(...parameters: Parameters<typeof computeRate>): bigint | undefined {
  try {
    return computeRate(...parameters);
  } catch {
    return undefined;
  }
}

/** Returns an input seen from the other side: the rate that an amount gives is the one to begin with. */
export function turn(input: RateInput, from: RateInput["from"]): RateInput {
  const result = calculate(input);
  return { ...input, from, rate: "ratePerSecond" in result ? String(result.ratePerSecond) : input.rate };
}

/** Returns the query string that brings an input back, with its checksum. */
export function toQuery({ from, rate, amount, count, period, decimals, rounding }: RateInput): string {
  const own = new URLSearchParams(
    from === "rate" ? { rate, decimals } : { amount, count, period, decimals, rounding },
  );
  return `?${writeSealed(own)}`;
}

/** The fields that an address can hold, with the labels of the form. */
export const LABELS = {
  rate: "Rate per second",
  amount: "Amount, whole tokens",
  count: "Number of periods",
  period: "Period",
  decimals: "Token decimals",
  rounding: "Rounding",
} as const;

/** What an address fills in: the names of its fields, or a sentence if the link was cut. */
type LinkedRate =
  | { readonly kind: "filled"; readonly input: RateInput; readonly fields: readonly string[] }
  | { readonly kind: "refused"; readonly sentence: string };

/** Reads the input that an address holds; a link without a checksum may be written by hand. */
export function parseLink(query: string): LinkedRate | undefined {
  const reading = readSealed(query, Object.keys(LABELS));
  if (reading.kind === "none") return undefined;
  if (reading.kind === "cut") return { kind: "refused", sentence: CUT_LINK };
  const { parameters } = reading;
  const fields = Object.entries(LABELS).filter(([name]) => parameters.has(name));
  // Labels without their unit: a comma separates the names.
  const names = fields.map(([, label]) => label.split(",")[0]!);
  return { kind: "filled", input: parseQuery(parameters.toString()), fields: names };
}

/** Returns the input that a query string describes; what it leaves out or cannot mean stays as it is at first. */
export function parseQuery(query: string): RateInput {
  const parameters = new URLSearchParams(query);
  const text = (name: "amount" | "count" | "decimals" | "rate", limit: number) =>
    (parameters.get(name) ?? initialInput[name]).slice(0, limit);
  const period = parameters.get("period") ?? "";
  return {
    from: parameters.has("rate") ? "rate" : "amount",
    rate: text("rate", 60),
    amount: text("amount", 60),
    count: text("count", 9),
    decimals: text("decimals", 2),
    period: Object.hasOwn(PERIODS, period) ? (period as Period) : initialInput.period,
    rounding: parameters.get("rounding") === "up" ? "up" : "down",
  };
}
