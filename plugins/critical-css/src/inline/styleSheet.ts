const FULL_SHEET = "link[data-full-sheet]";

let loading: Promise<void> | undefined;

/**
 * Puts the full style sheet to use, of which the page holds the rules of its first paint. A link that is disabled is not
 * fetched.
 *
 * @returns resolves when the sheet is there, or cannot be had: then the next call tries again
 */
export function loadStyleSheet(): Promise<void> {
  loading ??= new Promise((resolve) => {
    const link = document.querySelector<HTMLLinkElement>(FULL_SHEET);
    if (!link) {
      resolve();
      return;
    }
    link.onload = () => resolve();
    link.onerror = () => {
      loading = undefined;
      resolve();
    };
    link.disabled = false;
  });
  return loading;
}
