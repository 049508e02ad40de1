import type { ReactNode } from "react";
import { styles as form } from "@site/src/components/elements/Form";
import { formatAmount } from "@site/src/lib/text/amount";
import { inThousands } from "@site/src/lib/text/wording";
import styles from "./styles.module.css";

export interface UnitsChoiceProps {
  /** Sum of the amounts as the digits stand there. */
  readonly sum: bigint;
  /** Decimals of the token. */
  readonly decimals: number;
  readonly onTokens: () => void;
  readonly onBase: () => void;
}

/** Asks whether amounts are whole tokens or base units, with the total of either reading. */
export function UnitsChoice({ sum, decimals, onTokens, onBase }: UnitsChoiceProps): ReactNode {
  return (
    <div className={styles.question} role="group" aria-label="Unit of the amounts">
      <p>
        The amounts look like base units, and whole tokens belong here. With {decimals} decimals, the list is
        of
      </p>
      <dl className={form.facts}>
        <dt>Read as tokens</dt>
        <dd>{inThousands(sum)} tokens in all</dd>
        <dt>Read as base units</dt>
        <dd>{formatAmount(sum, decimals)} tokens in all</dd>
      </dl>
      <div className={form.line}>
        <button type="button" className={form.action} onClick={onBase}>
          Base units: convert them
        </button>
        <button type="button" className={form.action} onClick={onTokens}>
          Whole tokens: leave them
        </button>
      </div>
    </div>
  );
}
