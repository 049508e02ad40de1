import { type ReactNode } from "react";
import { useDocSearchKeyboardEvents } from "@docsearch/react";
import { isLetter, type SearchKeysProps } from "../useEarlyKeys";

/** The keys of the search, as DocSearch hears them. It renders nothing. */
export function SearchKeys({ isOpen, onOpen, onClose, onLetter, buttonRef }: SearchKeysProps): ReactNode {
  useDocSearchKeyboardEvents({
    isOpen,
    onOpen,
    onClose,
    onInput(event) {
      // DocSearch goes by the code of the key, and takes F5 and Ctrl+C for letters.
      if (isOpen || !isLetter(event)) return;
      event.preventDefault();
      onLetter(event.key);
    },
    searchButtonRef: buttonRef,
  });
  return null;
}
