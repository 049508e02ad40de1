import { type ReactNode } from "react";
import { OutcomeMark } from "../OutcomeMark/OutcomeMark";
import styles from "./styles.module.css";

/**
 * A small sign that a test shows what is above. It unfolds to which test, or how far it went; /support/faq#tested
 * says what the sign means. Not on paper. Plain HTML.
 */
export function Tested({ children }: { readonly children: ReactNode }): ReactNode {
  return (
    <details className={`screen-only ${styles.tested}`}>
      <summary>
        <OutcomeMark kind="yes" /> Tested
      </summary>
      {children}
    </details>
  );
}
