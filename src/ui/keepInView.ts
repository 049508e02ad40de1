/** What a reader moves a page with. */
const MOVES = ["wheel", "touchstart", "keydown", "pointerdown"] as const;

/** Ends what is kept now. */
let releaseView: () => void = () => undefined;

/** No place is kept in view any longer. */
export function letGo(): void {
  releaseView();
}

/**
 * Keeps a place in view on a page that was just rendered, while its formulas, pictures and code arrive and change its
 * height. One place at a time: another one takes over. Ends with the reader's first action, and when the page scrolls
 * without having grown, as by its scroll bar.
 *
 * @param show scrolls to the place, without an animation
 */
export function keepInView(show: () => void): void {
  releaseView();
  const { documentElement } = document;
  const interest = new AbortController();
  let top = 0;
  let height = 0;
  const growth = new ResizeObserver(() => {
    show();
    top = window.scrollY;
    height = documentElement.scrollHeight;
  });
  // Not the body: it is as high as the window.
  growth.observe(document.getElementById("__docusaurus") ?? document.body);
  releaseView = () => {
    interest.abort();
    growth.disconnect();
  };
  const options = { signal: interest.signal, passive: true };
  for (const move of MOVES) window.addEventListener(move, letGo, options);
  window.addEventListener(
    "scroll",
    () => {
      if (documentElement.scrollHeight === height && Math.abs(window.scrollY - top) > 1) letGo();
    },
    options,
  );
}
