import { memo, useLayoutEffect, useRef, useState, type ReactNode } from "react";
import useDocusaurusContext from "@docusaurus/useDocusaurusContext";
import { type SearchOptions } from "@site/src/client/search";
import { StoredSearches } from "@site/src/lib/search/storedSearches";
import NearestQuestions from "@site/src/theme/SearchPage/NearestQuestions";
import SearchDialog from "../SearchDialog";
import styles from "../styles.module.css";
import ErrorScreen from "./ErrorScreen";
import Footer from "./Footer";
import { type ListProps } from "./HitList";
import NoResults from "./NoResults";
import Results from "./Results";
import SearchField from "./SearchField";
import SearchStatus from "./SearchStatus";
import StartScreen from "./StartScreen";
import { useAutocomplete, type AutocompleteProps, type Collection, type Shown } from "./useAutocomplete";

export interface SearchModalProps extends Pick<
  AutocompleteProps,
  "initialQuery" | "initialEnter" | "onFollow"
> {
  onClose(): void;
}

/**
 * The search's modal, with the look of DocSearch and on the library that DocSearch stands on: results while one types,
 * or searches that the reader has stored. It exists with JavaScript only.
 *
 * @param props.onFollow closes the search and opens an address on this site.
 */
export default function SearchModal({ onClose, ...props }: SearchModalProps): ReactNode {
  const { themeConfig } = useDocusaurusContext().siteConfig;
  const options = (themeConfig as unknown as { algolia: SearchOptions }).algolia;
  const [stored] = useState(() => new StoredSearches(() => window.localStorage, options.indexName));
  const { autocomplete, state, shown, inputProps, ask } = useAutocomplete({ ...props, options, stored });
  const scrolled = useRef<HTMLElement>(null);

  // Other results are read from their beginning. Where nothing was scrolled, the browser need not lay them out at once.
  useLayoutEffect(() => {
    if (scrolled.current) scrolled.current.scrollTop = 0;
    scrolled.current = null;
  }, [shown?.query]);

  return (
    <SearchDialog
      data-hosted={options.hosted}
      className={state.status === "stalled" ? "DocSearch-Container--Stalled" : undefined}
      onClose={onClose}
    >
      <SearchField
        autocomplete={autocomplete}
        state={state}
        inputProps={inputProps}
        ask={ask}
        onClose={onClose}
      />
      <SearchStatus shown={shown} />
      {/* Who scrolls through the results needs the room of the keyboard. */}
      <div
        className="DocSearch-Dropdown"
        onScroll={({ currentTarget }) => (scrolled.current = currentTarget)}
        onTouchMove={() => inputProps.ref.current?.blur()}
      >
        {shown && (
          <Screen
            autocomplete={autocomplete}
            collections={state.collections}
            activeItemId={state.activeItemId}
            shown={shown}
            stored={stored}
            onAsk={ask}
            onFollow={props.onFollow}
            onClose={onClose}
          />
        )}
        {shown?.answer?.results[0]?.nbHits === 0 && (
          <div className={styles.nothing}>
            <NearestQuestions questions={shown.answer.results[0].nearest ?? []} onFollow={onClose} />
          </div>
        )}
      </div>
      <Footer isHosted={options.hosted} />
    </SearchDialog>
  );
}

interface ScreenProps extends ListProps {
  shown: Shown;
  collections: readonly Collection[];
  stored: StoredSearches;
  onAsk(query: string): void;
  onClose(): void;
}

// A letter is rendered in the input alone; this follows with its results.
const Screen = memo(function Screen({ shown, stored, onAsk, onClose, ...list }: ScreenProps): ReactNode {
  const { query, answer, suggestions } = shown;
  if (!query) return <StartScreen {...list} stored={stored} />;
  if (!answer) return <ErrorScreen />;
  if (list.collections.length === 0)
    return <NoResults query={query} suggestions={suggestions} onAsk={onAsk} />;
  const total = answer.results[0]?.nbHits ?? 0;
  return <Results {...list} query={query} total={total} onClose={onClose} />;
});
