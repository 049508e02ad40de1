import type { ReactNode } from "react";
import { SaveButton, styles as form } from "@site/src/ui/elements/Form";
import { LineList } from "@site/src/ui/elements/LineList/LineList";
import { formatThousands } from "@site/src/protocol/text/wording";
import type { Correction as Mended } from "../../worker/check.worker";
import { DecisionFields } from "./DecisionFields";
import type { Decisions } from "../useCsvChecker";
import styles from "../styles.module.css";

export interface CorrectionProps {
  readonly correction: Mended;
  /** Whether the question about points and commas is asked elsewhere, with the totals. */
  readonly isStyleAsked: boolean;
  readonly decisions: Decisions;
  readonly onMend: (decisions: Decisions) => void;
  readonly onUse: (file: Blob) => void;
}

/** What the checker would change, line by line; what only the reader can decide; and the corrected file. */
export function Correction({
  correction,
  isStyleAsked,
  decisions,
  onMend,
  onUse,
}: CorrectionProps): ReactNode {
  const { changes, changeCount, changeList, file, saved } = correction;
  return (
    <>
      <DecisionFields
        correction={correction}
        isStyleAsked={isStyleAsked}
        decisions={decisions}
        onDecide={(more) => onMend({ ...decisions, ...more })}
      />
      {changeCount > 0 && (
        <>
          <p className={styles.heading}>
            {changes.length < changeCount
              ? `The first ${formatThousands(changes.length)} of ${formatThousands(changeCount)} changes`
              : "Changes"}
          </p>
          <LineList label="Changes" lines={changes} />
          <div className={form.line}>
            <button type="button" className={form.action} onClick={() => onUse(file)}>
              Use the corrected file
            </button>
            <SaveButton text={saved} name="corrected.csv" />
            <SaveButton text={changeList} name="changes.txt" />
          </div>
        </>
      )}
    </>
  );
}
