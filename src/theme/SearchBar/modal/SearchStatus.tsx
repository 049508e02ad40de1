import { type ReactNode } from "react";
import styles from "../styles.module.css";
import { type Shown } from "./useAutocomplete";

/**
 * A line between the modal's input and its results: the count for screen readers, and who answered when it was the
 * embedded index because no host did. It exists with JavaScript only.
 */
export default function SearchStatus({ shown }: { shown: Shown | undefined }): ReactNode {
  const { answer, query } = shown ?? {};
  const found = answer?.results[0]?.nbHits ?? 0;
  return (
    <div role="status" data-answered={query}>
      {answer?.source === "fallback" && (
        <p className={styles.notice}>
          The search service cannot be reached. These results come from the index that is part of this site.
        </p>
      )}
      <span className={styles.spoken}>
        {answer && (found === 0 ? "No results" : found === 1 ? "1 result" : `${found} results`)}
      </span>
    </div>
  );
}
