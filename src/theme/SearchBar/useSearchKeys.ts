import { useEffect } from "react";

export interface SearchKeys {
  /** Whether the modal is open, or about to be. */
  isOpen: boolean;
  onOpen(): void;
  onClose(): void;
}

function isEditing({ target }: KeyboardEvent): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || /^(?:INPUT|SELECT|TEXTAREA)$/.test(target.tagName))
  );
}

/**
 * Ctrl+K or Cmd+K opens and closes the search, Escape closes it, and `/` opens it unless the reader is typing
 * somewhere.
 */
export function useSearchKeys({ isOpen, onOpen, onClose }: SearchKeys): void {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (event.isComposing) return;
      // Some browsers' autofill sends events without a key.
      const key = event.key?.toLowerCase();
      const toggles = key === "k" && (event.metaKey || event.ctrlKey) && !event.altKey && !event.shiftKey;
      const opens = key === "/" && !event.metaKey && !event.ctrlKey && !isOpen && !isEditing(event);
      const closes = key === "escape" && isOpen;
      if (!toggles && !opens && !closes) return;
      event.preventDefault();
      if (isOpen) onClose();
      else onOpen();
    }
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, [isOpen, onOpen, onClose]);
}
