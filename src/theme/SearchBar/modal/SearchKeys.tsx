import { type ReactNode, type RefObject } from "react";
import { useDocSearchKeyboardEvents } from "@docsearch/react";

interface SearchKeysProps {
  isOpen: boolean;
  onOpen(): void;
  onClose(): void;
  /** Called with the letter that was typed while the button had the focus: the query begins with it. */
  onLetter(letter: string): void;
  buttonRef: RefObject<HTMLButtonElement | null>;
}

/** The keys of the search, as DocSearch hears them. It renders nothing. */
export function SearchKeys({ isOpen, onOpen, onClose, onLetter, buttonRef }: SearchKeysProps): ReactNode {
  useDocSearchKeyboardEvents({
    isOpen,
    onOpen,
    onClose,
    onInput(event) {
      // DocSearch goes by the code of the key, and takes F5 and Ctrl+C for letters.
      if (isOpen || event.key.length !== 1 || event.metaKey || event.ctrlKey || event.altKey) return;
      event.preventDefault();
      onLetter(event.key);
    },
    searchButtonRef: buttonRef,
  });
  return null;
}
