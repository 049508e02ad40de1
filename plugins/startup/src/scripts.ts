import { findOtherBase, isOwnAddress } from "../../../src/client/navigation/ownAddress";
import { isSlowConnection } from "../../../src/ui/connection";
import { prefetchStyleSheet } from "./styleSheet";

const html = document.documentElement;

let started = false;

/** Checks whether the page is hydrated: its buttons answer by themselves. */
export const isHydrated = (): boolean => html.dataset.hasHydrated === "true";

/** Calls back once, when the page is hydrated. */
export function onHydrated(callback: () => void): void {
  const observer = new MutationObserver(() => {
    if (!isHydrated()) return;
    observer.disconnect();
    callback();
  });
  observer.observe(html, { attributes: true, attributeFilter: ["data-has-hydrated"] });
}

/** Fetches and runs the page's scripts, in their order, and the full style sheet; only the first call does something. */
export function start(): void {
  if (started) return;
  if (document.readyState === "loading") {
    // Some of them may not have arrived, nor what they will read.
    document.addEventListener("DOMContentLoaded", start, { once: true });
    return;
  }
  started = true;
  const canonical = document.querySelector<HTMLLinkElement>("link[rel=canonical]")?.href;
  if (canonical && !isOwnAddress(canonical, location.pathname)) {
    stayStatic(canonical);
    return;
  }
  prefetchStyleSheet();
  for (const { dataset } of document.querySelectorAll<HTMLScriptElement>("script[data-src]")) {
    const script = document.createElement("script");
    script.src = dataset.src!;
    // They arrive in any order and run in this one.
    script.async = false;
    document.body.append(script);
  }
}

/**
 * Leaves a page elsewhere as the server sent it. Where a path is in front of its own, it asks for the full style sheet: if
 * that is missing, the base URL is wrong, and missingScript.ts says so.
 */
function stayStatic(canonical: string): void {
  const otherBase = findOtherBase(canonical, location.pathname);
  if (!otherBase) return;
  html.dataset.otherBase = otherBase;
  prefetchStyleSheet();
}

/** Starts by itself: at once on a slow connection, otherwise when the page is loaded, painted and the browser idle. */
export function startWhenIdle(): void {
  const whenIdle = () => {
    if ("requestIdleCallback" in window) requestIdleCallback(start, { timeout: 2000 });
    else setTimeout(start, 200);
  };
  const whenPainted = () => {
    // Nothing is painted in a tab in the background, and not every browser reports that.
    if (document.hidden) whenIdle();
    else new PerformanceObserver(whenIdle).observe({ type: "paint", buffered: true });
    setTimeout(start, 3000);
  };
  // On a slow connection, or where data is saved, waiting would only cost more time.
  if (isSlowConnection("4g")) start();
  else if (document.readyState === "complete") whenPainted();
  else window.addEventListener("load", whenPainted, { once: true });
}
