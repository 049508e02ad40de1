import { useEffect, type RefObject } from "react";
import { isComposing, isEditing } from "@site/src/ui/fields";

/** What the keys of the search do. */
export interface SearchKeysProps {
  isOpen: boolean;
  onOpen(): void;
  onClose(): void;
  /** Called with the letter that was typed while the button had the focus: the query begins with it. */
  onLetter(letter: string): void;
  buttonRef: RefObject<HTMLButtonElement | null>;
}

/** Checks whether a key that is pressed at the button of the search is a letter of a query. */
export const isLetter = ({ key, metaKey, ctrlKey, altKey }: KeyboardEvent) =>
  key.length === 1 && key !== " " && !metaKey && !ctrlKey && !altKey;

interface EarlyKeys extends SearchKeysProps {
  /** Whether DocSearch has not arrived yet, whose own hook hears the same keys from then on. */
  isEarly: boolean;
}

/** Hears the keys of the search until DocSearch's hook does, which is part of a chunk that is loaded with the modal. */
export function useEarlyKeys({ isEarly, isOpen, onOpen, onClose, onLetter, buttonRef }: EarlyKeys): void {
  useEffect(() => {
    if (!isEarly) return undefined;
    function onKeyDown(event: KeyboardEvent) {
      const isModified = event.metaKey || event.ctrlKey;
      const toggles = isModified && event.key?.toLowerCase() === "k";
      const opens = event.key === "/" && !isModified && !isEditing(event.target);
      const closes = event.key === "Escape" && isOpen && !isComposing(event);
      const begins = !opens && !isOpen && event.target === buttonRef.current && isLetter(event);
      if (!toggles && !closes && !begins && (!opens || isOpen)) return;
      event.preventDefault();
      if (isOpen) onClose();
      else if (begins) onLetter(event.key);
      else onOpen();
    }
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, [isEarly, isOpen, onOpen, onClose, onLetter, buttonRef]);
}
