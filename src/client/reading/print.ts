const shortenUrl = (url: string) => url.trim().replace(/^https?:\/\/|\/$/g, "");

/** Checks whether a link's text says where it leads: it is the URL, or an address whose page in an explorer that is. */
function saysTarget(link: HTMLAnchorElement): boolean {
  const text = shortenUrl(link.textContent ?? "");
  return text === shortenUrl(link.href) || /^0x[0-9a-f]{40,64}$/i.test(text);
}

/** Links whose target is not worth a note: those within the page, in titles and pictures, and which paper hides. */
const NO_NOTE =
  ":is(h1, h2, h3, h4, h5, svg, figure, .screen-only, [role=tabpanel][hidden], [data-unused]) a, a.hash-link, a[download]";

/** Checks whether a closed collapsible of a tool holds fields. The reader has not used them, so paper leaves them out. */
const isUnused = (details: Element) =>
  details.closest("[data-tool]") !== null && details.querySelector("input, select, textarea") !== null;

/**
 * Makes a page ready for paper: light colours, every collapsible open, every tab panel labelled with its tab, every
 * link numbered, with the addresses in a list at the end of the text. What stays hidden on paper is said in
 * src/css/print.css.
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
  for (const details of document.querySelectorAll("details:not([open]):not(.screen-only)")) {
    set(details, isUnused(details) ? "data-unused" : "open", "");
  }
  for (const group of document.querySelectorAll(".tabs-container")) {
    const own = (element: Element) => element.closest(".tabs-container") === group;
    const tabs = [...group.querySelectorAll('[role="tab"]')].filter(own);
    const panels = [...group.querySelectorAll('[role="tabpanel"]')].filter(own);
    panels.forEach((panel, index) => set(panel, "data-print-label", tabs[index]?.textContent?.trim() ?? ""));
  }

  const text = document.querySelector("main .markdown");
  const page = new URL(document.baseURI);
  const targets: string[] = [];
  for (const link of text?.querySelectorAll<HTMLAnchorElement>("a[href]") ?? []) {
    const target = new URL(link.href, page);
    const isHere = target.origin === page.origin && target.pathname === page.pathname;
    if (isHere || link.matches(NO_NOTE) || saysTarget(link)) continue;
    if (!targets.includes(target.href)) targets.push(target.href);
    set(link, "data-print-note", String(targets.indexOf(target.href) + 1));
  }
  if (text && targets.length > 0) {
    const notes = text.appendChild(listNotes(document, targets));
    undo.push(() => notes.remove());
  }
  return () => undo.reverse().forEach((step) => step());
}

/** Shows the list of a page's link addresses, numbered as the links are. */
function listNotes(document: Document, targets: readonly string[]): Element {
  const notes = document.createElement("section");
  notes.className = "print-notes";
  const title = notes.appendChild(document.createElement("h2"));
  title.textContent = "Links";
  const list = notes.appendChild(document.createElement("ol"));
  for (const target of targets) list.appendChild(document.createElement("li")).textContent = target;
  return notes;
}
