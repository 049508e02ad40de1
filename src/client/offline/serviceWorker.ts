import { firstUse } from "@site/src/client/reading/firstUse";
import { isSlowConnection } from "@site/src/ui/connection";

/** Milliseconds after the reader has first used the page, when something is cached: what the reader came for goes first. */
const AFTER_USE = 3_000;

/** Returns files of the site that this page has loaded. */
const listLoadedFiles = (): string[] =>
  performance
    .getEntriesByType("resource")
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith("/assets/"))
    .map(({ pathname }) => pathname);

const sendMessage = async (type: "CACHE_SEARCH" | "REFRESH_PAGES"): Promise<void> =>
  (await navigator.serviceWorker.ready).active?.postMessage({ type });

/** Has the worker's router cache addresses; resolves once they are cached. */
async function cacheUrls(urlsToCache: readonly string[]): Promise<void> {
  const { active } = await navigator.serviceWorker.ready;
  const { port1, port2 } = new MessageChannel();
  const done = new Promise((resolve) => (port1.onmessage = resolve));
  active?.postMessage({ type: "CACHE_URLS", payload: { urlsToCache } }, [port2]);
  await done;
}

/**
 * Caches the page that is open: the first one, and those that React rendered, did not come through the worker as
 * documents. That fetches it, so nothing is done for readers who save data.
 */
export async function cachePage(pathname: string): Promise<void> {
  if (isSlowConnection("3g")) return;
  // The page last: it counts as one that can be read once what it needs is there.
  await cacheUrls(listLoadedFiles());
  if (!(await caches.match(pathname, { cacheName: "pages" }))) await cacheUrls([pathname]);
}

/** Caches this page once it is used and, where the connection is fast, the search. */
async function cacheOnceUsed(): Promise<void> {
  await firstUse;
  await new Promise((resolve) => setTimeout(resolve, AFTER_USE));
  await cachePage(location.pathname);
  if (!isSlowConnection("4g")) await sendMessage("CACHE_SEARCH");
}

const cacheQuietly = () => void cacheOnceUsed().catch(() => undefined);

/** Whether the next worker is the browser's first of this site, which brings nothing new. */
let isFirst = true;

/**
 * Offers the reader of this page each version of the site that is deployed from now on: every deploy brings another
 * worker, which becomes active at once.
 *
 * @throws DOMException where the browser refuses workers: in a frame that has no origin
 */
export function watchDeploys(): void {
  isFirst = !navigator.serviceWorker.controller;
  navigator.serviceWorker.addEventListener("controllerchange", () => {
    cacheQuietly();
    if (!isFirst) {
      sendMessage("REFRESH_PAGES").catch(() => undefined);
      import("./updateNotice").then(({ offerUpdate }) => offerUpdate()).catch(() => undefined);
    }
    isFirst = false;
  });
}

/** Registers the worker, and has it cache this page. */
export async function register(): Promise<void> {
  if (navigator.serviceWorker.controller) cacheQuietly();
  const registration = await navigator.serviceWorker.register("/sw.js", { updateViaCache: "none" });
  // A page that was reloaded past its worker has one all the same.
  if (registration.active) isFirst = false;
  // A page that stays open for days learns of a deploy when its reader comes back to it.
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") registration.update().catch(() => undefined);
  });
}
