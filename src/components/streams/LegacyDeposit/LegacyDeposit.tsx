import { type ReactNode, useId, useState } from "react";
import { styles } from "@site/src/components/elements/Form";
import { formatAmount } from "@site/src/lib/amount";
import { type Deposit, depositFor } from "@site/src/lib/legacy/stream";
import { parseInput } from "./parseInput";

const UNITS = { seconds: 1n, hours: 3_600n, days: 86_400n } as const;

type Unit = keyof typeof UNITS;

interface Input {
  amount: string;
  decimals: string;
  duration: string;
  unit: Unit;
}

const initial: Input = { amount: "3000", decimals: "18", duration: "30", unit: "days" };

/** The result, or a sentence that says which field to change. */
function calculate({ amount, decimals, duration, unit }: Input): Deposit | string {
  const parsed = parseInput(amount, decimals, duration);
  return typeof parsed === "string" ? parsed : depositFor(parsed.amount, parsed.duration * UNITS[unit]);
}

/**
 * Turns a wished amount and duration into the deposit that the Legacy contract accepts. The result for the first
 * values is in the static HTML; with JavaScript it follows the fields. Nothing is sent anywhere.
 */
export function LegacyDeposit(): ReactNode {
  const id = useId();
  const [input, setInput] = useState(initial);
  const result = calculate(input);
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
            id={`${id}amount`}
            inputMode="decimal"
            autoComplete="off"
            maxLength={60}
            value={input.amount}
            onChange={(event) => set({ amount: event.target.value })}
          />
        </div>
        <div className={styles.field}>
          <label htmlFor={`${id}decimals`}>Token decimals</label>
          <input
            id={`${id}decimals`}
            inputMode="numeric"
            autoComplete="off"
            maxLength={2}
            value={input.decimals}
            onChange={(event) => set({ decimals: event.target.value })}
          />
        </div>
        <div className={styles.field}>
          <label htmlFor={`${id}duration`}>Duration</label>
          <input
            id={`${id}duration`}
            inputMode="numeric"
            autoComplete="off"
            maxLength={12}
            value={input.duration}
            onChange={(event) => set({ duration: event.target.value })}
          />
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
      <output className={styles.answer}>
        {typeof result === "string" ? (
          result
        ) : result.deposit === 0n ? (
          "No deposit fits: the amount is smaller than the number of seconds, so the rate would be zero."
        ) : (
          <>
            Deposit <strong>{result.deposit.toString()}</strong> base units, which is{" "}
            {formatAmount(result.ratePerSecond, 0)} a second. {formatAmount(result.remainder, 0)} base units
            stay with you.
          </>
        )}
      </output>
    </form>
  );
}
