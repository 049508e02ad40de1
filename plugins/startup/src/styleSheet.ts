import { STYLES_NEEDED } from "../../../src/client/stylesNeeded";

/** What a reader or a notice does first, whatever it is: it may show what the critical CSS does not cover. */
const MOVES = [
  "pointerdown",
  "pointermove",
  "keydown",
  "focusin",
  "wheel",
  "click",
  "input",
  "popstate",
  STYLES_NEEDED,
];

/** How long a press waits for the full style sheet, in ms. */
const LIMIT = 15_000;

const waiting: (() => void)[] = [];
let isSettled = false;

function settle(): void {
  isSettled = true;
  for (const callback of waiting.splice(0)) callback();
}

/** Whether the full style sheet is there, or will not come. */
export const isStyled = (): boolean => isSettled;

/** Calls back once the full style sheet is there, or will not come. */
export function onStyled(callback: () => void): void {
  if (isSettled) callback();
  else waiting.push(callback);
}

/** Fetches the full style sheet and puts it to use. Until then the page has its critical CSS. */
function applyStyleSheet(): void {
  const link = document.querySelector<HTMLLinkElement>("link[data-full-sheet]");
  if (!link) return settle();
  link.onload = link.onerror = settle;
  setTimeout(settle, LIMIT);
  link.media = "all";
  link.disabled = false;
}

/** A browser reports a move where the page has moved below a pointer that rests: one without a length. */
function onMove(event: Event): void {
  const { type, movementX, movementY } = event as PointerEvent;
  if (type === "pointermove" && !movementX && !movementY) return;
  for (const name of MOVES) window.removeEventListener(name, onMove, true);
  applyStyleSheet();
}

/**
 * Leaves the full style sheet where it is until the reader does something. An address with a query shows at once what is
 * not in the page's HTML: results of a search, of a calculator.
 */
export function applyStyleSheetOnDemand(): void {
  for (const name of MOVES) window.addEventListener(name, onMove, true);
  if (location.search) document.addEventListener("DOMContentLoaded", applyStyleSheet);
}
