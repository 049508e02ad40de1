import ExecutionEnvironment from "@docusaurus/ExecutionEnvironment";
import { crossesBoundary } from "./policyBoundary";

// A document keeps the content security policy that it was loaded with. Live code needs one that allows evaluation,
// and no other page should have it: where such a page begins or ends, the browser loads a document.

/** The page that this document was loaded for. */
const loadedAs = ExecutionEnvironment.canUseDOM ? window.location.pathname : "";

/** Whether the way to the next page is a step through the history. */
let isTraversing = false;

if (ExecutionEnvironment.canUseDOM) {
  window.addEventListener("popstate", () => (isTraversing = true));
  // Before React sees the press: its links pass over one that is taken, while whoever else listens still hears of it.
  window.addEventListener(
    "click",
    (event) => {
      const control = event.target instanceof Element ? event.target.closest("a, button") : null;
      // A button within a link is no way to another page.
      if (!(control instanceof HTMLAnchorElement) || !willOpenHere(event, control)) return;
      if (control.origin !== window.location.origin || !crossesBoundary(loadedAs, control.pathname)) return;
      event.preventDefault();
      window.location.assign(control.href);
    },
    true,
  );
}

/** Checks whether a click is to open a link in this window. */
function willOpenHere(event: MouseEvent, { target }: HTMLAnchorElement): boolean {
  const isModified = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
  return event.button === 0 && !isModified && (target === "" || target === "_self");
}

/**
 * Every other way to another page (search results, back and forward): the address has changed, load what it names. Back leads
 * to the place where the reader was. Any other way leads to the top of the page or to its hash: a browser that loads the same
 * address again would keep the place that the reader had on the last page.
 */
export function onRouteUpdate({ location }: { location: { pathname: string } }): void {
  const keepsPlace = isTraversing;
  isTraversing = false;
  if (!crossesBoundary(loadedAs, location.pathname)) return;
  if (keepsPlace) {
    window.location.reload();
    return;
  }
  const { href } = window.location;
  window.history.replaceState(null, "", loadedAs);
  window.location.replace(href);
}
