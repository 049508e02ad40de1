import type { ReactNode } from "react";
import { CopyButton } from "@site/src/ui/elements/CopyButton/CopyButton";
import { CodeForChain } from "@site/src/ui/chain/CodeForChain";
import styles from "./styles.module.css";

interface PlainCodeProps {
  /** What the code is: "curl", "Answer". */
  readonly title: string;
  readonly code: string;
  /** The part of it that is shown, where all of it would be too long for a page; what is copied is whole. */
  readonly shown?: string;
  /** Whether the values of the reader's chain are filled into it. */
  readonly forChain?: boolean;
}

/**
 * Code to copy rather than to read: one piece of text, without an element for each token, so that a page can hold many.
 * Long lines wrap. Without JavaScript only the button is missing.
 */
export function PlainCode({ title, code, shown = code, forChain }: PlainCodeProps): ReactNode {
  if (forChain)
    return <CodeForChain code={code}>{(filled) => <PlainCode title={title} code={filled} />}</CodeForChain>;
  return (
    <figure className={styles.figure}>
      <figcaption className={styles.caption}>
        {title} <CopyButton value={code} of={title} />
      </figcaption>
      <pre className={styles.code}>
        <code>{shown}</code>
      </pre>
    </figure>
  );
}
