import { computeRate, PERIODS, type Period } from "../../protocol/streams/flow/ratePerSecond";
import { formatDecimal, readAmount } from "../../protocol/text/amount";
import { writeSealed } from "../sealedLink/sealedLink";
import { type Answer, type Kind } from "./answer";

/** How people write a period, by the name that it has in calculations. */
const WORDS: Readonly<Record<Period, string>> = {
  second: "seconds?|secs?|s",
  minute: "minutes?|mins?",
  hour: "hours?|hrs?|hr|h",
  day: "days?|d|daily",
  week: "weeks?|wk|w|weekly",
  month: "months?|mo|mth|monthly",
  year: "years?|yrs?|yr|y|annum|yearly|annually",
};

const FORM = new RegExp(
  String.raw`^(?:[$€£] ?)?(\d[\d.,' ]*?)( ?k)? ?(?:[a-z]{2,10}(?:\.e)? ?)?(?:in |over )?(?:(?:a|an|per|each|every|\/) ?(?:(\d{1,3}) )?)?(${Object.values(WORDS).join("|")})$`,
  "i",
);
/** A period without a word before it is one only where it says so itself: `1000 USDC monthly`. */
const SEPARATE = /(?:\b(?:a|an|per|each|every|in|over)\b|\/)|ly$/i;

const getPeriod = (text: string): Period | undefined =>
  (Object.keys(WORDS) as Period[]).find((period) => new RegExp(`^(?:${WORDS[period]})$`, "i").test(text));

/** All of Flow's rates have 18 decimals, whatever the token has. */
const DECIMALS = 18;

function readRate(text: string): Answer | undefined {
  const [, figure = "", thousand, count = "1", word = ""] = FORM.exec(text) ?? [];
  const period = getPeriod(word);
  if (!period || period === "second" || !SEPARATE.test(text)) return undefined;
  const units = readAmount(figure.trim(), DECIMALS);
  if (typeof units === "string")
    return answerAmbiguous(units, composeCalculatorAddress(figure.trim(), count, period));
  const amount = units * (thousand ? 1000n : 1n);
  const duration = BigInt(count) * PERIODS[period];
  const ratePerSecond = duration === 0n ? 0n : computeRate({ amount, period: duration, decimals: DECIMALS });
  if (ratePerSecond === 0n) return undefined;
  const days = period === "month" ? "30 days" : period === "year" ? "365 days" : undefined;
  return {
    title: `${ratePerSecond} per second, with 18 decimals as Flow takes it`,
    facts: [
      `${formatDecimal(ratePerSecond, DECIMALS)} tokens each second`,
      days ? `a ${period} is ${days}` : "rounded down",
    ],
    url: composeCalculatorAddress(formatDecimal(amount, DECIMALS), count, period),
  };
}

/** Returns the calculator with an amount in it. */
const composeCalculatorAddress = (amount: string, count: string, period: Period): string =>
  `/guides/flow/examples/flow-calculate-rps?${writeSealed(new URLSearchParams({ amount, count, period }))}#calculator`;

/** Returns what can be read in two ways is asked about there; other figures are none. */
const answerAmbiguous = (sentence: string, url: string): Answer | undefined =>
  sentence.includes(" can be ")
    ? { title: "An amount with a period", facts: [sentence, "The calculator gives the rate per second"], url }
    : undefined;

/** An amount with a period: `1000 USDC a month`. */
export const rates: readonly Kind[] = [
  {
    form: FORM,
    read: async (text) => {
      try {
        return readRate(text);
      } catch {
        // A rate that Flow cannot hold.
        return undefined;
      }
    },
  },
];
