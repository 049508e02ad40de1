import { type MouseEvent, type ReactNode } from "react";
import SkipToContent from "@theme-original/SkipToContent";
import styles from "./styles.module.css";

/** Focuses the first entry, which the list then keeps in view; without JavaScript the link leads to the list. */
function enterList(event: MouseEvent): void {
  const first = document.querySelector<HTMLElement>("#contents-list a");
  if (!first) return;
  event.preventDefault();
  first.focus({ preventScroll: true });
}

/**
 * Adds to upstream's link to the text one to the list of its headings, which is after all of the text. It is there
 * where the list is.
 */
export default function SkipLinks(): ReactNode {
  return (
    <>
      <SkipToContent />
      <div role="region" aria-label="Skip to the list of headings" className={styles.region}>
        <a href="#contents-list" className={styles.skipToContents} onClick={enterList}>
          Skip to the list of headings
        </a>
      </div>
    </>
  );
}
