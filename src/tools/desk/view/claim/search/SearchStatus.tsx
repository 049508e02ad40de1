import type { ReactNode } from "react";
import { TranslatableText } from "@site/src/ui/text/TranslatableText/TranslatableText";
import type { SearchState } from "./useClaimSearch";
import styles from "../styles.module.css";

interface SearchStatusProps {
  readonly state: SearchState;
  /** Whether there is a list but no address to look for. */
  readonly isWaiting: boolean;
}

/** How far the search is, or what came of it, in sentences that screen readers announce. Browser only. */
export function SearchStatus({ state, isWaiting }: SearchStatusProps): ReactNode {
  const { text, tone, more = [] } = describe(state, isWaiting);
  const sign = { good: "✓ ", bad: "✗ ", caution: "", plain: "" }[tone];
  return (
    <div role="status" className={styles.status}>
      {text && (
        <p className={styles[tone]}>
          <TranslatableText changesWith={sign + text}>
            {sign && <span aria-hidden="true">{sign}</span>}
            {text}
          </TranslatableText>
        </p>
      )}
      {more.map((sentence) => (
        <p key={sentence}>
          <TranslatableText>{sentence}</TranslatableText>
        </p>
      ))}
    </div>
  );
}

interface Status {
  readonly text: string;
  readonly tone: "good" | "bad" | "caution" | "plain";
  readonly more?: readonly string[];
}

function describe(state: SearchState, isWaiting: boolean): Status {
  switch (state.kind) {
    case "idle":
      return { text: isWaiting ? "Enter your address to find your row in the list." : "", tone: "plain" };
    case "running":
      return { text: `Computing the tree: ${Math.floor(100 * state.share)} %`, tone: "plain" };
    case "failed":
      return {
        text: "The reader could not be loaded. Check your connection, or load the page again.",
        tone: "bad",
      };
    case "done":
      return describeAnswer(state.answer);
  }
}

function describeAnswer(answer: Extract<SearchState, { kind: "done" }>["answer"]): Status {
  if (answer.kind === "refused") {
    const [text = "", ...more] = answer.sentences;
    return { text, tone: "bad", more };
  }
  const { faults, notes, claims, isRootEqual, count } = answer.found;
  if (faults.length > 0) return { text: faults[0]!, tone: "bad", more: [...faults.slice(1), ...notes] };
  const rows = claims.length === 1 ? "one row" : `${claims.length} rows`;
  const where =
    count === undefined ? "The file has" : `The list of ${count.toLocaleString("en")} recipients has`;
  if (isRootEqual) {
    return {
      text: `${where} ${rows} for your address, and its root is the root of the contract.`,
      tone: "good",
      more: notes,
    };
  }
  return {
    text: `${where} ${rows} for your address. Enter the root of the contract, because a claim with a different root fails.`,
    tone: "caution",
    more: notes,
  };
}
