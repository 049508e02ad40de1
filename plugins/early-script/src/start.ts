import { isSlowConnection } from "../../../src/lib/connection";

/** What after-build writes into every page about its scripts: addresses, in the order in which they run. */
export interface PageScripts {
  /** The bundler's runtime, the page's own code, the entry that hydrates, and what is not of the bundle. */
  run: string[];
  /** What the search needs besides, fetched as soon as it is asked for. */
  search: string[];
  /** The worker that holds the embedded index; none where a hosted one answers. */
  searchIndex: string[];
}

const html = document.documentElement;

let started = false;

/** Whether React has taken the page over. */
export const isHydrated = (): boolean => html.dataset.hasHydrated === "true";

/** Calls back once, when React has taken the page over. */
export function onHydrated(callback: () => void): void {
  const observer = new MutationObserver(() => {
    if (!isHydrated()) return;
    observer.disconnect();
    callback();
  });
  observer.observe(html, { attributes: true, attributeFilter: ["data-has-hydrated"] });
}

/** The page's scripts, or undefined while the end of the document has not arrived. */
function pageScripts(): PageScripts | undefined {
  // Half of it may have arrived, or not yet what the scripts will read behind it.
  if (document.readyState === "loading") return undefined;
  const element = document.getElementById("page-scripts");
  return element ? (JSON.parse(element.textContent) as PageScripts) : undefined;
}

/** Fetches and runs the page's scripts; only the first call does something. */
export function start(): void {
  if (started) return;
  const scripts = pageScripts();
  if (!scripts) {
    document.addEventListener("DOMContentLoaded", () => pageScripts() && start(), { once: true });
    return;
  }
  started = true;
  for (const src of scripts.run) {
    const script = document.createElement("script");
    script.src = src;
    // They arrive in any order and run in this one.
    script.async = false;
    document.body.append(script);
  }
}

/** Fetches what the search opens with, while the scripts that open it are on their way. */
export function fetchSearch(): void {
  for (const href of pageScripts()?.search ?? []) {
    document.head.append(
      Object.assign(document.createElement("link"), { rel: "preload", as: "script", href }),
    );
  }
}

/** Starts by itself: at once on a slow connection, otherwise when the page is loaded, painted and the browser idle. */
export function startWhenIdle(): void {
  const whenIdle = () => {
    if ("requestIdleCallback" in window) requestIdleCallback(start, { timeout: 2000 });
    else setTimeout(start, 200);
  };
  const whenPainted = () => {
    // Nothing is painted in a tab in the background, and not every browser tells.
    if (document.hidden) whenIdle();
    else new PerformanceObserver(whenIdle).observe({ type: "paint", buffered: true });
    setTimeout(start, 3000);
  };
  // On a slow connection, or where data is saved, waiting would only cost more time.
  if (isSlowConnection("4g")) start();
  else if (document.readyState === "complete") whenPainted();
  else window.addEventListener("load", whenPainted, { once: true });
}
