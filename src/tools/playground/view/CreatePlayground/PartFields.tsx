import { type ReactNode, useRef, useState } from "react";
import { FieldError, styles as form, verbatim } from "@site/src/ui/elements/Form";
import { MAX_PARTS } from "@site/src/tools/playground/model/creation/form";
import { COLUMNS, PARAMETERS, type ParameterFieldProps } from "./parameterFields";
import styles from "./styles.module.css";

type Part = readonly string[];

/** Returns the rows of a text with a segment or tranche a line, its values with commas between. */
const listParts = (text: string, width: number): Part[] =>
  text.split("\n").map((line) => {
    const values = line.split(",").map((value) => value.trim());
    // What is too much stays in the last field, where the reader can see it.
    return Array.from({ length: width }, (_, index) =>
      index === width - 1 ? values.slice(index).join(", ") : (values[index] ?? ""),
    );
  });

const getText = (parts: readonly Part[]) => parts.map((values) => values.join(", ")).join("\n");

/**
 * Returns the rows of a field. What was typed stays in its own field, a comma too, which the text would take for a
 * border.
 */
function useParts(text: string, width: number, onChange: (text: string) => void) {
  const [typed, setTyped] = useState<{ text: string; parts: readonly Part[] }>();
  const parts = typed?.text === text ? typed.parts : listParts(text, width);
  const write = (next: readonly Part[]) => {
    setTyped({ text: getText(next), parts: next });
    onChange(getText(next));
  };
  return { parts, write };
}

/** The segments or tranches of a stream, each a row of fields; one can be added at the end, and each taken away. */
export function PartFields({ id, field, input, problem, onChange }: ParameterFieldProps): ReactNode {
  const add = useRef<HTMLButtonElement>(null);
  const { hint, label } = PARAMETERS[field];
  const { columns, name, first } = COLUMNS[field as keyof typeof COLUMNS];
  const { parts, write } = useParts(input[field], columns.length, onChange);
  const { row: wrong = 0 } = problem ?? {};
  return (
    <fieldset className={styles.parts} aria-describedby={`${id}hint ${id}error`}>
      <legend>{label(input)}</legend>
      {parts.map((values, row) => [
        <div key={row} className={styles.part}>
          {columns.map((column, index) => (
            <span key={column} className={form.field}>
              <label htmlFor={`${id}${row}${index}`} className={row > 0 ? styles.unseen : undefined}>
                {column === "Amount" ? `${column}, ${input.token}` : column}
                <span className={styles.unseen}>{` of ${name} ${row + 1}`}</span>
              </label>
              <input
                id={`${id}${row}${index}`}
                // By this name the focus finds the row that is wrong.
                name={index === 0 ? field : undefined}
                value={values[index]}
                maxLength={60}
                aria-invalid={(problem && row === wrong) || undefined}
                onChange={({ target }) => {
                  const next = values.map((value, at) => (at === index ? target.value : value));
                  write(parts.map((part, at) => (at === row ? next : part)));
                }}
                {...verbatim}
              />
            </span>
          ))}
          <button
            type="button"
            className={styles.remove}
            aria-disabled={parts.length === 1}
            aria-label={`Remove ${name} ${row + 1}`}
            onClick={() => {
              if (parts.length === 1) return;
              write(parts.filter((_, at) => at !== row));
              // The button goes with its row.
              add.current?.focus();
            }}
          >
            ×
          </button>
        </div>,
        row === wrong && (
          <FieldError key="error" id={`${id}error`}>
            {problem ? `${problem.row === undefined ? "" : `Row ${row + 1}: `}${problem.sentence}` : ""}
          </FieldError>
        ),
      ])}
      <button
        type="button"
        ref={add}
        className={form.action}
        aria-disabled={parts.length >= MAX_PARTS}
        onClick={() => parts.length < MAX_PARTS && write([...parts, first])}
      >
        Add a {name}
      </button>
      <span className={form.hint} id={`${id}hint`}>
        {hint}
      </span>
    </fieldset>
  );
}
