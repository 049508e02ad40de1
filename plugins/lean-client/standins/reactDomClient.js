import { flushSync } from "preact/compat";
import { createRoot, hydrateRoot as hydrate } from "preact/compat/client";

export { createRoot };

/**
 * Takes the page over, and says so with an event `pagetakenover`, which comes before any effect and before anything is
 * drawn again: what was typed until then is told now (plugins/early-script). React keeps it in the fields by itself.
 *
 * @param {Element} container
 * @param {import("preact").ComponentChild} children
 */
export function hydrateRoot(container, children) {
  const root = hydrate(container, children);
  flushSync(() => container.dispatchEvent(new Event("pagetakenover", { bubbles: true })));
  return root;
}

export default { createRoot, hydrateRoot };
