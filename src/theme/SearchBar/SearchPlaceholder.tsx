import { useLayoutEffect, useRef, type ReactNode } from "react";
import { MAX_QUERY_LENGTH } from "@site/src/lib/search/limits";
import { magnifier } from "./icons";
import SearchDialog from "./SearchDialog";

export interface SearchPlaceholderProps {
  /** Whether the modal has been loaded: what was typed is handed to it as soon as no letter is being composed. */
  ready: boolean;
  onReady(query: string, enter: KeyboardEvent | undefined): void;
  onClose(): void;
}

/**
 * The search dialog until the modal is loaded: its input alone, in the same place. It takes the focus in the press
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
    <SearchDialog onClose={onClose}>
      <header className="DocSearch-SearchBar">
        <div className="DocSearch-Form">
          <span className="DocSearch-MagnifierLabel">{magnifier}</span>
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
    </SearchDialog>
  );
}
