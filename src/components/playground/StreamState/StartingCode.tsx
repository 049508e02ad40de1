import type { ReactNode } from "react";
import { PlainCode } from "@site/src/components/elements/PlainCode";
import type { Code } from "@site/src/lib/playground";
import styles from "../styles.module.css";

/** The lines that start a playground's stream, in both languages of the guides. Plain HTML; copying needs JavaScript. */
export function StartingCode({ code }: { readonly code: Code }): ReactNode {
  return (
    <div className={styles.startingCode}>
      <p className={styles.logTitle}>
        <strong>The code that starts this stream</strong>
        <span className={styles.hint}>Approve the deposit, then create; amounts in base units.</span>
      </p>
      <div className={styles.languages}>
        <PlainCode title="Solidity" code={code.solidity} />
        <PlainCode title="viem" code={code.viem} />
      </div>
    </div>
  );
}
