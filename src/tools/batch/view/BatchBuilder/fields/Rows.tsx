import type { ReactNode } from "react";
import Link from "@docusaurus/Link";
import type { Unbuilt } from "@site/src/tools/batch/worker/protocol";
import { keepTypedForm } from "@site/src/ui/forms/typedForm";
import { LineList } from "@site/src/ui/elements/LineList/LineList";
import { FieldError, styles as form, verbatim } from "@site/src/ui/elements/Form";
import type { BatchForm } from "@site/src/tools/batch/model/form/form";
import { findLabel, findTemplate } from "../../kinds";
import { type Choices, CLIFF, ColumnChoice } from "./ColumnChoice";
import { CorrectedRows, type CorrectionNotice } from "./CorrectedRows";

interface RowsProps {
  readonly id: string;
  readonly input: BatchForm;
  readonly problems: Unbuilt | undefined;
  readonly onChange: (part: Partial<BatchForm>) => void;
  /** Columns that the reader has pointed at. */
  readonly choices: Choices;
  readonly onChoices: (choices: Choices) => void;
  /** What the builder changed in the rows, if it did. */
  readonly correction: CorrectionNotice | undefined;
  /** Why a chosen file was not read; empty without a reason. */
  readonly fileProblem: string;
  readonly onFiles: (files: FileList | null) => void;
}

/** Maximum number of problems that are listed. */
const MOST = 100;

/** The list: a field to paste it into, a file, and what is wrong with it. */
export function Rows({
  id,
  input,
  problems,
  fileProblem,
  onChange,
  choices,
  onChoices,
  correction,
  onFiles,
}: RowsProps): ReactNode {
  const { columns, text } = findTemplate(input.template);
  const wrong = problems?.rows ?? [];
  // The question says by itself what is missing.
  const fitting = problems?.fitting;
  const isOnlyCliff = wrong.length === 1 && problems?.unclear?.open.join() === CLIFF;
  return (
    <>
      <div className={form.field}>
        <label htmlFor={`${id}rows`}>Rows</label>
        <textarea
          id={`${id}rows`}
          className={form.list}
          rows={7}
          wrap="off"
          {...verbatim}
          placeholder={text}
          value={input.rows}
          onChange={({ target }) => onChange({ rows: target.value })}
          aria-invalid={wrong.length > 0 || undefined}
          aria-describedby={`${id}rowshint`}
        />
        <span className={form.hint} id={`${id}rowshint`}>
          {columns.includes("streamId")
            ? "One stream per row, with its number or its ID in the app: "
            : "One person per row: "}
          <code>{columns.join(", ")}</code>. Paste cells of a spreadsheet, or drop a file.{" "}
          {columns.some((column) => /amount/iu.test(column)) && "Amounts are whole tokens. "}Nothing leaves
          your browser, and this page does not sign anything.
        </span>
      </div>
      <div className={form.field}>
        <label htmlFor={`${id}file`}>File</label>
        <input
          id={`${id}file`}
          type="file"
          accept=".csv,.tsv,.txt,.json,text/csv,text/plain,application/json"
          aria-describedby={`${id}fileerror`}
          onClick={(event) => (event.currentTarget.value = "")}
          onChange={({ target }) => onFiles(target.files)}
        />
        <FieldError id={`${id}fileerror`}>{fileProblem}</FieldError>
      </div>
      {correction && <CorrectedRows correction={correction} onRestore={(rows) => onChange({ rows })} />}
      {wrong.length > 0 && (
        <>
          {!isOnlyCliff && (
            <>
              <p className={form.error}>The rows cannot be read as they are:</p>
              <LineList label="Problems of the rows" lines={wrong} most={MOST} />
            </>
          )}
          {fitting && (
            <div className={form.question}>
              <p>Your columns fit the list “{findLabel(fitting)}”.</p>
              <div className={form.line}>
                <button
                  type="button"
                  className={form.primary}
                  onClick={() => onChange({ template: fitting })}
                >
                  Use that list
                </button>
              </div>
            </div>
          )}
          {problems?.unclear && (
            <ColumnChoice
              id={id}
              columns={columns}
              question={problems.unclear}
              choices={choices}
              onChoose={onChoices}
            />
          )}
          <p className={form.hint}>
            The{" "}
            <Link to="/apps/guides/csv-support#check" onClick={() => handOver(input)}>
              CSV checker
            </Link>{" "}
            corrects more faults, and asks you if a list can be read in two ways. It opens with these rows.
          </p>
        </>
      )}
    </>
  );
}

/** Leaves the rows for the CSV checker, which opens with them in this tab. */
function handOver({ template, rows, decimals, token }: BatchForm): void {
  const form = { template, text: rows, decimals: decimals === "" ? "18" : decimals, token };
  keepTypedForm("csv", { form, address: "", isTried: true });
}
