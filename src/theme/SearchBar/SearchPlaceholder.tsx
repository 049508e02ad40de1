import { useLayoutEffect, useRef, type ReactNode } from "react";
import { MAX_QUERY_LENGTH } from "@site/src/lib/search/limits";

export interface SearchPlaceholderProps {
  /** Whether the modal has been loaded: what was typed is handed to it as soon as no letter is being composed. */
  ready: boolean;
  onReady(query: string, enter: KeyboardEvent | undefined): void;
  onClose(): void;
}

/**
 * The search dialog until DocSearch is loaded: its input alone, in the same place. It takes the focus in the press
 * that opened it (phones show their keyboard for nothing less), and what is typed into it, also an Enter, is handed
 * to the modal. It exists with JavaScript only.
 */
export default function SearchPlaceholder({ ready, onReady, onClose }: SearchPlaceholderProps): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  const enter = useRef<KeyboardEvent>(undefined);
  const composes = useRef(false);
  const handOver = () => onReady(input.current?.value ?? "", enter.current);
  useLayoutEffect(() => input.current?.focus({ preventScroll: true }), []);
  // Not an effect after the paint: what is typed between that and the modal would be lost.
  useLayoutEffect(() => {
    if (ready && !composes.current) handOver();
  });
  return (
    <div
      className="DocSearch DocSearch-Container"
      role="dialog"
      aria-modal="true"
      aria-label="Search"
      onMouseDown={({ target, currentTarget }) => target === currentTarget && onClose()}
    >
      <div className="DocSearch-Modal">
        <header className="DocSearch-SearchBar">
          <div className="DocSearch-Form">
            <span className="DocSearch-MagnifierLabel">
              <svg
                width="20"
                height="20"
                className="DocSearch-Search-Icon"
                viewBox="0 0 20 20"
                aria-hidden="true"
              >
                <path
                  d="m14.4 14.4 4.1 4.1M15.500 9a6.500 6.500 0 1 1-13 0 6.500 6.500 0 0 1 13 0Z"
                  stroke="currentColor"
                  fill="none"
                  strokeLinecap="round"
                  strokeLinejoin="round"
                />
              </svg>
            </span>
            <input
              ref={input}
              className="DocSearch-Input"
              type="search"
              aria-label="Search"
              placeholder="Search docs"
              maxLength={MAX_QUERY_LENGTH}
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              onInput={() => (enter.current = undefined)}
              onKeyDown={({ nativeEvent }) => {
                enter.current = nativeEvent.key === "Enter" && !composes.current ? nativeEvent : undefined;
              }}
              onCompositionStart={() => (composes.current = true)}
              onCompositionEnd={() => {
                composes.current = false;
                if (ready) handOver();
              }}
            />
          </div>
        </header>
      </div>
    </div>
  );
}
