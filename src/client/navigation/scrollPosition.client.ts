import ExecutionEnvironment from "@docusaurus/ExecutionEnvironment";
import { keepInView } from "./keepInView";

// Back and forward lead to the place of a page where its reader was. Browsers do so by themselves as long as the page is
// there at once; where its code has to be fetched first, as after a reload, they scroll the page that is still shown,
// and Docusaurus then scrolls the new one to its top.

/** Where the positions outlive a reload (session storage): pixels from the top by entry of the history. */
const STORED = "scroll-positions";

const positions = new Map<string, number>();

/** Between a step through the history and the page that it leads to, the position belongs to neither. */
let isTraversing = false;

/** The router gives each entry that it makes a key; the first one has none. */
const currentEntry = (): string => (window.history.state as { key?: string } | null)?.key ?? "first";

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

if (ExecutionEnvironment.canUseDOM) {
  restore();
  window.addEventListener("pagehide", store);
  window.addEventListener("popstate", () => (isTraversing = true));
  window.addEventListener(
    "scroll",
    () => {
      if (!isTraversing) positions.set(currentEntry(), window.scrollY);
    },
    { passive: true },
  );
}

/**
 * Docusaurus calls this when another page is rendered, after it has scrolled to its top or to its hash, and after
 * reveal.client.ts, whose place in view this one replaces.
 */
export function onRouteDidUpdate(): void {
  if (!isTraversing) return;
  isTraversing = false;
  const top = positions.get(currentEntry());
  if (top === undefined) return;
  window.scrollTo({ top, behavior: "instant" });
  keepInView(() => window.scrollTo({ top, behavior: "instant" }));
}
