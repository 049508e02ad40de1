import { isSlowConnection } from "@site/src/lib/connection";

/** In browsers that do not tell when a page is idle, in milliseconds. */
const LATER = 3000;

/**
 * Fetches the modal's files, without running them, once the page is idle, so that the first press finds them in the cache.
 * Not for readers who save data or have a slow connection. The index itself is not fetched before it is asked for.
 *
 * @returns a function that cancels it.
 */
export function prefetchWhenIdle(): () => void {
  if (isSlowConnection("3g")) return () => undefined;
  // A file that cannot be fetched ahead is asked for again, and complained of, when the search is opened.
  const prefetch = () =>
    void import(/* webpackChunkName: "search-loader" */ "./loadModal").then(
      // Named, so that the bundler does not drop what it has to fetch ahead.
      ({ loadModal }) => loadModal,
      () => undefined,
    );
  if (!("requestIdleCallback" in window)) {
    const timer = setTimeout(prefetch, LATER);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(prefetch);
  return () => cancelIdleCallback(request);
}
