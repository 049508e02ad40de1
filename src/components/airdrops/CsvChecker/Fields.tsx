import type { ReactNode } from "react";
import { styles as form } from "@site/src/components/elements/Form";
import type { CsvChecking, Template } from "./useCsvChecker";

const TIMINGS = { duration: "with lengths", range: "with dates" } as const;
const FAMILIES = { lockup: "Lockup", flow: "Flow", airdrops: "Airdrop" } as const;

/** How a format is called. */
export const labelOf = ({ family, shape, timing }: Template): string =>
  `${FAMILIES[family]}: ${shape}${timing ? `, ${TIMINGS[timing]}` : ""}`;

/** The format, the file, and the decimals of the token where they count. */
export function Fields({ id, checking }: { readonly id: string; readonly checking: CsvChecking }): ReactNode {
  const { choices, template, decimals, places, needsDecimals } = checking;
  const areWrong = needsDecimals && places === undefined;
  return (
    <div className={form.fields}>
      {choices.length > 1 && (
        <div className={form.field}>
          <label htmlFor={`${id}-format`}>Format</label>
          <select
            id={`${id}-format`}
            value={template.id}
            onChange={({ target }) => checking.choose(target.value)}
          >
            {choices.map((one) => (
              <option key={one.id} value={one.id}>
                {labelOf(one)}
              </option>
            ))}
          </select>
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
          onChange={({ target }) => target.files?.[0] && checking.open(target.files[0])}
        />
      </div>
      {needsDecimals && (
        <div className={form.field}>
          <label htmlFor={`${id}-decimals`}>Token decimals</label>
          <input
            id={`${id}-decimals`}
            inputMode="numeric"
            autoComplete="off"
            maxLength={3}
            value={decimals}
            onChange={({ target }) => checking.setPlaces(target.value)}
            aria-invalid={areWrong || undefined}
            aria-describedby={areWrong ? `${id}-wrong` : undefined}
          />
          {areWrong && (
            <p id={`${id}-wrong`} className={form.error}>
              A whole number from 0 to 255.
            </p>
          )}
        </div>
      )}
    </div>
  );
}
