import { useEffect } from "react";
import { isComposing, isEditing } from "@site/src/client/fields";

export interface SearchKeys {
  /** Whether the search is open at the moment of the call. */
  isOpen(): boolean;
  onOpen(): void;
  onClose(): void;
}

/** The K key, also where a keyboard writes another script with it; not where it writes another Latin letter. */
export const isK = ({ key, code }: Pick<KeyboardEvent, "key" | "code">): boolean =>
  key?.toLowerCase() === "k" || (code === "KeyK" && !/^[a-z]$/i.test(key ?? ""));

/**
 * Ctrl+K or Cmd+K opens and closes the search, Escape closes it, and `/` opens it unless the reader is typing
 * somewhere. In place of DocSearch's own hook, which goes by the letter alone, listens while an input method composes
 * and behind an open dialog, and is part of a bundle that is loaded later.
 */
export function useSearchKeys({ isOpen, onOpen, onClose }: SearchKeys): void {
  useEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (isComposing(event)) return;
      const open = isOpen();
      const modified = event.metaKey || event.ctrlKey;
      const toggles = modified && !event.altKey && !event.shiftKey && isK(event);
      const opens = event.key === "/" && !modified && !open && !isEditing(event.target);
      const closes = event.key === "Escape" && open;
      if (!toggles && !opens && !closes) return;
      // Behind the dialog of an enlarged picture nobody would see the search.
      if (!open && document.querySelector("dialog[open]")) return;
      event.preventDefault();
      if (open) onClose();
      else onOpen();
    }
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, [isOpen, onOpen, onClose]);
}
