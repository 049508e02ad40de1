/**
 * Makes a page ready for paper: light colours, every collapsible open, every tab panel labelled with its tab, every
 * link to another page of the site with its full address. What stays hidden on paper is said in src/css/print.css.
 *
 * @returns what takes all of it back
 */
export function prepareForPrint(document: Document): () => void {
  const undo: (() => void)[] = [];
  const set = (element: Element, name: string, value: string) => {
    const before = element.getAttribute(name);
    element.setAttribute(name, value);
    undo.push(() => (before === null ? element.removeAttribute(name) : element.setAttribute(name, before)));
  };

  set(document.documentElement, "data-theme", "light");
  for (const details of document.querySelectorAll("details:not([open])")) set(details, "open", "");
  for (const group of document.querySelectorAll(".tabs-container")) {
    const own = (element: Element) => element.closest(".tabs-container") === group;
    const tabs = [...group.querySelectorAll('[role="tab"]')].filter(own);
    const panels = [...group.querySelectorAll('[role="tabpanel"]')].filter(own);
    panels.forEach((panel, index) => set(panel, "data-print-label", tabs[index]?.textContent?.trim() ?? ""));
  }
  const page = new URL(document.baseURI);
  for (const link of document.querySelectorAll<HTMLAnchorElement>("main a[href]")) {
    const target = new URL(link.href, page);
    if (target.origin !== page.origin || target.pathname === page.pathname) continue;
    set(link, "data-print-target", target.href);
  }
  return () => undo.reverse().forEach((step) => step());
}
