import ExecutionEnvironment from "@docusaurus/ExecutionEnvironment";
import { keepInView } from "../../ui/keepInView";

// Back and forward lead to the place of a page where its reader was. Browsers do so by themselves as long as the page is
// there at once; where its code has to be fetched first, as after a reload, they scroll the page that is still shown,
// and Docusaurus then scrolls the new one to its top.

/** Where the positions outlive a reload (session storage): pixels from the top by entry of the history. */
const STORED = "scroll-positions";

const positions = new Map<string, number>();

/** Between a step through the history and the page that it leads to, the position belongs to neither. */
let isTraversing = false;

/**
 * The entry of the history whose page is shown. From the press on a link on, the history names the next page, but a slow
 * phone shows the last one for seconds until the code of the next one has come.
 */
let shownEntry = "";

const getKey = (state: unknown): string | undefined => (state as { key?: string } | null)?.key;

/**
 * Returns the key of the current entry. The router gives a key to each entry that it makes. The first entry of a tab and
 * the entries of links within a page have none, and get one here.
 */
function getCurrentEntry(): string {
  const state: unknown = window.history.state;
  const known = getKey(state);
  if (known !== undefined) return known;
  const key = Math.random().toString(36).slice(2, 8);
  try {
    window.history.replaceState({ ...(state as object | null), key }, "");
  } catch {
    // The browser limits how often the history changes. The position of this entry is not found again.
  }
  return key;
}

function restore(): void {
  try {
    const stored = JSON.parse(sessionStorage.getItem(STORED) ?? "[]") as [string, number][];
    for (const [entry, top] of stored) positions.set(entry, top);
  } catch {
    // Storage is blocked: positions are known until the next load.
  }
}

function store(): void {
  try {
    sessionStorage.setItem(STORED, JSON.stringify([...positions]));
  } catch {
    // As above.
  }
}

function notePosition(): void {
  if (!isTraversing) positions.set(shownEntry, window.scrollY);
}

if (ExecutionEnvironment.canUseDOM) {
  restore();
  shownEntry = getCurrentEntry();
  window.addEventListener("pagehide", store);
  window.addEventListener("popstate", ({ state }) => {
    isTraversing = getKey(state) !== undefined;
    // A link within the page has made an entry, and the browser scrolls to its place.
    if (!isTraversing) shownEntry = getCurrentEntry();
  });
  window.addEventListener("scroll", notePosition, { passive: true });
  // Browsers report a scroll with the next frame, which may come after the link has led on.
  window.addEventListener("click", notePosition, { capture: true, passive: true });
}

/**
 * Docusaurus calls this when another page is rendered, after it has scrolled to its top or to its hash, and after
 * reveal.client.ts, whose place in view this one replaces.
 */
export function onRouteDidUpdate(): void {
  shownEntry = getCurrentEntry();
  if (!isTraversing) return;
  isTraversing = false;
  const top = positions.get(shownEntry);
  if (top === undefined) return;
  window.scrollTo({ top, behavior: "instant" });
  keepInView(() => window.scrollTo({ top, behavior: "instant" }));
}
