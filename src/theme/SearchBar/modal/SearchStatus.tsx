import { useLayoutEffect, useState, type ReactNode } from "react";
import { type SearchResults } from "@site/src/lib/search/client/client";
import NearestQuestions from "@site/src/theme/SearchPage/NearestQuestions";
import styles from "../styles.module.css";

/** Hears of each answer, and of an input that was emptied. */
export type ResultsListener = (results: SearchResults | undefined) => void;

interface SearchStatusProps {
  listeners: Set<ResultsListener>;
  /** Called before a link is followed. */
  onFollow(): void;
}

/**
 * A line between the modal's input and its results: the count for screen readers, and who answered when it was the
 * embedded index because no host did. Below a list that is empty stand the nearest questions and the sections. It exists with JavaScript only.
 */
export default function SearchStatus({ listeners, onFollow }: SearchStatusProps): ReactNode {
  const [results, setResults] = useState<SearchResults>();
  useLayoutEffect(() => {
    listeners.add(setResults);
    return () => void listeners.delete(setResults);
  }, [listeners]);
  const found = results?.results[0]?.nbHits ?? 0;
  return (
    <>
      <div role="status" data-answered={results?.results[0]?.query}>
        {results?.source === "fallback" && (
          <p className={styles.notice}>
            The search service cannot be reached. These results come from the index that is part of this site.
          </p>
        )}
        <span className={styles.spoken}>
          {results && (found === 0 ? "No results" : found === 1 ? "1 result" : `${found} results`)}
        </span>
      </div>
      {results && found === 0 && (
        <div className={styles.nothing}>
          <NearestQuestions questions={results.results[0]?.nearest ?? []} onFollow={onFollow} />
        </div>
      )}
    </>
  );
}
