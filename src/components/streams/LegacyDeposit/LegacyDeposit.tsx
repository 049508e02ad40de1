import { type ReactNode, useId, useState } from "react";
import { FieldError, styles, verbatim } from "@site/src/ui/elements/Form";
import { TranslatableText } from "@site/src/ui/text/TranslatableText/TranslatableText";
import { formatAmount } from "@site/src/protocol/text/amount";
import { type Deposit, depositFor } from "@site/src/protocol/streams/legacy/stream";
import { parseInput, type DepositProblem } from "./parseInput";

const UNITS = { seconds: 1n, hours: 3_600n, days: 86_400n } as const;

type Unit = keyof typeof UNITS;

interface Input {
  amount: string;
  decimals: string;
  duration: string;
  unit: Unit;
}

const initial: Input = { amount: "3000", decimals: "18", duration: "30", unit: "days" };

/** Returns the result, or a sentence that says what to change in which field. */
function calculate({ amount, decimals, duration, unit }: Input): Deposit | DepositProblem {
  const parsed = parseInput(amount, decimals, duration);
  return "sentence" in parsed ? parsed : depositFor(parsed.amount, parsed.duration * UNITS[unit]);
}

/**
 * Turns a wished amount and duration into the deposit that the Legacy contract accepts. The result for the first
 * values is in the static HTML; with JavaScript it follows the fields. Nothing is sent anywhere.
 */
export function LegacyDeposit(): ReactNode {
  const id = useId();
  const [input, setInput] = useState(initial);
  const result = calculate(input);
  const problem = "sentence" in result ? result : undefined;
  const field = (name: DepositProblem["field"]) => ({
    id: `${id}${name}`,
    "aria-invalid": problem?.field === name || undefined,
    "aria-describedby": problem?.field === name ? `${id}${name}-error` : undefined,
  });
  const error = (name: DepositProblem["field"]) => (
    <FieldError id={`${id}${name}-error`}>{problem?.field === name ? problem.sentence : ""}</FieldError>
  );
  const set = (change: Partial<Input>) => setInput((before) => ({ ...before, ...change }));
  return (
    <form
      className={styles.panel}
      aria-labelledby={`${id}title`}
      onSubmit={(event) => event.preventDefault()}
    >
      <p className={styles.title} id={`${id}title`}>
        Deposit calculator
      </p>
      <div className={styles.fields}>
        <div className={styles.field}>
          <label htmlFor={`${id}amount`}>Amount, whole tokens</label>
          <input
            {...field("amount")}
            inputMode="decimal"
            maxLength={60}
            value={input.amount}
            onChange={(event) => set({ amount: event.target.value })}
            {...verbatim}
          />
          {error("amount")}
        </div>
        <div className={styles.field}>
          <label htmlFor={`${id}decimals`}>Token decimals</label>
          <input
            {...field("decimals")}
            inputMode="numeric"
            maxLength={2}
            value={input.decimals}
            onChange={(event) => set({ decimals: event.target.value })}
            {...verbatim}
          />
          {error("decimals")}
        </div>
        <div className={styles.field}>
          <label htmlFor={`${id}duration`}>Duration</label>
          <input
            {...field("duration")}
            inputMode="numeric"
            maxLength={12}
            value={input.duration}
            onChange={(event) => set({ duration: event.target.value })}
            {...verbatim}
          />
          {error("duration")}
        </div>
        <div className={styles.field}>
          <label htmlFor={`${id}unit`}>Unit of the duration</label>
          <select
            id={`${id}unit`}
            value={input.unit}
            onChange={(event) => set({ unit: event.target.value as Unit })}
          >
            {Object.keys(UNITS).map((unit) => (
              <option key={unit}>{unit}</option>
            ))}
          </select>
        </div>
      </div>
      <div role="status" aria-label="Result" className={styles.answer}>
        <TranslatableText as="div" changesWith={JSON.stringify("sentence" in result ? "" : input)}>
          {"sentence" in result ? (
            <p>There is no deposit yet, because one field needs a different value.</p>
          ) : result.deposit === 0n ? (
            <p>
              No deposit fits, because the amount is smaller than the number of seconds and the rate would be
              zero.
            </p>
          ) : (
            <p>
              Deposit <strong>{result.deposit.toString()}</strong> base units, which is{" "}
              {formatAmount(result.ratePerSecond, 0)} a second. {formatAmount(result.remainder, 0)} base units
              stay with you.
            </p>
          )}
        </TranslatableText>
      </div>
    </form>
  );
}
