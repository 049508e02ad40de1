import type { ReactNode } from "react";
import type { Code } from "@site/src/tools/playground/model";
import { CodeTabs } from "../CodeTabs/CodeTabs";
import shared from "../styles.module.css";
import styles from "./styles.module.css";

/** The lines that start a playground's stream, in both languages of the guides. Without JavaScript it is the Solidity. */
export function StartingCode({ code }: { readonly code: Code }): ReactNode {
  return (
    <div className={styles.startingCode} data-search="off">
      <p className={shared.heading}>
        <strong>The code that starts this stream</strong>
        <span className={shared.hint}>
          Approve the deposit, then create the stream. Amounts are in base units.
        </span>
      </p>
      <CodeTabs code={code} />
    </div>
  );
}
