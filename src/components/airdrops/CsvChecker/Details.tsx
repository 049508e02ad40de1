import type { ReactNode } from "react";
import { styles as form } from "@site/src/components/elements/Form";
import { Lines, Totals } from "./Answer";
import { Correction, type Decisions } from "./Correction";
import type { Answer } from "./csvCheck.worker";
import { UnitsChoice } from "./UnitsChoice";
import styles from "./styles.module.css";

export interface DetailsProps {
  readonly answer: Answer;
  /** Decimals of the token, for both readings of amounts that look like base units. */
  readonly decimals: number;
  readonly decisions: Decisions;
  readonly onMend: (decisions: Decisions) => void;
  readonly onTokens: () => void;
  /** Puts the corrected file in place of the one that was checked. */
  readonly onUse: (file: Blob) => void;
}

/**
 * What stands below the sentence: the problems by line with the offer to mend them, the question about the unit, the
 * correction, or what an airdrop's factory asks for.
 */
export function Details({ answer, decimals, decisions, onMend, onTokens, onUse }: DetailsProps): ReactNode {
  if ("refusal" in answer) return null;
  const { problems, units, mended, campaign } = answer;
  return (
    <>
      {mended && <Correction correction={mended} decisions={decisions} onMend={onMend} onUse={onUse} />}
      {problems.length > 0 && (
        <>
          {mended && <p className={styles.heading}>Left for you, by the lines of the file as it is</p>}
          <Lines label="Problems" lines={problems} />
        </>
      )}
      {units && (
        <UnitsChoice
          key={`${units.sum} ${decimals}`}
          sum={units.sum}
          decimals={decimals}
          onTokens={() =>
            mended || problems.length > 0 ? onMend({ ...decisions, unit: "tokens" }) : onTokens()
          }
          onBase={() => onMend({ ...decisions, unit: "base" })}
        />
      )}
      {problems.length > 0 && !mended && (
        <p className={styles.offer}>
          <button type="button" className={form.action} onClick={() => onMend({})}>
            Mend it for me
          </button>{" "}
          <span className={form.hint}>
            Shows what it would change, and changes nothing before you say so.
          </span>
        </p>
      )}
      {campaign && <Totals key={campaign.root + campaign.sum + campaign.decimals} campaign={campaign} />}
    </>
  );
}
