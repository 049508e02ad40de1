/** Least space between the tooltip and the edges of the window, in px. */
const MARGIN = 12;

/**
 * Shows a tooltip over everything else on the page, so that no region that scrolls cuts it off: above its word, or below
 * it where the navbar would cover it. It goes along with the word while anything scrolls, and is not seen while the word
 * is not.
 *
 * @returns a function that leaves the tooltip to the style sheet again
 */
export function placeTooltip(word: Element, tooltip: HTMLElement): () => void {
  tooltip.popover = "manual";
  tooltip.showPopover?.();
  const { style } = tooltip;
  // Instead of what browsers give to popovers, and of the place that the style sheet gives.
  Object.assign(style, {
    position: "fixed",
    inset: "auto",
    margin: "0",
    overflow: "visible",
    transform: "none",
  });

  const position = (): void => {
    const [first] = word.getClientRects();
    if (!first) return;
    Object.assign(style, { left: "0px", top: "0px" });
    // Where the place is counted from: the window, or what holds the tooltip in a browser without popovers.
    const { left, top, width, height } = tooltip.getBoundingClientRect();
    const box = word.getBoundingClientRect();
    const ceiling = document.querySelector(".navbar")?.getBoundingClientRect().bottom ?? 0;
    const room = document.documentElement.clientWidth - MARGIN - width;
    const x = Math.max(MARGIN, Math.min(box.left + (box.width - width) / 2, room));
    const y = box.top - height < ceiling ? box.bottom : box.top - height;
    const atWord = document.elementFromPoint(first.left + first.width / 2, first.top + first.height / 2);
    Object.assign(style, {
      left: `${Math.round(x - left)}px`,
      top: `${y - top}px`,
      visibility: atWord === null || !word.contains(atWord) ? "hidden" : "",
    });
  };

  position();
  document.addEventListener("scroll", position, { capture: true, passive: true });
  return () => {
    document.removeEventListener("scroll", position, { capture: true });
    tooltip.removeAttribute("style");
    // Taking the attribute away closes it.
    tooltip.popover = null;
  };
}
