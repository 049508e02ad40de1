/** Returns the tab of a tab panel: they are in the same order. */
function getTab(panel: Element): HTMLElement | undefined {
  const group = panel.closest(".tabs-container");
  const own = (element: Element) => element.closest(".tabs-container") === group;
  const panels = [...(group?.querySelectorAll('[role="tabpanel"]') ?? [])].filter(own);
  const tabs = [...(group?.querySelectorAll<HTMLElement>('[role="tab"]') ?? [])].filter(own);
  return tabs[panels.indexOf(panel)];
}

/** Docusaurus animates its collapsibles and says by an attribute whether one is closed; others say so by `open`. */
const isClosed = (details: HTMLDetailsElement): boolean =>
  details.dataset.collapsed === undefined ? !details.open : details.dataset.collapsed === "true";

/**
 * Returns the tab panels and collapsibles that hold an element, outermost first. The element itself counts, and the
 * collapsible right below a heading, which holds what the heading is about.
 */
export function findHolders(element: Element): Element[] {
  const below = element.matches("h2, h3, h4") ? element.nextElementSibling : null;
  const holders: Element[] = below?.matches("details") ? [below] : [];
  for (let at: Element | null = element; at; at = at.parentElement) {
    if (at.matches('[role="tabpanel"], details')) holders.unshift(at);
  }
  return holders;
}

/**
 * Opens every closed tab and collapsible around an element, by pressing what a reader would press, so that React
 * knows.
 *
 * @returns whether anything had to be opened
 */
export function reveal(element: Element): boolean {
  let opened = false;
  for (const holder of findHolders(element)) {
    const control =
      holder instanceof HTMLDetailsElement
        ? isClosed(holder) && holder.querySelector("summary")
        : (holder as HTMLElement).hidden && getTab(holder);
    if (!control) continue;
    control.click();
    opened = true;
  }
  return opened;
}
