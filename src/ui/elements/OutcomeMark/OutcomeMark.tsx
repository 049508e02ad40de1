import { type ReactNode } from "react";
import styles from "./styles.module.css";

/** What a row says of a call: it succeeds, succeeds under a condition, or fails. */
export type OutcomeKind = "yes" | "if" | "no";

/** Paths in a box of 10 by 10, filled by the rule `evenodd`: a tick, a disc that is half full, and a cross. */
const PATHS: Readonly<Record<OutcomeKind, string>> = {
  yes: "M0.4 5.4 1.9 3.9 4 6 8.3 1.5 9.8 3 4 9z",
  if: "M5 0a5 5 0 1 0 0 10a5 5 0 1 0 0-10M5 1.4a3.6 3.6 0 1 1 0 7.2z",
  no: "M1.5 0 5 3.5 8.5 0 10 1.5 6.5 5 10 8.5 8.5 10 5 6.5 1.5 10 0 8.5 3.5 5 0 1.5z",
};

/**
 * The mark before an outcome, in the colour and the size of its text. It is drawn, because many fonts lack these
 * characters. The word after it says the same.
 */
export function OutcomeMark({ kind }: { readonly kind: OutcomeKind }): ReactNode {
  return (
    <svg className={styles.mark} viewBox="0 0 10 10" aria-hidden="true" data-outcome={kind}>
      <path d={PATHS[kind]} fillRule="evenodd" />
    </svg>
  );
}
