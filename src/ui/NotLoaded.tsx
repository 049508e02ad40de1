import { type ReactNode } from "react";

/** Why a part of a page does not come that is loaded when it is used, and what helps in either case. */
export const WHY_NOT_LOADED =
  "could not be loaded. Either the connection failed, or the site has changed since you opened this page. In the second case, only loading the page again helps.";

/**
 * Says that a part of the page could not be loaded, with the button that helps. After a deploy the files that the page
 * knows are gone, so another press would ask for them in vain. Browser only.
 * @param what the part, at the beginning of the sentence
 */
export function NotLoaded({ what }: { readonly what: string }): ReactNode {
  return (
    <>
      {what} {WHY_NOT_LOADED}{" "}
      <button type="button" onClick={() => window.location.reload()}>
        Load the page again
      </button>
    </>
  );
}
