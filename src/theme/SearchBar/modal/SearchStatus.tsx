import { useLayoutEffect, useState, type ReactNode } from "react";
import { type SearchAnswer } from "@site/src/tools/search/model/client/search";
import { FALLBACK } from "./resultsFooter";
import styles from "../styles.module.css";

/** Hears of each answer to what is in the input, and of an input that was emptied. */
export type AnswerListener = (query: string, answer: SearchAnswer | undefined) => void;

/** The text for screen readers about an answer: the number of hits, and what was searched for. It exists with JavaScript only. */
export default function SearchStatus({ listeners }: { listeners: Set<AnswerListener> }): ReactNode {
  const [{ query, answer }, setAnswered] = useState<{ query: string; answer?: SearchAnswer | undefined }>({
    query: "",
  });
  useLayoutEffect(() => {
    const listener: AnswerListener = (query, answer) => setAnswered({ query, answer });
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }, [listeners]);
  return (
    <div role="status" className={styles.spoken} data-answered={query}>
      {answer && textOf(answer)}
    </div>
  );
}

function textOf({ nbHits, searchedFor, source }: SearchAnswer): string {
  const count = nbHits === 0 ? "No results" : nbHits === 1 ? "1 result" : `${nbHits} results`;
  const notices = [source === "fallback" && FALLBACK, searchedFor && `Searched for: ${searchedFor}.`];
  return [count, ...notices.filter(Boolean)].join(". ");
}
