import { options } from "preact";
import { flushSync } from "preact/compat";
import { createRoot, hydrateRoot as hydrate } from "preact/compat/client";
import { drawTogether } from "../../../src/client/drawTogether";
import { inTurns } from "../../../src/client/takingOver/turns";

export { createRoot };

/**
 * Takes the page over, and says so with an event `pagetakenover`, which comes before any effect and before anything is
 * drawn again: what was typed until then is told now (plugins/early-script). React keeps it in the fields by itself.
 *
 * On a phone it is the longest work of a page. It is done in many tasks, between which the browser answers the
 * reader: the scripts have run; the frame of the page is taken over; its parts, one after the other
 * (src/client/takingOver); what changes by that is drawn.
 *
 * @param {Element} container
 * @param {import("preact").ComponentChild} children
 */
export function hydrateRoot(container, children) {
  /** @type {ReturnType<typeof hydrate> | undefined} */
  let root;
  let shown = children;
  setTimeout(async () => {
    const runEffects = holdEffects();
    try {
      await inTurns(() => {
        drawTogether();
        root = hydrate(container, shown);
      });
    } finally {
      // Whatever could not be drawn: what was pressed and what is to be done wait for this.
      drawTogether();
      flushSync(() => container.dispatchEvent(new Event("pagetakenover", { bubbles: true })));
      runEffects();
    }
  });
  return {
    render(/** @type {import("preact").ComponentChild} */ changed) {
      if (root) root.render(changed);
      else shown = changed;
    },
    unmount: () => root?.unmount(),
  };
}

/**
 * Holds what is to be done after a drawing: it changes what is shown, and parts that wait for their turn would be
 * compared with something else than what the server has drawn.
 *
 * @returns {() => void} does it
 */
function holdEffects() {
  const { requestAnimationFrame: before } = options;
  /** @type {(() => void)[]} */
  const held = [];
  options.requestAnimationFrame = (run) => void held.push(run);
  return () => {
    if (before) options.requestAnimationFrame = before;
    else delete options.requestAnimationFrame;
    for (const run of held) {
      setTimeout(() => {
        // What they change is drawn in the task after theirs.
        drawTogether();
        run();
      });
    }
  };
}

export default { createRoot, hydrateRoot };
