import clsx from "clsx";
import { type ReactNode } from "react";
import styles from "./styles.module.css";

interface FoldProps {
  /** What is inside, by number: "14 questions". */
  readonly summary: string;
  /** Unfolded from the start. */
  readonly open?: boolean;
  /** Folded on phones alone: wider windows show all, and no fold. */
  readonly narrow?: boolean;
  readonly children: ReactNode;
}

/**
 * Folds the text below a heading, which stays in sight: groups of questions on phones, inherited members of contracts.
 * Links and find in page lead into it. Plain HTML.
 */
export function Fold({ summary, open = false, narrow = false, children }: FoldProps): ReactNode {
  return (
    <details className={clsx(styles.fold, narrow && styles.narrow)} open={open}>
      <summary>{summary}</summary>
      {children}
    </details>
  );
}
