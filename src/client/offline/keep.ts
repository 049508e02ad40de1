import { isSlowConnection } from "@site/src/lib/connection";

/** What a reader does with a page. */
const USES = ["pointermove", "touchstart", "keydown", "wheel"] as const;
/** Milliseconds after that, when the search is kept: what the reader came for goes first. */
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

/** Tells the worker which page is open: the first, and those that React drew, did not come through it as documents. */
export const tell = (pathname: string): Promise<void> =>
  post({ type: "visited", pathname, files: loadedFiles() });

/**
 * Keeps the search once the reader uses the page, or at once for one who has been here before: nothing for those who
 * save data or whose connection is slow.
 */
function keepSearch(isBack: boolean): void {
  if (isSlowConnection("4g")) return;
  const ask = () => void post({ type: "search" }).catch(() => undefined);
  if (isBack) return ask();
  const used = () => {
    for (const use of USES) removeEventListener(use, used);
    setTimeout(ask, AFTER_USE);
  };
  for (const use of USES) addEventListener(use, used, { passive: true });
}

/** Registers the worker, tells it of this page, and offers its reader each version of the site that comes after. */
export async function start(): Promise<void> {
  const isBack = navigator.serviceWorker.controller !== null;
  const keep = () => {
    void tell(location.pathname).catch(() => undefined);
    keepSearch(isBack);
  };
  if (isBack) keep();
  // The first worker has come, or a new version, which keeps things of its own.
  navigator.serviceWorker.addEventListener("controllerchange", keep);
  const registration = await navigator.serviceWorker.register("/sw.js", { updateViaCache: "none" });

  const noticeUpdate = () => {
    const { waiting } = registration;
    if (waiting) {
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
