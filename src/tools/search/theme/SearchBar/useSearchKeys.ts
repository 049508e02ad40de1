import { useEffect, type RefObject } from "react";
import { isComposing, isEditing } from "@site/src/ui/fields";

interface SearchKeys {
  isOpen: boolean;
  onOpen(): void;
  onClose(): void;
  /** Called with the letter that was typed while the button had the focus: the query begins with it. */
  onLetter(letter: string): void;
  button: RefObject<HTMLButtonElement | null>;
}

/** Checks whether a key that is pressed at the button of the search is a letter of a query. */
const isLetter = ({ key, metaKey, ctrlKey, altKey }: KeyboardEvent) =>
  key.length === 1 && key !== " " && !metaKey && !ctrlKey && !altKey;

/**
 * Hears the keys of the search. DocSearch's own hook comes with the modal, takes F5 and Ctrl+C for letters, and does the
 * same otherwise.
 */
export function useSearchKeys({ isOpen, onOpen, onClose, onLetter, button }: SearchKeys): void {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      const isModified = event.metaKey || event.ctrlKey;
      const toggles = isModified && event.key?.toLowerCase() === "k";
      const opens = event.key === "/" && !isModified && !isEditing(event.target);
      const closes = event.key === "Escape" && isOpen && !isComposing(event);
      const begins = !opens && !isOpen && event.target === button.current && isLetter(event);
      if (!toggles && !closes && !begins && (!opens || isOpen)) return;
      event.preventDefault();
      if (isOpen) onClose();
      else if (begins) onLetter(event.key);
      else onOpen();
    }
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, [isOpen, onOpen, onClose, onLetter, button]);
}
