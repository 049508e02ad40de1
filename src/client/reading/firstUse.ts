/** What a reader does with a page. A screen reader follows a link by a click alone. */
const USES = ["pointermove", "touchstart", "keydown", "wheel", "click", "popstate"] as const;

/** Resolves when the reader first uses the page: one who only looks at it is sent no more than it. */
export const firstUse = new Promise<void>((resolve) => {
  if (typeof window === "undefined") return;
  const use = (event: Event) => {
    // Browsers report a mouse that rests where the page appears as a move of no length.
    if (event instanceof PointerEvent && event.type === "pointermove" && !event.movementX && !event.movementY)
      return;
    for (const name of USES) removeEventListener(name, use, { capture: true });
    resolve();
  };
  for (const name of USES) addEventListener(name, use, { capture: true, passive: true });
});
