import type { ComponentProps, ReactNode } from "react";
import { styles as form, verbatim } from "@site/src/ui/elements/Form";
import type { CsvChecking } from "./useCsvChecker";
import type { ListFormat } from "@site/src/protocol/lists/template";

const TIMINGS = { duration: "with lengths", range: "with dates" } as const;
const FAMILIES = { lockup: "Lockup", flow: "Flow", airdrops: "Airdrop" } as const;

const getName = ({ label, shape }: ListFormat): string =>
  label ?? shape.charAt(0).toUpperCase() + shape.slice(1);

/** Returns how a format is called. */
export const writeLabel = (format: ListFormat): string =>
  `${FAMILIES[format.family]}: ${getName(format)}${format.timing ? `, ${TIMINGS[format.timing]}` : ""}`;

/** Formats of a group by their names. */
type FormatGroup = readonly [label: string, formats: readonly ListFormat[]];

/** Groups formats by product: the short groups first, the shapes of Lockup by name, and existing streams last. */
function groupFormats(formats: readonly ListFormat[]): readonly FormatGroup[] {
  const isExisting = ({ id }: ListFormat) => id.startsWith("manage/");
  const listNew = (family: ListFormat["family"], timing?: ListFormat["timing"]) =>
    formats.filter((format) => !isExisting(format) && format.family === family && format.timing === timing);
  const listByName = (timing: ListFormat["timing"]) =>
    listNew("lockup", timing).sort((a, b) => getName(a).localeCompare(getName(b), "en"));
  const listExisting = (family: ListFormat["family"]) =>
    formats.filter((format) => isExisting(format) && format.family === family);
  const groups: readonly FormatGroup[] = [
    ["Airdrop", listNew("airdrops")],
    ["Flow", listNew("flow")],
    ["Lockup, with dates", listByName("range")],
    ["Lockup, with lengths", listByName("duration")],
    ["Lockup", listNew("lockup")],
    ["Existing Flow streams", listExisting("flow")],
    ["Existing Lockup streams", listExisting("lockup")],
  ];
  return groups.filter(([, members]) => members.length > 0);
}

/** The format, the file, the decimals of the token where they count, and its address, which is no recipient. */
export function Fields({ id, checking }: { readonly id: string; readonly checking: CsvChecking }): ReactNode {
  const { choices, template, token, places, needsDecimals, isTokenUnread } = checking;
  return (
    <div className={form.fields}>
      {choices.length > 1 && (
        <div className={form.field}>
          <label htmlFor={`${id}-format`}>Format</label>
          <select
            id={`${id}-format`}
            value={template.id}
            // A browser that restores the field by itself would show another format than the check has.
            autoComplete="off"
            onChange={({ target }) => checking.choose(target.value)}
          >
            {groupFormats(choices).map(([label, members]) => (
              <optgroup key={label} label={label}>
                {members.map((choice) => (
                  <option key={choice.id} value={choice.id}>
                    {choice.timing ? `${getName(choice)}, ${TIMINGS[choice.timing]}` : writeLabel(choice)}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
          {checking.isRecognised && <span className={form.hint}>Recognised from the header.</span>}
        </div>
      )}
      <div className={form.field}>
        <label htmlFor={`${id}-file`}>File</label>
        <input
          id={`${id}-file`}
          type="file"
          accept=".csv,.tsv,.txt,.json,text/csv,text/plain,application/json"
          // Choosing the same file once more, after a correction, is a change too.
          onClick={(event) => (event.currentTarget.value = "")}
          onChange={({ target }) => target.files && checking.open([...target.files])}
        />
      </div>
      {needsDecimals && (
        <TextField
          id={`${id}-decimals`}
          label="Token decimals"
          inputMode="numeric"
          maxLength={3}
          value={token.decimals}
          error={places === undefined ? "A whole number from 0 to 255." : ""}
          onText={(decimals) => checking.describeToken({ decimals })}
        />
      )}
      <TextField
        id={`${id}-token`}
        label="Token address, optional"
        placeholder="0x…"
        maxLength={60}
        value={token.address}
        error={isTokenUnread ? "0x and 40 hexadecimal digits, or nothing." : ""}
        onText={(address) => checking.describeToken({ address })}
      />
    </div>
  );
}

interface TextFieldProps extends ComponentProps<"input"> {
  readonly id: string;
  readonly label: string;
  /** What is wrong, as a sentence; empty while nothing is. */
  readonly error: string;
  readonly onText: (text: string) => void;
}

function TextField({ label, error, onText, ...input }: TextFieldProps): ReactNode {
  const errorId = `${input.id}-wrong`;
  return (
    <div className={form.field}>
      <label htmlFor={input.id}>{label}</label>
      <input
        {...input}
        {...verbatim}
        onChange={({ target }) => onText(target.value)}
        aria-invalid={error !== "" || undefined}
        aria-describedby={error === "" ? undefined : errorId}
      />
      {error && (
        <p id={errorId} className={form.error}>
          {error}
        </p>
      )}
    </div>
  );
}
