import { firstUse } from "@site/src/client/reading/firstUse";
import { isSlowConnection } from "@site/src/lib/connection";

/** Milliseconds after the reader has first used the page, when something is kept: what the reader came for goes first. */
const AFTER_USE = 3_000;

/** Files of the site that this page has loaded. */
const loadedFiles = (): string[] =>
  performance
    .getEntriesByType("resource")
    .map(({ name }) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && pathname.startsWith("/assets/"))
    .map(({ pathname }) => pathname);

const post = async (message: object): Promise<void> =>
  (await navigator.serviceWorker.ready).active?.postMessage(message);

/**
 * Tells the worker which page is open: the first, and those that React drew, did not come through it as documents. Keeping
 * one fetches it, so that nothing is said for readers who save data.
 */
export async function tell(pathname: string): Promise<void> {
  if (!isSlowConnection("3g")) await post({ type: "visited", pathname, files: loadedFiles() });
}

/** Keeps this page and, where the connection is fast, the search. */
async function keep(): Promise<void> {
  await firstUse;
  await new Promise((resolve) => setTimeout(resolve, AFTER_USE));
  await tell(location.pathname);
  if (!isSlowConnection("4g")) await post({ type: "search" });
}

/** Registers the worker, tells it of this page, and offers its reader each version of the site that comes after. */
export async function start(): Promise<void> {
  const keepQuietly = () => void keep().catch(() => undefined);
  if (navigator.serviceWorker.controller) keepQuietly();
  // The first worker has come, or a new version, which keeps things of its own.
  navigator.serviceWorker.addEventListener("controllerchange", keepQuietly);
  const registration = await navigator.serviceWorker.register("/sw.js", { updateViaCache: "none" });

  const noticeUpdate = () => {
    const { active, waiting } = registration;
    // The first worker waits for nobody: there is no other version.
    if (active && waiting) {
      import("./updateNotice").then(({ offerUpdate }) => offerUpdate(waiting)).catch(() => undefined);
    }
  };
  noticeUpdate();
  registration.addEventListener("updatefound", () => {
    registration.installing?.addEventListener("statechange", noticeUpdate);
  });
  // A page that stays open for days learns of a deploy when its reader comes back to it.
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") registration.update().catch(() => undefined);
  });
}
