import type { ReactNode } from "react";
import { NotLoaded } from "@site/src/ui/loading/NotLoaded";
import { OutcomeMark } from "@site/src/ui/elements/OutcomeMark/OutcomeMark";
import { TranslatableText } from "@site/src/ui/text/TranslatableText/TranslatableText";
import type { Answer } from "../worker/check.worker";
import { isOpen, summarize } from "./summary";
import type { CheckState } from "./useCsvCheck";
import styles from "./styles.module.css";

export interface StatusProps {
  readonly state: CheckState;
  /** Name of the file that is checked; without it, what is in the text field is. */
  readonly name: string | undefined;
}

/** How far the check is, or what it found, in a sentence that screen readers announce. */
export function Status({ state, name }: StatusProps): ReactNode {
  if (state.kind === "failed") {
    return (
      <p role="status" className={styles.bad}>
        <NotLoaded what={state.isWorker ? "The checker ran out of memory, or it" : "The checker"} />
      </p>
    );
  }
  const sign = state.kind === "done" && getSign(state.answer);
  const text = getText(state, name ? `${name}: ` : "");
  return (
    <p role="status" className={getStyle(state)}>
      <TranslatableText changesWith={`${sign} ${text}`}>
        {sign === "?" && <span aria-hidden="true">? </span>}
        {sign && sign !== "?" && (
          <>
            <OutcomeMark kind={sign} />{" "}
          </>
        )}
        {text}
      </TranslatableText>
    </p>
  );
}

function isGood(answer: Answer): boolean {
  return "problems" in answer && answer.problems.length === 0;
}

/** Checks whether nothing is wrong except that the reader must say how the amounts are meant. */
function isAsked(answer: Answer): boolean {
  return isGood(answer) && "problems" in answer && isOpen(answer);
}

function getSign(answer: Answer): "yes" | "no" | "?" {
  if (isAsked(answer)) return "?";
  return isGood(answer) ? "yes" : "no";
}

function getStyle(state: CheckState): string | undefined {
  if (state.kind !== "done" || isAsked(state.answer)) return undefined;
  return isGood(state.answer) ? styles.good : styles.bad;
}

function getText(state: Exclude<CheckState, { kind: "failed" }>, name: string): string {
  switch (state.kind) {
    case "idle":
      return "";
    case "running":
      return `${name}checking…`;
    case "cancelled":
      return `${name}the check was canceled.`;
    case "done":
      return name + summarize(state.answer);
  }
}
