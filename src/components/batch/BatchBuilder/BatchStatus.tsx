import type { ReactNode } from "react";
import type { Answer } from "@site/src/client/batch/protocol";
import { TranslatableText } from "@site/src/components/text/TranslatableText";
import type { BatchState } from "../useBatch";
import styles from "../styles.module.css";

/** How far the builder is, or what came of it, in a sentence that screen readers announce. */
export function BatchStatus({ state }: { readonly state: BatchState }): ReactNode {
  const { text, isGood } = inWords(state);
  const sign = isGood === undefined ? "" : isGood ? "✓ " : "✗ ";
  return (
    <p role="status" className={isGood === undefined ? styles.status : isGood ? styles.good : styles.bad}>
      <TranslatableText changesWith={sign + text}>
        {sign && <span aria-hidden="true">{sign}</span>}
        {text}
      </TranslatableText>
    </p>
  );
}

function inWords(state: BatchState): { text: string; isGood?: boolean } {
  switch (state.kind) {
    case "idle":
      return { text: "" };
    case "running":
      return { text: `${state.doing}…` };
    case "failed":
      return {
        text: "The builder could not be loaded. Check your connection and try again, or reload the page.",
        isGood: false,
      };
    case "done":
      return ofAnswer(state.answer);
  }
}

function ofAnswer(answer: Answer): { text: string; isGood?: boolean } {
  if (answer.kind === "refused") return { text: answer.sentence, isGood: false };
  if (answer.kind === "unbuilt") {
    const { fields, rows } = answer;
    const count = fields.length + rows.length;
    return { text: `${count} ${count === 1 ? "thing" : "things"} to correct above.`, isGood: false };
  }
  if (answer.kind === "read") {
    const { transactions, warnings, comparison } = answer;
    const isNotAsAgreed = comparison !== undefined && (typeof comparison === "string" || !comparison.isEqual);
    const odd =
      Number(isNotAsAgreed) +
      warnings.length +
      transactions.reduce((sum, one) => sum + one.warnings.length, 0);
    const count = `${transactions.length} ${transactions.length === 1 ? "transaction" : "transactions"}`;
    return odd === 0
      ? { text: `${count}, nothing odd found.`, isGood: true }
      : { text: `${count}, and ${odd === 1 ? "one thing" : `${odd} things`} to look at.`, isGood: false };
  }
  const refused = answer.batches.filter((one) => one.refused.length > 0);
  if (refused.length > 0) return { text: "The contracts refuse it. Nothing is handed over.", isGood: false };
  const streams = `${answer.count} ${answer.count === 1 ? "stream" : "streams"}`;
  const what = answer.example ? `on ${streams} opened for the trial` : `and creates ${streams}`;
  return { text: `Tried on the released contracts: all of it works, ${what}.`, isGood: true };
}
