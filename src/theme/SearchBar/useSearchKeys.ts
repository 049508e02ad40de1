import { useEffect } from "react";
import { isEditing } from "@site/src/client/fields";

export interface SearchKeys {
  /** Whether the modal is open, or about to be, at the moment of the call. */
  isOpen(): boolean;
  onOpen(): void;
  onClose(): void;
  /** Takes a key that no input takes while the modal is on its way; says whether it did. */
  onType(event: KeyboardEvent): boolean;
}

/**
 * Ctrl+K or Cmd+K opens and closes the search, Escape closes it, and `/` opens it unless the reader is typing
 * somewhere. One listener for all, that asks what is the case when a key comes: one that is set anew after each
 * drawing would answer the next key by what was the case before.
 */
export function useSearchKeys({ isOpen, onOpen, onClose, onType }: SearchKeys): void {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.isComposing) return;
      const open = isOpen();
      // Some browsers' autofill sends events without a key.
      const key = event.key?.toLowerCase();
      const toggles = key === "k" && (event.metaKey || event.ctrlKey) && !event.altKey && !event.shiftKey;
      const opens = key === "/" && !event.metaKey && !event.ctrlKey && !open && !isEditing(event.target);
      const closes = key === "escape" && open;
      // Behind the dialog of an enlarged picture nobody would see the search.
      if (!open && document.querySelector("dialog[open]")) return;
      if (!toggles && !opens && !closes) {
        if (open && onType(event)) event.preventDefault();
        return;
      }
      event.preventDefault();
      if (open) onClose();
      else onOpen();
    }
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, [isOpen, onOpen, onClose, onType]);
}
