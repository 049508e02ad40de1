import { useLayoutEffect, useState, type ReactNode } from "react";
import { type SearchResults } from "@site/src/lib/search/client/client";
import styles from "./styles.module.css";

export type ResultsListener = (results: SearchResults) => void;

/**
 * A line between the modal's input and its results: the count for screen readers, and who answered when it was the
 * embedded index because no host did. It exists with JavaScript only.
 */
export default function SearchStatus({ listeners }: { listeners: Set<ResultsListener> }): ReactNode {
  const [results, setResults] = useState<SearchResults>();
  useLayoutEffect(() => {
    listeners.add(setResults);
    return () => void listeners.delete(setResults);
  }, [listeners]);
  const found = results?.results[0]?.nbHits ?? 0;
  return (
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
  );
}
