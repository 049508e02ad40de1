import { useState, type ReactNode } from "react";
import { meaningOf } from "@site/src/protocol/lists/rules";
import type { ChosenColumns, Unbuilt } from "@site/src/tools/batch/worker/protocol";
import { styles as form } from "@site/src/ui/elements/Form";

/** Texts that a column can have in every row, with what they mean. */
const SAME_IN_ALL: Readonly<Record<string, readonly (readonly [text: string, says: string])[]>> = {
  rateInterval: ["month", "week", "day", "year", "hour"].map((text) => [text, `all per ${text}`] as const),
  granularity: ["daily", "weekly", "yearly"].map((text) => [text, `all ${text}`] as const),
  initialDepositAmount: [["0", "0 for all: nothing is paid in yet"]],
  unlockAmount: [["0", "0 for all"]],
  cliffAmount: [["0", "0 for all: nothing for the time before the cliff"]],
};

/** Begins the value of a text for all rows, because the other values are places of columns. */
const TEXT = "=";

interface ColumnChoiceProps {
  readonly id: string;
  readonly question: NonNullable<Unbuilt["unclear"]>;
  /** Receives each complete choice, so that the form's own button uses it too; `undefined` while it is incomplete. */
  readonly onPoint: (columns: ChosenColumns | undefined) => void;
  readonly onChoose: (columns: ChosenColumns) => void;
}

/** Asks which column of a sheet is which column of the list. A value that all rows share is said once. */
export function ColumnChoice({ id, question, onPoint, onChoose }: ColumnChoiceProps): ReactNode {
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({});
  const { open, headers, samples } = question;
  const sourceOf = (value: string) => (value.startsWith(TEXT) ? value.slice(TEXT.length) : Number(value));
  const columnsOf = (values: typeof chosen): ChosenColumns | undefined =>
    open.every((column) => (values[column] ?? "") !== "")
      ? Object.fromEntries(open.map((column) => [column, sourceOf(values[column]!)]))
      : undefined;
  const choose = (column: string, value: string) => {
    const next = { ...chosen, [column]: value };
    setChosen(next);
    onPoint(columnsOf(next));
  };
  const columns = columnsOf(chosen);
  return (
    <fieldset className={form.fields}>
      <legend>Which column is it?</legend>
      {open.map((column) => (
        <div key={column} className={form.field}>
          <label htmlFor={`${id}column${column}`}>{column}</label>
          <select
            id={`${id}column${column}`}
            value={chosen[column] ?? ""}
            aria-describedby={`${id}column${column}hint`}
            onChange={({ target }) => choose(column, target.value)}
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
            {meaningOf(column)}
          </span>
        </div>
      ))}
      {columns ? (
        <button type="button" className={form.action} onClick={() => onChoose(columns)}>
          Use these columns
        </button>
      ) : (
        <p className={form.hint}>Choose a column for each. The builder then reads the rows again.</p>
      )}
    </fieldset>
  );
}
