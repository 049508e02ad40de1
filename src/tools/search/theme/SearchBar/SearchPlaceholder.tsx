import { useLayoutEffect, useRef, useState, type ReactNode } from "react";
import { MAX_QUERY_LENGTH } from "@site/src/tools/search";
import { verbatim } from "@site/src/ui/elements/Form/verbatim";

export interface SearchPlaceholderProps {
  initialQuery: string;
  /** Whether the next letter replaces it. */
  isSelected: boolean;
  /** Whether the modal has been loaded: what was typed is handed to it as soon as no letter is being composed. */
  ready: boolean;
  onReady(query: string, enter: KeyboardEvent | undefined): void;
  onClose(): void;
}

/**
 * The search's modal until DocSearch is loaded: its input alone, in the same place. It takes the focus in the press
 * that opened it (phones show their keyboard for nothing less), and what is typed into it, also an Enter, is handed
 * to the modal. It exists with JavaScript only.
 */
export default function SearchPlaceholder({
  initialQuery,
  isSelected,
  ready,
  onReady,
  onClose,
}: SearchPlaceholderProps): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  const enter = useRef<KeyboardEvent>(undefined);
  const composes = useRef(false);
  const [isSearching, setSearching] = useState(initialQuery !== "");
  const handOver = () => onReady(input.current?.value ?? "", enter.current);
  useLayoutEffect(() => {
    input.current?.focus({ preventScroll: true });
    const end = initialQuery.length;
    input.current?.setSelectionRange(isSelected ? 0 : end, end);
  }, [initialQuery, isSelected]);
  // Not an effect after the paint: what is typed between that and the modal would be lost.
  useLayoutEffect(() => {
    if (ready && !composes.current) handOver();
  });
  return (
    <div
      className="DocSearch DocSearch-Container"
      onMouseDown={({ target, currentTarget }) => target === currentTarget && onClose()}
    >
      <div className="DocSearch-Modal">
        <header className="DocSearch-SearchBar">
          <div className="DocSearch-Form">
            <span className="DocSearch-MagnifierLabel">
              <svg width="20" height="20" viewBox="0 0 20 20" aria-hidden="true">
                <path
                  d="m14.300 14.300 4.200 4.200M16.500 9a7.500 7.500 0 1 1-15 0 7.500 7.500 0 0 1 15 0Z"
                  stroke="currentColor"
                  fill="none"
                  strokeLinecap="round"
                />
              </svg>
            </span>
            <input
              ref={input}
              className="DocSearch-Input"
              type="search"
              aria-label="Search"
              placeholder="Search docs"
              defaultValue={initialQuery}
              maxLength={MAX_QUERY_LENGTH}
              onInput={({ currentTarget }) => {
                enter.current = undefined;
                setSearching(currentTarget.value !== "");
              }}
              onKeyDown={({ nativeEvent }) => {
                enter.current = nativeEvent.key === "Enter" && !composes.current ? nativeEvent : undefined;
              }}
              onCompositionStart={() => (composes.current = true)}
              onCompositionEnd={() => {
                composes.current = false;
                if (ready) handOver();
              }}
              {...verbatim}
            />
          </div>
        </header>
        <p className="DocSearch-Help" data-searching={isSearching}>
          {isSearching ? "Searching …" : "Loading the search …"}
        </p>
      </div>
    </div>
  );
}
