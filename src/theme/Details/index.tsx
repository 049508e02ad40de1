import { useState, type ComponentProps, type ReactNode } from "react";
import Details from "@theme-original/Details";
import { inTurn } from "@site/src/client/takingOver/inTurn";

/** How many collapsibles have been taken over from the server's page so far, in the order of the page. */
let takenOver = 0;

/**
 * Wraps upstream's collapsible so that one which the reader has opened before the scripts ran stays open when they
 * take over, in a turn of its own: so they are counted in the order of the page, whatever holds them. Without
 * JavaScript the browser opens and closes it.
 */
function KeptDetails({ open, ...props }: ComponentProps<typeof Details>): ReactNode {
  const [initial] = useState(() => openNow() ?? open);
  return <Details {...props} data-collapsible open={initial} />;
}

/** Whether the next collapsible that the server has drawn is open now; undefined where there is none. */
function openNow(): boolean | undefined {
  if (typeof document === "undefined" || document.documentElement.dataset.hasHydrated === "true") {
    return undefined;
  }
  return document.querySelectorAll<HTMLDetailsElement>("details[data-collapsible]")[takenOver++]?.open;
}

export default inTurn(KeptDetails);
