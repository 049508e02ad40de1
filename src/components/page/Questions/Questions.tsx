import { type ReactNode } from "react";
import styles from "./styles.module.css";

interface QuestionsProps {
  /** How many questions are inside. */
  readonly count: string;
  /** Unfolded on phones from the start. */
  readonly open?: boolean;
  readonly children: ReactNode;
}

/**
 * The questions of one group, folded on phones: there a page of a hundred answers is a list of its groups first. Wider
 * windows show all of them and no fold. `src/remark/questions` puts it around what follows a heading. Plain HTML.
 */
export function Questions({ count, open = false, children }: QuestionsProps): ReactNode {
  return (
    <details className={styles.questions} open={open}>
      <summary>{count} questions</summary>
      {children}
    </details>
  );
}
