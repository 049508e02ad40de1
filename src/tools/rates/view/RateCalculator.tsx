import { type ReactNode, useEffect, useId, useState } from "react";
import useBaseUrl from "@docusaurus/useBaseUrl";
import { useBrowserState } from "@site/src/ui/browserState";
import { isOwnAddress, keepOwnAddress } from "@site/src/ui/forms/ownAddress";
import { TYPING_PAUSE } from "@site/src/ui/forms/typingPause";
import { replaceAddress } from "@site/src/ui/replaceAddress";
import { CopyButton } from "@site/src/ui/elements/CopyButton/CopyButton";
import {
  FieldError,
  type LinkEffect,
  LinkNotice,
  styles as form,
  verbatim,
} from "@site/src/ui/elements/Form";
import { TranslatableText } from "@site/src/ui/text/TranslatableText/TranslatableText";
import { formatAmount } from "@site/src/protocol/text/amount";
import {
  computeAmountOver,
  PERIODS,
  type Period,
  countSecondsUntil,
} from "@site/src/protocol/streams/flow/ratePerSecond";
import {
  calculate,
  parseLink,
  initialInput,
  LABELS,
  toQuery,
  turn,
  type RateInput,
  type RateProblem,
  type RateResult,
} from "./input";
import styles from "./styles.module.css";

const periodNames: Record<Period, string> = {
  second: "seconds",
  minute: "minutes",
  hour: "hours",
  day: "days",
  week: "weeks",
  month: "months (30 d)",
  year: "years (365 d)",
};

/** What a rate pays in usual periods, and where its rounding leaves the amount that was asked for. */
function Result({ result }: { result: RateResult }): ReactNode {
  const { decimals, ratePerSecond, target } = result;
  const over = (seconds: bigint) =>
    formatAmount(computeAmountOver(ratePerSecond, seconds, decimals), decimals);
  return (
    <>
      <p className={styles.rate}>
        <span>Rate per second</span>
        <code>{ratePerSecond.toString()}</code>
        <CopyButton value={ratePerSecond.toString()} of="the rate per second" />
      </p>
      <dl className={styles.pays}>
        <div>
          <dt>In a second</dt>
          <dd>{formatAmount(ratePerSecond, 18)} tokens</dd>
        </div>
        {(["day", "week", "month", "year"] as const).map((period) => (
          <div key={period}>
            <dt>
              {period === "month" ? "In 30 days" : period === "year" ? "In 365 days" : `In a ${period}`}
            </dt>
            <dd>{over(PERIODS[period])} tokens</dd>
          </div>
        ))}
        {target && (
          <div>
            <dt>At the end of the period</dt>
            <dd>{describeRounding(ratePerSecond, decimals, target)}</dd>
          </div>
        )}
      </dl>
    </>
  );
}

/** Says how far a rate is from the amount when the time is over. */
function describeRounding(
  rate: bigint,
  decimals: number,
  { amount, duration }: NonNullable<RateResult["target"]>,
): string {
  const missing = amount - computeAmountOver(rate, duration, decimals);
  const late = countSecondsUntil(rate, amount, decimals) - duration;
  const formatUnits = (count: bigint) => `${count} base ${count === 1n ? "unit" : "units"}`;
  const paid =
    missing === 0n
      ? "exactly the amount"
      : missing > 0n
        ? `${formatUnits(missing)} short`
        : `${formatUnits(-missing)} more`;
  return late > 0n ? `${paid}; reached ${late} ${late === 1n ? "second" : "seconds"} later` : paid;
}

/** Name under which the tab keeps which address the reader wrote. */
const TOOL = "rate";

/** Returns the reader's input, which the page's address carries, its change, and what a link did to it. */
function useRateInput() {
  const [input, setInput] = useBrowserState(initialInput, () => {
    const linked = parseLink(window.location.search);
    return linked?.kind === "filled" ? linked.input : undefined;
  });
  const [link] = useBrowserState<LinkEffect | undefined>(undefined, () =>
    isOwnAddress(TOOL, window.location.search) ? undefined : parseLink(window.location.search),
  );
  const [isChanged, setChanged] = useState(false);
  useEffect(() => {
    if (!isChanged) return undefined;
    // Once the reader pauses: browsers refuse an address that changes too often.
    const timer = setTimeout(() => {
      const { pathname, hash } = window.location;
      replaceAddress(`${pathname}${toQuery(input)}${hash}`);
      keepOwnAddress(TOOL, window.location.search);
    }, TYPING_PAUSE);
    return () => clearTimeout(timer);
  }, [input, isChanged]);
  const set = (change: Partial<RateInput>) => {
    setInput((before) => ({ ...before, ...change }));
    setChanged(true);
  };
  return [input, set, link] as const;
}

/**
 * Turns an amount and a period into the rate per second that Flow takes, or takes a rate, and says what it pays. The result for 1,000
 * tokens of 6 decimals in 30 days is in the static HTML. With JavaScript it follows the fields, and the page's address
 * carries them, so that a calculation can be shared. What is wrong with a value is at its field. Nothing is sent
 * anywhere.
 */
export function RateCalculator(): ReactNode {
  const id = useId();
  const [input, set, link] = useRateInput();
  const result = calculate(input);
  const problem = "sentence" in result ? result : undefined;
  const isFromRate = input.from === "rate";
  const text = (name: RateProblem["field"], maxLength: number) => (
    <div className={form.field}>
      <label htmlFor={`${id}${name}`}>{LABELS[name]}</label>
      <input
        id={`${id}${name}`}
        aria-invalid={problem?.field === name || undefined}
        aria-describedby={problem?.field === name ? `${id}${name}-error` : undefined}
        inputMode={name === "amount" || name === "rate" ? "decimal" : "numeric"}
        maxLength={maxLength}
        value={input[name]}
        onChange={(event) => set({ [name]: event.target.value })}
        {...verbatim}
      />
      <FieldError id={`${id}${name}-error`}>{problem?.field === name ? problem.sentence : ""}</FieldError>
    </div>
  );
  return (
    <form
      className={form.panel}
      aria-label="Rate calculator"
      data-tool=""
      onSubmit={(event) => event.preventDefault()}
    >
      <LinkNotice link={link} />
      <div className={styles.fields}>
        <div className={`${form.field} ${styles.wide}`}>
          <label htmlFor={`${id}from`}>Start from</label>
          <select
            id={`${id}from`}
            value={input.from}
            onChange={({ target }) => set(turn(input, target.value as RateInput["from"]))}
          >
            <option value="amount">an amount per period</option>
            <option value="rate">a rate per second</option>
          </select>
        </div>
        {isFromRate ? (
          <>
            {text("rate", 60)}
            {text("decimals", 2)}
          </>
        ) : (
          <>
            {text("amount", 60)}
            {text("count", 9)}
            <div className={form.field}>
              <label htmlFor={`${id}period`}>{LABELS.period}</label>
              <select
                id={`${id}period`}
                value={input.period}
                onChange={(event) => set({ period: event.target.value as Period })}
              >
                {Object.entries(periodNames).map(([period, name]) => (
                  <option key={period} value={period}>
                    {name}
                  </option>
                ))}
              </select>
            </div>
            {text("decimals", 2)}
            <div className={`${form.field} ${styles.wide}`}>
              <label htmlFor={`${id}rounding`}>{LABELS.rounding}</label>
              <select
                id={`${id}rounding`}
                value={input.rounding}
                onChange={(event) => set({ rounding: event.target.value as RateInput["rounding"] })}
              >
                <option value="down">down, never too much</option>
                <option value="up">up, never too late</option>
              </select>
            </div>
          </>
        )}
      </div>
      <div role="status" aria-label="Result" className={form.answer} id={`${id}answer`} data-result="">
        <TranslatableText as="div" changesWith={"sentence" in result ? "" : toQuery(input)}>
          {"sentence" in result ? (
            <p>There is no rate yet, because one field needs a different value.</p>
          ) : (
            <Result result={result} />
          )}
        </TranslatableText>
      </div>
      {!("sentence" in result) && <RateLink query={toQuery(input)} />}
    </form>
  );
}

/** The link that opens the calculator with these values. */
function RateLink({ query }: { readonly query: string }): ReactNode {
  const page = useBaseUrl("/guides/flow/examples/flow-calculate-rps", { absolute: true });
  return (
    <p className={form.hint}>
      Link to these values <CopyButton value={page + query} of="link to these values" />
    </p>
  );
}
