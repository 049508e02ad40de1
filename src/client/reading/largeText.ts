import { useSyncExternalStore } from "react";

/**
 * A window that upstream's breakpoint in pixels takes for wide, but in which the reader's size for text leaves room for as
 * much as a tablet has. src/css/frame.css has the same condition.
 */
const LARGE_TEXT = "(min-width: 997px) and (width < 62.3125em)";

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(LARGE_TEXT);
  query.addEventListener("change", onChange);
  return () => query.removeEventListener("change", onChange);
}

/** Whether the header and the sidebar fold into the menu because of the size of the reader's text. False on the server. */
export const useLargeText = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(LARGE_TEXT).matches,
    () => false,
  );
