import { useLayoutEffect, useState, type ReactNode, type RefObject } from "react";
import { createPortal } from "react-dom";
import NearestQuestions from "@site/src/tools/search/theme/SearchPage/NearestQuestions";
import { type SearchAnswer } from "@site/src/tools/search";
import { FALLBACK } from "./resultsFooter";
import styles from "../styles.module.css";

/** Hears of each answer to what is in the input, and of an input that was emptied. */
export type AnswerListener = (query: string, answer: SearchAnswer | undefined) => void;

interface SearchStatusProps {
  listeners: Set<AnswerListener>;
  /** The element around DocSearch's modal. */
  root: RefObject<HTMLElement | null>;
  onClose(): void;
}

/**
 * The text for screen readers about an answer: the number of hits, and what was searched for. Below DocSearch's screen
 * without results it shows the nearest questions and the sections of the site. It exists with JavaScript only.
 */
export default function SearchStatus({ listeners, root, onClose }: SearchStatusProps): ReactNode {
  const [{ query, answer }, setAnswered] = useState<{ query: string; answer?: SearchAnswer | undefined }>({
    query: "",
  });
  useLayoutEffect(() => {
    const listener: AnswerListener = (query, answer) => setAnswered({ query, answer });
    listeners.add(listener);
    return () => void listeners.delete(listener);
  }, [listeners]);
  const list = root.current?.querySelector(".DocSearch-Dropdown");
  return (
    <>
      <div role="status" className="DocSearch-VisuallyHiddenForAccessibility" data-answered={query}>
        {answer && getText(answer)}
      </div>
      {answer?.nbHits === 0 &&
        list &&
        createPortal(
          <div className={styles.nearest}>
            <NearestQuestions questions={answer.nearest ?? []} onFollow={onClose} />
          </div>,
          list,
        )}
    </>
  );
}

function getText({ nbHits, searchedFor, source }: SearchAnswer): string {
  const count = nbHits === 0 ? "No results" : nbHits === 1 ? "1 result" : `${nbHits} results`;
  const notices = [source === "fallback" && FALLBACK, searchedFor && `Searched for: ${searchedFor}.`];
  return [count, ...notices.filter(Boolean)].join(". ");
}
