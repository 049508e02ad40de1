import type { ReactNode } from "react";
import { styles as form } from "@site/src/components/elements/Form";
import type { MendOptions } from "@site/src/lib/airdrops/csv/mend/mend";
import { TranslatableText } from "@site/src/components/text/TranslatableText";
import { inThousands } from "@site/src/lib/text/wording";
import { Lines } from "./Answer";
import type { Correction as Mended } from "./csvCheck.worker";
import styles from "./styles.module.css";

/** What the reader decided about a correction; the decimals stand in the form. */
export type Decisions = Omit<MendOptions, "decimals">;

export interface CorrectionProps {
  readonly correction: Mended;
  readonly decisions: Decisions;
  readonly onMend: (decisions: Decisions) => void;
  readonly onUse: (file: Blob) => void;
}

/** Hands a file to the reader; nothing leaves the browser. */
function save(file: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = name;
  link.click();
  // The browser needs the address until it has begun to save.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** What the checker would change, line by line; what only the reader can decide; and the corrected file. */
export function Correction({ correction, decisions, onMend, onUse }: CorrectionProps): ReactNode {
  const { changes, changeCount, changeList, file, questions, unit, warnings } = correction;
  const decide = (more: Decisions) => onMend({ ...decisions, ...more });
  return (
    <>
      {warnings.map((warning) => (
        <p key={warning}>{warning}</p>
      ))}
      {(questions.doubles > 0 ||
        questions.checksums > 0 ||
        questions.numbers > 0 ||
        decisions.style ||
        unit) && (
        <fieldset className={styles.decisions}>
          <legend>For you to decide</legend>
          {(questions.numbers > 0 || decisions.style) && (
            <label>
              1,000 is
              <select
                value={decisions.style ?? ""}
                onChange={({ target }) =>
                  decide({ style: (target.value || undefined) as Decisions["style"] })
                }
              >
                <option value="">either: leave it</option>
                <option value="point">one thousand</option>
                <option value="comma">one, with three decimals</option>
              </select>
            </label>
          )}
          {unit && (
            <label>
              Amounts are
              <select
                value={unit}
                onChange={({ target }) => decide({ unit: target.value as "tokens" | "base" })}
              >
                <option value="tokens">whole tokens</option>
                <option value="base">base units</option>
              </select>
            </label>
          )}
          {questions.doubles > 0 && (
            <label>
              <input
                type="checkbox"
                checked={decisions.isSummed ?? false}
                onChange={({ target }) => decide({ isSummed: target.checked })}
              />{" "}
              <TranslatableText>
                {`Add up the rows of one address (${inThousands(questions.doubles)} stood there before)`}
              </TranslatableText>
            </label>
          )}
          {(questions.checksums > 0 || decisions.isRespelled) && (
            <label>
              <input
                type="checkbox"
                checked={decisions.isRespelled ?? false}
                onChange={({ target }) => decide({ isRespelled: target.checked })}
              />{" "}
              Give addresses with a wrong checksum the right one. Compare them with their source first: a
              digit may be wrong, and the tokens are lost then
            </label>
          )}
        </fieldset>
      )}
      {changeCount > 0 && (
        <>
          <p className={styles.heading}>
            {changes.length < changeCount
              ? `The first ${inThousands(changes.length)} of ${inThousands(changeCount)} changes`
              : "Changes"}
          </p>
          <Lines label="Changes" lines={changes} />
          <div className={form.line}>
            <button type="button" className={form.action} onClick={() => onUse(file)}>
              Use the corrected file
            </button>
            <button type="button" className={form.action} onClick={() => save(file, "corrected.csv")}>
              Save it
            </button>
            <button type="button" className={form.action} onClick={() => save(changeList, "changes.txt")}>
              Save the list of changes
            </button>
          </div>
        </>
      )}
    </>
  );
}
