import { useEffect, useState, type ReactNode } from "react";
import { visible } from "@site/src/protocol/text/visible";
import { announce } from "@site/src/ui/announcer";
import styles from "./styles.module.css";

export interface CopyButtonProps {
  /** What lands on the clipboard. */
  readonly value: string;
  /** What it is, as part of the button's name: "address of the Comptroller on Base". */
  readonly of: string;
}

/**
 * Copies a value and says so, on screen and to screen readers. Without JavaScript it keeps its place but is not
 * shown: the value itself is always there as text.
 */
export function CopyButton({ value, of }: CopyButtonProps): ReactNode {
  const [state, setState] = useState<"idle" | "copied" | "refused">("idle");
  useEffect(() => {
    if (state === "idle") return undefined;
    const timer = setTimeout(() => setState("idle"), 2000);
    return () => clearTimeout(timer);
  }, [state]);

  async function copy() {
    try {
      // A terminal would obey control characters of a text from outside.
      await navigator.clipboard.writeText(visible(value));
      setState("copied");
      announce(`Copied ${of}.`);
    } catch {
      // No permission, or no clipboard outside a secure context.
      setState("refused");
      announce("The browser did not allow copying.");
    }
  }

  const message = { idle: "Copy", copied: "Copied", refused: "Refused" }[state];
  return (
    <button type="button" className={styles.copy} onClick={() => void copy()} aria-label={`${message} ${of}`}>
      {/* A new element for each text, because a translator may have put its own element instead of the word. */}
      <span key={message}>{message}</span>
    </button>
  );
}
