import type { ReactNode } from "react";
import type { Answer } from "@site/src/tools/batch/worker/protocol";
import { OutcomeMark } from "@site/src/ui/elements/OutcomeMark/OutcomeMark";
import { TranslatableText } from "@site/src/ui/text/TranslatableText/TranslatableText";
import type { BatchState } from "../../useBatch";
import styles from "../../styles.module.css";

/** How far the builder is, or what came of it, in a sentence that screen readers announce. */
export function BatchStatus({ state }: { readonly state: BatchState }): ReactNode {
  const { text, isGood, isCaution } = describeState(state);
  const tone = isGood === undefined ? styles.status : isGood ? styles.good : styles.bad;
  return (
    <p
      role="status"
      className={isCaution ? styles.caution : tone}
      data-result={state.kind === "done" ? "" : undefined}
    >
      <TranslatableText changesWith={`${isGood} ${text}`}>
        {isGood !== undefined && (
          <>
            <OutcomeMark kind={isGood ? "yes" : "no"} />{" "}
          </>
        )}
        {text}
      </TranslatableText>
    </p>
  );
}

/** A sentence, and whether it is good news, bad news, or something to compare. */
interface Status {
  readonly text: string;
  readonly isGood?: boolean;
  readonly isCaution?: boolean;
}

function describeState(state: BatchState): Status {
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
      return describeAnswer(state.answer);
  }
}

function describeAnswer(answer: Answer): Status {
  if (answer.kind === "refused") return { text: answer.sentence, isGood: false };
  if (answer.kind === "unbuilt") {
    const { fields, rows } = answer;
    const count = fields.length + rows.length;
    return { text: `${count} ${count === 1 ? "thing" : "things"} to correct above.`, isGood: false };
  }
  if (answer.kind === "read") {
    const { report, comparison } = answer;
    const count = `${report.count} ${report.count === 1 ? "transaction" : "transactions"}`;
    const isIncomplete = typeof comparison === "object" && comparison.isIncomplete;
    const isNotAsAgreed =
      comparison !== undefined && (typeof comparison === "string" || !(comparison.isEqual || isIncomplete));
    const areRowsEqual = typeof comparison === "object" && comparison.counts.equal === comparison.rows.length;
    if (isNotAsAgreed && !(areRowsEqual && report.verdict === "danger"))
      return { text: `${count}. The batch is not as agreed. Do not sign it.`, isGood: false };
    if (report.verdict === "danger")
      return { text: `${count}. Do not sign until you understand each red line.`, isGood: false };
    if (isIncomplete)
      return {
        text: `${count}. Not everything could be compared with what was agreed. Read the sentences below.`,
        isCaution: true,
      };
    if (report.verdict === "unknown")
      return {
        text: `${count}. The reader does not know everything in it. Compare each marked line.`,
        isCaution: true,
      };
    return {
      text: `${count} for your Safe, ${answer.ownSafe ?? ""}, and every call is known. Compare recipients and amounts with what was agreed.`,
      isGood: true,
    };
  }
  const refused = answer.batches.filter((batch) => batch.refused.length > 0);
  if (refused.length > 0)
    return { text: "The contracts reject this batch, so there is nothing to export.", isGood: false };
  const streams = `${answer.count} ${answer.count === 1 ? "stream" : "streams"}`;
  const what = answer.example ? `on ${streams} opened for the trial` : `and creates ${streams}`;
  return { text: `Tested on the released contracts: everything works, ${what}.`, isGood: true };
}
