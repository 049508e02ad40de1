import type { ReactNode } from "react";
import { CopyButton } from "@site/src/ui/elements/CopyButton/CopyButton";
import type { Outcome } from "@site/src/protocol/indexers/request";
import styles from "./styles.module.css";

/** Checks whether an answer holds no row at all. */
function isEmpty(data: unknown): boolean {
  if (typeof data !== "object" || data === null) return true;
  return Object.values(data).every((value) => value === null || (Array.isArray(value) && value.length === 0));
}

interface AnswerProps {
  /** What is wrong with the request, before it is sent. */
  readonly problem?: string;
  readonly outcome?: Outcome;
  readonly isRunning: boolean;
}

/** What came of a query: a sentence, and the data as JSON. The sentence is read out when it changes. */
export function Answer({ problem, outcome, isRunning }: AnswerProps): ReactNode {
  const text =
    outcome?.kind === "answer" && outcome.data !== null ? JSON.stringify(outcome.data, null, 2) : "";
  return (
    <>
      <div role="status" className={styles.outcome}>
        {isRunning ? <p>Waiting for the answer.</p> : <Sentence problem={problem} outcome={outcome} />}
      </div>
      {text && !isRunning ? (
        <div className={styles.answer} data-result="">
          <div className={styles.answerHead}>
            Answer <CopyButton value={text} of="the answer" />
          </div>
          <pre tabIndex={0} aria-label="Answer">
            {text}
          </pre>
        </div>
      ) : null}
    </>
  );
}

function Sentence({ problem, outcome }: Pick<AnswerProps, "problem" | "outcome">): ReactNode {
  if (problem) return <p className={styles.bad}>{problem}</p>;
  if (!outcome) return null;
  if (outcome.kind === "stopped") return <p>Stopped.</p>;
  if (outcome.kind === "failure") return <p className={styles.bad}>{outcome.message}</p>;
  if (outcome.errors.length > 0) {
    return (
      <>
        <p className={styles.bad}>The indexer reports:</p>
        <ul>
          {outcome.errors.map((message, index) => (
            <li key={index}>{message}</li>
          ))}
        </ul>
        {outcome.hint ? <p>{outcome.hint}</p> : null}
      </>
    );
  }
  return isEmpty(outcome.data) ? (
    <p>
      No row matches. The IDs and addresses in the documented queries are made up. Put your own into the
      variables.
    </p>
  ) : (
    <p>The indexer answered.</p>
  );
}
