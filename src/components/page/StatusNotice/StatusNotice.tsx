import type { ReactNode } from "react";
import Head from "@docusaurus/Head";
import { announcement } from "@site/config/navigation/announcement";
import { projectStatus } from "@site/data/site/status";
import { Collapsible } from "@site/src/ui/elements/Collapsible/Collapsible";
import { formatDays, formatMonths } from "@site/src/protocol/text/wording";
import styles from "./styles.module.css";

/**
 * The one notice on the state of the project and its app: what can be created where and until when, each line with
 * its day and source. One line is on show, and the dated list opens below it. Paper has the line
 * alone, so that the page's own answer is on the first sheet. The bar above the navbar says the same, so that the page
 * hides it. Needs no JavaScript.
 */
export function StatusNotice(): ReactNode {
  const { asOf, summary, statements } = projectStatus;
  return (
    <div className={styles.notice} role="note" aria-label="Project status">
      <Head>
        <html data-announced={announcement.id} />
      </Head>
      <Collapsible
        className={styles.details}
        summary={
          <summary>
            <strong>
              Status, <time dateTime={asOf}>{formatMonths(asOf)}</time>.
            </strong>{" "}
            {summary.brief}
          </summary>
        }
      >
        <div className="screen-only">
          <p>
            {summary.create} {summary.keep}
          </p>
          <dl className={styles.list}>
            {statements.map((statement) => (
              <div key={statement.subject}>
                <dt>{statement.subject}</dt>
                <dd>
                  {statement.text}{" "}
                  <span className={styles.source}>
                    (<time dateTime={statement.asOf}>{formatDays(statement.asOf)}</time>,{" "}
                    <a href={statement.source.url}>{statement.source.label}</a>)
                  </span>
                </dd>
              </div>
            ))}
          </dl>
        </div>
      </Collapsible>
    </div>
  );
}
