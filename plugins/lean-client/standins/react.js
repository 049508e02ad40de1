import compat, { useEffect, useState, useId as useOwnId } from "preact/compat";

export * from "preact/compat";

/**
 * The server counts ids otherwise, and what it drew keeps its ids when it is taken over. Once that is done each
 * element gets the id of the browser, so that parts drawn later and parts drawn by the server know each other.
 *
 * @returns {string}
 */
export function useId() {
  const id = useOwnId();
  const [isTakenOver, setTakenOver] = useState(() => document.documentElement.dataset.hasHydrated === "true");
  useEffect(() => setTakenOver(true), []);
  return isTakenOver ? `${id}-` : id;
}

export default { ...compat, useId };
