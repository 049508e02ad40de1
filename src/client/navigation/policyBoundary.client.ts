import ExecutionEnvironment from "@docusaurus/ExecutionEnvironment";
import { crossesBoundary } from "./policyBoundary";

// A document keeps the content security policy that it was loaded with. Live code needs one that allows evaluation,
// and no other page should have it: where such a page begins or ends, the browser loads a document.

/** The page that this document was loaded for. */
const loadedAs = ExecutionEnvironment.canUseDOM ? window.location.pathname : "";

if (ExecutionEnvironment.canUseDOM) {
  // Before React sees the press: unhandled, it is the browser's, which follows the link by itself.
  window.addEventListener(
    "click",
    (event) => {
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      if (link?.origin === window.location.origin && crossesBoundary(loadedAs, link.pathname)) {
        event.stopPropagation();
      }
    },
    true,
  );
}

/** Every other way to another page (search results, back and forward): the address has changed, load what it names. */
export function onRouteUpdate({ location }: { location: { pathname: string } }): void {
  if (crossesBoundary(loadedAs, location.pathname)) window.location.reload();
}
