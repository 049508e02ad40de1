import type { ReactNode } from "react";
import { projectStatus } from "@site/data/status";
import { inDays, inMonths } from "@site/src/lib/wording";
import styles from "./styles.module.css";

/**
 * The one notice on the state of the project and its app: what can be created where and until when, each line with
 * its day and source. Two sentences are on show; the dated list opens below them, and is in the HTML either way.
 * Needs no JavaScript.
 */
export function StatusNotice(): ReactNode {
  const { asOf, summary, statements } = projectStatus;
  return (
    <div className={styles.notice} role="note" aria-label="Project status">
      <p className={styles.summary}>
        <strong>
          Status, <time dateTime={asOf}>{inMonths(asOf)}</time>.
        </strong>{" "}
        {summary.create} {summary.keep}
      </p>
      <details className={styles.details}>
        <summary>Dates and sources</summary>
        <dl className={styles.list}>
          {statements.map((one) => (
            <div key={one.subject}>
              <dt>{one.subject}</dt>
              <dd>
                {one.text}{" "}
                <span className={styles.source}>
                  (<time dateTime={one.asOf}>{inDays(one.asOf)}</time>,{" "}
                  <a href={one.source.url}>{one.source.label}</a>)
                </span>
              </dd>
            </div>
          ))}
        </dl>
      </details>
    </div>
  );
}
