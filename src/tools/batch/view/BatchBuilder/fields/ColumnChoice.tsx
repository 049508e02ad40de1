import type { ReactNode } from "react";
import { getMeaning } from "@site/src/protocol/lists/rules";
import type { ChosenColumns, Unbuilt } from "@site/src/tools/batch/worker/protocol";
import { styles as form } from "@site/src/ui/elements/Form";
import { CliffChoice } from "./CliffChoice";

/** Texts that a column can have in every row, with what they mean. */
const SAME_IN_ALL: Readonly<Record<string, readonly (readonly [text: string, says: string])[]>> = {
  rateInterval: ["month", "week", "day", "year", "hour"].map((text) => [text, `all per ${text}`] as const),
  granularity: ["daily", "weekly", "yearly"].map((text) => [text, `all ${text}`] as const),
  initialDepositAmount: [["0", "0 for all: nothing is paid in yet"]],
  unlockAmount: [["0", "0 for all"]],
};

/** Begins the value of a text for all rows, because the other values are places of columns. */
const TEXT = "=";

/** What the reader chose for columns of the list: the place of a column in the sheet, or `=` and a text for all rows. */
export type Choices = Readonly<Record<string, string>>;

/** Returns where columns come from by what was chosen; nothing without a choice. */
export function readSources(choices: Choices): ChosenColumns | undefined {
  const made = Object.entries(choices).filter(([, value]) => value !== "");
  const createSource = (value: string) => (value.startsWith(TEXT) ? value.slice(TEXT.length) : Number(value));
  return made.length === 0
    ? undefined
    : Object.fromEntries(made.map(([column, value]) => [column, createSource(value)]));
}

/** The column that a list of cliffs often lacks, because its amounts follow from the dates. */
export const CLIFF = "cliffAmount";

interface ColumnChoiceProps {
  readonly id: string;
  /** Columns of the list in their order. */
  readonly columns: readonly string[];
  readonly question: NonNullable<Unbuilt["unclear"]>;
  readonly choices: Choices;
  readonly onChoose: (choices: Choices) => void;
}

/**
 * Asks which column of a sheet is which column of the list. A value that all rows share is said once. What was chosen
 * stays on the page, and the builder takes it when it reads the rows again.
 */
export function ColumnChoice({ id, columns, question, choices, onChoose }: ColumnChoiceProps): ReactNode {
  const { open, headers, samples } = question;
  const asked = columns.filter((column) => open.includes(column) || (choices[column] ?? "") !== "");
  const shown = asked.filter((column) => column !== CLIFF);
  const cliff = asked.includes(CLIFF) && (
    <CliffChoice
      id={id}
      headers={headers}
      value={choices[CLIFF] ?? ""}
      onChoose={(value) => onChoose({ ...choices, [CLIFF]: value })}
    />
  );
  if (shown.length === 0) return cliff;
  return (
    <>
      {cliff}
      <fieldset className={form.question}>
        <legend>Which column is it?</legend>
        <div className={form.fields}>
          {shown.map((column) => (
            <div key={column} className={form.field}>
              <label htmlFor={`${id}column${column}`}>{column}</label>
              <select
                id={`${id}column${column}`}
                value={choices[column] ?? ""}
                aria-describedby={`${id}column${column}hint`}
                onChange={({ target }) => onChoose({ ...choices, [column]: target.value })}
              >
                <option value="">not chosen</option>
                {headers.map((header, at) => (
                  <option key={`${at} ${header}`} value={at}>
                    {header}
                    {samples[at] ? `, such as ${samples[at].slice(0, 24)}` : ""}
                  </option>
                ))}
                {(SAME_IN_ALL[column] ?? []).map(([text, says]) => (
                  <option key={text} value={TEXT + text}>
                    {says}
                  </option>
                ))}
              </select>
              <span className={form.hint} id={`${id}column${column}hint`}>
                {getMeaning(column)}
              </span>
            </div>
          ))}
        </div>
        <p className={form.hint}>
          Choose where each column comes from, and press “Try it on the contracts”. The builder then reads the
          rows again.
        </p>
      </fieldset>
    </>
  );
}
