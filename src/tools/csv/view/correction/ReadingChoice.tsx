import type { ReactNode } from "react";
import { styles as form } from "@site/src/ui/elements/Form";
import styles from "../styles.module.css";

/** A way to read the amounts of a list. */
interface Reading {
  readonly name: string;
  /** Tokens in all. */
  readonly total: string;
  /** What the button says. */
  readonly action: string;
  readonly onChoose: () => void;
}

export interface ReadingChoiceProps {
  readonly label: string;
  /** Ends where the totals begin. */
  readonly question: string;
  readonly readings: readonly Reading[];
}

/** Asks how the amounts are meant, with the total of each reading. */
export function ReadingChoice({ label, question, readings }: ReadingChoiceProps): ReactNode {
  return (
    <div className={styles.question} role="group" aria-label={label}>
      <p>{question}</p>
      <dl className={form.facts}>
        {readings.map(({ name, total }) => [
          <dt key={name}>{name}</dt>,
          <dd key={`${name} total`}>{total} tokens in all</dd>,
        ])}
      </dl>
      <div className={form.line}>
        {readings.map(({ action, onChoose }) => (
          <button key={action} type="button" className={form.action} onClick={onChoose}>
            {action}
          </button>
        ))}
      </div>
    </div>
  );
}
