const FULL_SHEET = "link[data-full-sheet]";

const findFullSheet = () => document.querySelector<HTMLLinkElement>(FULL_SHEET);

/** Enables the link to the full style sheet. Until then the page has its critical CSS. */
function applyStyleSheet(): void {
  const link = findFullSheet();
  if (!link) return;
  link.media = "all";
  link.disabled = false;
}

/**
 * Fetches the full style sheet after everything that the page needs now, and enables it when it is there, or at the
 * reader's first action, which may show what the critical CSS does not cover.
 */
export function prefetchStyleSheet(): void {
  const link = findFullSheet();
  if (!link) return;
  for (const name of ["pointerdown", "pointermove", "keydown", "focusin", "popstate"]) {
    window.addEventListener(name, applyStyleSheet, { capture: true, passive: true, once: true });
  }
  const hint = document.createElement("link");
  if (!hint.relList.supports("prefetch")) {
    applyStyleSheet();
    return;
  }
  hint.rel = "prefetch";
  hint.as = "style";
  hint.href = link.href;
  hint.onload = hint.onerror = applyStyleSheet;
  document.head.append(hint);
}
