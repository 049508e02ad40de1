import { OutcomeMark } from "@site/src/ui/elements/OutcomeMark/OutcomeMark";
import type { ReactNode } from "react";
import { formatThousands } from "@site/src/protocol/text/wording";
import { RefusalText } from "./RefusalText";
import type { Outcome } from "../useOutcome";
import styles from "../styles.module.css";

/**
 * What an action came to, under its button: green with what changed, or red with the error. Screen readers say it when
 * it comes; empty where another action was the last. Browser only.
 */
export function OutcomeText({ outcome }: { readonly outcome: Outcome | undefined }): ReactNode {
  const { changes = [], entry, number } = outcome ?? {};
  return (
    <div role="status">
      {entry?.refusal && (
        <div key={number} className={styles.refused}>
          <RefusalText
            refusal={entry.refusal}
            lead={
              <>
                <OutcomeMark kind="no" /> Transaction {number} was rejected:
              </>
            }
          />
        </div>
      )}
      {entry && !entry.refusal && (
        <p key={number} className={styles.done}>
          <strong>
            <OutcomeMark kind="yes" /> Transaction {number} went through.
          </strong>{" "}
          {changes.map(({ after, before, label }) => (
            <span key={label} className={styles.change}>
              {label}: {before} → {after}.{" "}
            </span>
          ))}
          <span className={styles.gas}>{formatThousands(entry.gas ?? 0n)} gas</span>
        </p>
      )}
    </div>
  );
}
