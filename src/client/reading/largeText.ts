import { useSyncExternalStore } from "react";

/** From this width on, in pixels, upstream's bar shows its links. */
const WIDE = 997;

const findButton = (): Element | null => document.querySelector(".navbar__toggle");

/** Where text is large, src/css/frame.css shows the menu's button in a window that upstream takes for wide. */
function isFolded(): boolean {
  const toggle = findButton();
  return window.innerWidth >= WIDE && toggle !== null && getComputedStyle(toggle).display !== "none";
}

function subscribe(onChange: () => void): () => void {
  const bar = findButton()?.parentElement;
  const observer = new ResizeObserver(onChange);
  if (bar) observer.observe(bar);
  return () => observer.disconnect();
}

/** Checks whether the header and the sidebar fold into the menu because of the size of the reader's text. False on the server. */
export const useLargeText = (): boolean => useSyncExternalStore(subscribe, isFolded, () => false);
