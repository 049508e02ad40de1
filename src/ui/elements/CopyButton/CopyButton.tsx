import type { MouseEvent, ReactNode } from "react";
import { showUnseen } from "@site/src/protocol/text/visible";
import { announce } from "@site/src/ui/announcer";
import { verbatim } from "@site/src/ui/elements/Form/verbatim";
import styles from "./styles.module.css";

export interface CopyButtonProps {
  /** What lands on the clipboard. */
  readonly value: string;
  /** What it is, as part of the button's name: "address of the Comptroller on Base". */
  readonly of: string;
}

/** How long a button says that it has copied, in ms. */
const SHOWN_FOR = 2000;

/**
 * Copies a value and says so, on screen and to screen readers. Where the browser refuses, the value appears as selected
 * text, which the reader copies by hand. Without JavaScript it keeps its place but is not shown: the value itself is
 * always there as text.
 */
export function CopyButton({ value, of: subject }: CopyButtonProps): ReactNode {
  return (
    <button
      type="button"
      className={styles.copy}
      onClick={copyByPress}
      // A terminal would obey control characters of a text from outside.
      data-copy={showUnseen(value)}
      data-subject={subject}
      aria-label={`Copy ${subject}`}
    >
      <span>Copy</span>
    </button>
  );
}

/**
 * Answers a press of the button, on itself or around it, so that it works in HTML of the server that nothing hydrates.
 * Leaves other presses alone.
 */
export function copyByPress({ target }: MouseEvent<HTMLElement>): void {
  const button = (target as Element).closest<HTMLButtonElement>("button[data-copy]");
  if (button) void copy(button);
}

/** Timers of the buttons that say that they have copied. */
const timers = new WeakMap<HTMLButtonElement, ReturnType<typeof setTimeout>>();

async function copy(button: HTMLButtonElement): Promise<void> {
  const { copy: text = "", subject = "" } = button.dataset;
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    // No permission, or no clipboard outside a secure context.
    showText(button, text, subject);
    announce("The browser did not allow copying. The text is selected: copy it by hand.");
    return;
  }
  findFieldAfter(button)?.remove();
  show(button, "Copied");
  clearTimeout(timers.get(button));
  timers.set(
    button,
    setTimeout(() => show(button, "Copy"), SHOWN_FOR),
  );
  announce(`Copied ${subject}.`);
}

/** Writes a word on a button, in a new element, because a translator may have put its own element instead of the word. */
function show(button: HTMLButtonElement, word: string): void {
  const element = document.createElement("span");
  element.textContent = word;
  button.replaceChildren(element);
  button.setAttribute("aria-label", `${word} ${button.dataset.subject ?? ""}`);
}

/** Returns the field that {@link showText} has put after a button, if it has. */
function findFieldAfter({ nextElementSibling: next }: HTMLElement): HTMLTextAreaElement | undefined {
  return next instanceof HTMLTextAreaElement && next.className === styles.byHand ? next : undefined;
}

/** Shows the text after the button, selected. */
function showText(button: HTMLButtonElement, text: string, subject: string): void {
  const field = findFieldAfter(button) ?? document.createElement("textarea");
  field.className = styles.byHand ?? "";
  field.readOnly = true;
  field.spellcheck = verbatim.spellCheck;
  field.rows = text.includes("\n") ? 4 : 1;
  field.value = text;
  field.setAttribute("aria-label", `Text to copy by hand: ${subject}`);
  field.addEventListener("focus", () => field.select());
  button.after(field);
  field.focus();
}
