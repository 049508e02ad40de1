import { type MouseEvent, type ReactNode } from "react";
import { announce } from "@site/src/ui/announcer";
import { WHY_NOT_LOADED } from "@site/src/ui/loading/NotLoaded";
import styles from "./styles.module.css";

const NOT_LOADED = `The larger picture ${WHY_NOT_LOADED}`;

export interface EnlargeButtonProps {
  /** What is to be seen, as part of the button's name and as the name of the dialog. */
  readonly of: string;
}

/**
 * Shows the picture of its `figure`, or of what has `data-enlarge`, in a dialog as large as the window, where it can be
 * zoomed and moved. The dialog is loaded at the first press. Without JavaScript there is no button: the picture is
 * in the page as it is.
 */
export function EnlargeButton({ of: subject }: EnlargeButtonProps): ReactNode {
  return (
    <button
      type="button"
      className={styles.button}
      onClick={enlargeByPress}
      data-of={subject}
      aria-label={`Enlarge: ${subject}`}
      title="Enlarge"
    >
      <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
        <path
          d="M10 2h4v4M6 14H2v-4M14 2 9 7M2 14l5-5"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.500"
        />
      </svg>
    </button>
  );
}

/** Answers a press of the button, on itself or around it; other presses are left alone. */
export function enlargeByPress({ target }: MouseEvent<HTMLElement>): void {
  const pressed = (target as Element).closest<HTMLButtonElement>("button[data-of]");
  const pictures = pressed
    ?.closest("figure, [data-enlarge]")
    ?.querySelectorAll<SVGElement | HTMLImageElement>("svg[role=img], img");
  // Of a picture in several layouts, the one that is seen.
  const picture = [...(pictures ?? [])].find((picture) => picture.checkVisibility?.() ?? true);
  if (pressed && picture) void showLarge(pressed, picture);
}

async function showLarge(pressed: HTMLButtonElement, picture: SVGElement | HTMLImageElement): Promise<void> {
  try {
    const { enlarge } = await import("./enlarge");
    findSentenceAfter(pressed)?.remove();
    enlarge(picture, pressed.dataset.of ?? "");
  } catch {
    sayNotLoaded(pressed);
  }
}

/** Returns what {@link sayNotLoaded} has written, if it has. */
function findSentenceAfter({ nextElementSibling: next }: HTMLElement): HTMLParagraphElement | undefined {
  return next instanceof HTMLParagraphElement ? next : undefined;
}

/** Says so below the picture, whose HTML may be the server's, with a button that loads the page. */
function sayNotLoaded(pressed: HTMLElement): void {
  announce(NOT_LOADED);
  if (findSentenceAfter(pressed)) return;
  const sentence = document.createElement("p");
  const again = document.createElement("button");
  again.type = "button";
  again.textContent = "Load the page again";
  again.addEventListener("click", () => window.location.reload());
  sentence.append(`${NOT_LOADED} `, again);
  pressed.after(sentence);
}
