import { type PageScripts } from "@site/plugins/early-script/src/start";
import { isSlowConnection } from "@site/src/lib/connection";

/** Where no other way tells that the page has nothing to do, in milliseconds. */
const LATER = 3000;

/** The scripts that searching takes, as the built page names them; the development server does not. */
function filesOfSearch(): readonly string[] {
  const element = document.getElementById("page-scripts");
  if (!element) return [];
  const { search, searchIndex } = JSON.parse(element.textContent) as PageScripts;
  return [...search, ...searchIndex];
}

/**
 * Fetches the files of the search modal once the page has nothing else to do, without running them, so that the first
 * press finds them in the cache. Not for readers who save data or have a slow connection. The index itself is not fetched
 * before the search is asked for.
 *
 * @returns a function that calls it off.
 */
export function fetchWhenIdle(): () => void {
  if (isSlowConnection("3g")) return () => undefined;
  const fetchFiles = () => {
    for (const href of filesOfSearch()) {
      document.head.append(
        Object.assign(document.createElement("link"), { rel: "prefetch", as: "script", href }),
      );
    }
  };
  if (!("requestIdleCallback" in window)) {
    const timer = setTimeout(fetchFiles, LATER);
    return () => clearTimeout(timer);
  }
  const request = requestIdleCallback(fetchFiles);
  return () => cancelIdleCallback(request);
}
