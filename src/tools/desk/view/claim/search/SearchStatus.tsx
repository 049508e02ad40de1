import type { ReactNode, Ref } from "react";
import { NotLoaded } from "@site/src/ui/loading/NotLoaded";
import { OutcomeMark } from "@site/src/ui/elements/OutcomeMark/OutcomeMark";
import { styles as form } from "@site/src/ui/elements/Form";
import { TranslatableText } from "@site/src/ui/text/TranslatableText/TranslatableText";
import type { SearchState } from "./useClaimSearch";
import styles from "../../styles.module.css";

interface SearchStatusProps {
  /** Takes the focus of a reader who is led here. */
  readonly area: Ref<HTMLDivElement>;
  readonly state: SearchState;
  /** What the reader has to give next, if the search waits for it. */
  readonly waitingFor: "address" | "list" | false | undefined;
  /** Who gave the root. The page's own address does not show what the contract stores. */
  readonly rootFrom: RootFrom;
  /** Takes the decimals with which the list has the root of the contract; 0 for base units. */
  readonly onDecimals: (decimals: number) => void;
}

type RootFrom = "node" | "reader" | "link";

/** How far the search is, or what came of it, in sentences that screen readers announce. Browser only. */
export function SearchStatus(props: SearchStatusProps): ReactNode {
  const { area, state, waitingFor, rootFrom, onDecimals } = props;
  if (state.kind === "failed") {
    return (
      <p role="alert" className={form.error}>
        <NotLoaded what="The code that reads the list" onRetry={state.retry} />
      </p>
    );
  }
  const {
    text,
    tone,
    more = [],
  } = state.kind === "idle"
    ? { text: WAITING[waitingFor || "nothing"], tone: "plain" as const }
    : describe(state, rootFrom);
  const fitting =
    state.kind === "done" && state.answer.kind === "found" ? state.answer.found.fittingDecimals : undefined;
  return (
    <div
      ref={area}
      tabIndex={-1}
      role="status"
      className={`${styles.stack} ${styles.target}`}
      data-result={state.kind === "done" ? "" : undefined}
    >
      {text && (
        <p className={CLASSES[tone]}>
          <TranslatableText changesWith={tone + text}>
            {tone !== "plain" && (
              <>
                <OutcomeMark kind={MARKS[tone]} />{" "}
              </>
            )}
            {text}
          </TranslatableText>
        </p>
      )}
      {fitting !== undefined && (
        <button type="button" className={form.action} onClick={() => onDecimals(fitting)}>
          <span key={fitting}>{fitting === 0 ? "Use base units" : `Use ${fitting} decimals`}</span>
        </button>
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

const CLASSES = { good: form.title, caution: form.title, bad: form.error, plain: form.hint };
const MARKS = { good: "yes", caution: "if", bad: "no" } as const;

const WAITING = {
  address: "Enter your address to find your row in the list.",
  list: "The page does not keep the list. Choose the list again.",
  nothing: "",
};

function describe(state: Extract<SearchState, { kind: "running" | "done" }>, rootFrom: RootFrom): Status {
  return state.kind === "running"
    ? { text: `Computing the tree: ${Math.floor(100 * state.share)} %`, tone: "plain" }
    : describeAnswer(state.answer, rootFrom);
}

function describeAnswer(
  answer: Extract<SearchState, { kind: "done" }>["answer"],
  rootFrom: RootFrom,
): Status {
  if (answer.kind === "refused") {
    const [text = "", ...more] = answer.sentences;
    return { text, tone: "bad", more };
  }
  const { faults, notes, claims, isRootEqual, count } = answer.found;
  if (faults.length > 0) return { text: faults[0]!, tone: "bad", more: [...faults.slice(1), ...notes] };
  const rows = claims.length === 1 ? "one row" : `${claims.length} rows`;
  const where =
    count === undefined ? "The file has" : `The list of ${count.toLocaleString("en")} recipients has`;
  if (isRootEqual && rootFrom === "link") {
    return {
      text: `${where} ${rows} for your address, and its root is the root in the link to this page. Check the campaign in step 1, because only the root of its contract counts.`,
      tone: "caution",
      more: notes,
    };
  }
  if (isRootEqual) {
    const whose = rootFrom === "node" ? "the root of the contract" : "the root that you entered";
    return {
      text: `${where} ${rows} for your address, and its root is ${whose}.`,
      tone: "good",
      more: notes,
    };
  }
  return {
    text: `${where} ${rows} for your address. Check the campaign in step 1, or enter its root there, because a claim with a different root fails.`,
    tone: "caution",
    more: notes,
  };
}
