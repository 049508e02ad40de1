import { type ReactNode } from "react";

/** Why a part of a page does not come that is loaded when it is used, and what helps in either case. */
export const WHY_NOT_LOADED =
  "could not be loaded. Either the connection failed, or the site has changed since you opened this page. In the second case, only loading the page again helps.";

interface NotLoadedProps {
  /** The part, at the beginning of the sentence. */
  readonly what: string;
  /** Loads the part again, where the page has no other button for it. */
  readonly onRetry?: () => void;
}

/**
 * Says that a part of the page could not be loaded, with the buttons that help. After a deploy the files that the page
 * knows are gone, so another attempt would ask for them in vain. Browser only.
 */
export function NotLoaded({ what, onRetry }: NotLoadedProps): ReactNode {
  return (
    <>
      {what} {WHY_NOT_LOADED}{" "}
      {onRetry && (
        <>
          <button type="button" onClick={onRetry}>
            Try again
          </button>{" "}
        </>
      )}
      <button type="button" onClick={() => window.location.reload()}>
        Load the page again
      </button>
    </>
  );
}
