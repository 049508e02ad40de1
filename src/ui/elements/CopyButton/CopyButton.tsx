import { useEffect, useState, type ReactNode } from "react";
import { visible } from "@site/src/protocol/text/visible";
import { announce } from "@site/src/ui/announcer";
import { verbatim } from "@site/src/ui/elements/Form/verbatim";
import styles from "./styles.module.css";

/** Selects the text of a field that has just appeared, by its focus. */
const select = (field: HTMLTextAreaElement | null): void => field?.focus();

export interface CopyButtonProps {
  /** What lands on the clipboard. */
  readonly value: string;
  /** What it is, as part of the button's name: "address of the Comptroller on Base". */
  readonly of: string;
}

/**
 * Copies a value and says so, on screen and to screen readers. Where the browser refuses, the value appears as selected
 * text, which the reader copies by hand. Without JavaScript it keeps its place but is not shown: the value itself is
 * always there as text.
 */
export function CopyButton({ value, of: subject }: CopyButtonProps): ReactNode {
  const [state, setState] = useState<"idle" | "copied" | "refused">("idle");
  useEffect(() => {
    if (state !== "copied") return undefined;
    const timer = setTimeout(() => setState("idle"), 2000);
    return () => clearTimeout(timer);
  }, [state]);

  // A terminal would obey control characters of a text from outside.
  const text = visible(value);

  async function copy() {
    try {
      await navigator.clipboard.writeText(text);
      setState("copied");
      announce(`Copied ${subject}.`);
    } catch {
      // No permission, or no clipboard outside a secure context.
      setState("refused");
      announce("The browser did not allow copying. The text is selected: copy it by hand.");
    }
  }

  const message = state === "copied" ? "Copied" : "Copy";
  return (
    <>
      <button
        type="button"
        className={styles.copy}
        onClick={() => void copy()}
        aria-label={`${message} ${subject}`}
      >
        {/* A new element for each text, because a translator may have put its own element instead of the word. */}
        <span key={message}>{message}</span>
      </button>
      {state === "refused" && (
        <textarea
          ref={select}
          className={styles.byHand}
          readOnly
          {...verbatim}
          rows={text.includes("\n") ? 4 : 1}
          value={text}
          aria-label={`Text to copy by hand: ${subject}`}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      )}
    </>
  );
}
