import type { ReactNode } from "react";
import { MONTH_SHARE, TIME_SHARE } from "@site/src/protocol/lists/mend/cliffs";
import { RadioGroup, styles as form } from "@site/src/ui/elements/Form";
import { Field, Text } from "@site/src/ui/elements/Form/Field";

/** What was chosen about the amount at the cliff: nothing, a column, or a text for all rows. */
type Way = "time" | "months" | "given" | "column" | undefined;

/** Begins the value of a text for all rows, as in {@link ColumnChoice}. */
const TEXT = "=";

function getWay(value: string): Way {
  if (value === "") return undefined;
  if (value === TEXT + TIME_SHARE) return "time";
  if (value === TEXT + MONTH_SHARE) return "months";
  return value.startsWith(TEXT) ? "given" : "column";
}

interface CliffChoiceProps {
  readonly id: string;
  /** Columns of the list by their headers. */
  readonly headers: readonly string[];
  /** The choice, as {@link ColumnChoice} keeps it. */
  readonly value: string;
  readonly onChoose: (value: string) => void;
}

/** Asks what a cliff releases, if the list does not have it. It shows all answers, because none of them is a column. */
export function CliffChoice({ id, headers, value, onChoose }: CliffChoiceProps): ReactNode {
  const way = getWay(value);
  const values = { time: TEXT + TIME_SHARE, months: TEXT + MONTH_SHARE, given: `${TEXT}0`, column: "0" };
  return (
    <div className={form.question}>
      <RadioGroup
        legend="The list has no amount at the cliff. What does the cliff release?"
        options={[
          { value: "time", label: "The share of the time until the cliff" },
          { value: "months", label: "The share of the calendar months, such as a quarter of the total" },
          { value: "given", label: "An amount that I give" },
          ...(headers.length > 0 ? [{ value: "column" as const, label: "A column of my list" }] : []),
        ]}
        chosen={way}
        onChoose={(next) => onChoose(values[next])}
      />
      {way === "time" && (
        <p className={form.hint}>
          The builder counts seconds. Four years contain a leap day, so one year of four is not exactly a
          quarter: 1,000 tokens release 249.828884 instead of 250.
        </p>
      )}
      {way === "months" && (
        <p className={form.hint}>
          The builder divides the months until the cliff by all months: 12 of 48 months are exactly a quarter.
          The cliff and the end must be whole months after the start.
        </p>
      )}
      {way === "given" && (
        <Field
          id={`${id}cliffgiven`}
          label="Amount at the cliff"
          hint="Whole tokens, the same for all rows. With 0, the cliff releases nothing for the time before it."
        >
          {(common) => (
            <Text
              {...common}
              inputMode="decimal"
              placeholder="0"
              value={value.slice(TEXT.length)}
              onText={(text) => onChoose(TEXT + text)}
            />
          )}
        </Field>
      )}
      {way === "column" && (
        <Field id={`${id}cliffcolumn`} label="Column with the amount at the cliff">
          {(common) => (
            <select {...common} value={value} onChange={({ target }) => onChoose(target.value)}>
              {headers.map((header, at) => (
                <option key={`${at} ${header}`} value={at}>
                  {header}
                </option>
              ))}
            </select>
          )}
        </Field>
      )}
      <p className={form.hint}>Then press “Try it on the contracts”. The builder reads the rows again.</p>
    </div>
  );
}
