import clsx from "clsx";
import type { ReactNode } from "react";
import { projectStatus } from "@site/data/site/status";
import { Collapsible } from "@site/src/ui/elements/Collapsible/Collapsible";
import { inDays, inMonths } from "@site/src/protocol/text/wording";
import styles from "./styles.module.css";

export interface StatusNoticeProps {
  /** One line, which unfolds to the rest. */
  readonly brief?: boolean;
}

/**
 * The one notice on the state of the project and its app: what can be created where and until when, each line with
 * its day and source. The summary is on show; the dated list opens below it, and is in the HTML either way.
 * Needs no JavaScript.
 */
export function StatusNotice({ brief = false }: StatusNoticeProps): ReactNode {
  const { asOf, summary, statements } = projectStatus;
  const title = (
    <strong>
      Status, <time dateTime={asOf}>{inMonths(asOf)}</time>.
    </strong>
  );
  return (
    <div className={clsx(styles.notice, brief && styles.brief)} role="note" aria-label="Project status">
      {brief ? null : (
        <p className={styles.summary}>
          {title} {summary.create} {summary.keep}
        </p>
      )}
      <Collapsible
        className={styles.details}
        summary={
          brief ? (
            <summary>
              {title} {summary.brief}
            </summary>
          ) : (
            <summary>Dates and sources</summary>
          )
        }
      >
        {brief ? (
          <p>
            {summary.create} {summary.keep}
          </p>
        ) : null}
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
      </Collapsible>
    </div>
  );
}
