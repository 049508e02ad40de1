import { flushSync } from "preact/compat";
import { createRoot, hydrateRoot as hydrate } from "preact/compat/client";
import { drawTogether } from "../../../src/client/drawTogether";

export { createRoot };

/**
 * Takes the page over, and says so with an event `pagetakenover`, which comes before any effect and before anything is
 * drawn again: what was typed until then is told now (plugins/early-script). React keeps it in the fields by itself.
 *
 * On a phone it is the longest work of a page. It is done in three tasks, between which the browser answers the
 * reader: the scripts have run; the page is taken over; what changes by that is drawn.
 *
 * @param {Element} container
 * @param {import("preact").ComponentChild} children
 */
export function hydrateRoot(container, children) {
  /** @type {ReturnType<typeof hydrate> | undefined} */
  let root;
  let shown = children;
  setTimeout(() => {
    drawTogether();
    root = hydrate(container, shown);
    flushSync(() => container.dispatchEvent(new Event("pagetakenover", { bubbles: true })));
  });
  return {
    render(/** @type {import("preact").ComponentChild} */ changed) {
      if (root) root.render(changed);
      else shown = changed;
    },
    unmount: () => root?.unmount(),
  };
}

export default { createRoot, hydrateRoot };
