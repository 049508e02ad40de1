import { useEffect } from "react";
import { isComposing, isEditing } from "@site/src/client/fields";

export interface EarlyKeys {
  /** Whether DocSearch has not arrived yet, whose own hook hears the same keys from then on. */
  isEarly: boolean;
  isOpen: boolean;
  onOpen(): void;
  onClose(): void;
}

/** Hears the keys of the search until DocSearch's hook does, which is part of a chunk that is loaded with the modal. */
export function useEarlyKeys({ isEarly, isOpen, onOpen, onClose }: EarlyKeys): void {
  useEffect(() => {
    if (!isEarly) return undefined;
    function onKeyDown(event: KeyboardEvent) {
      const isModified = event.metaKey || event.ctrlKey;
      const toggles = isModified && event.key?.toLowerCase() === "k";
      const opens = event.key === "/" && !isModified && !isEditing(event.target);
      const closes = event.key === "Escape" && isOpen && !isComposing(event);
      if (!toggles && !closes && (!opens || isOpen)) return;
      event.preventDefault();
      if (isOpen) onClose();
      else onOpen();
    }
    window.addEventListener("keydown", onKeyDown);
    return () => window.removeEventListener("keydown", onKeyDown);
  }, [isEarly, isOpen, onOpen, onClose]);
}
