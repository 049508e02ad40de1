import ExecutionEnvironment from "@docusaurus/ExecutionEnvironment";
import { cleanPath, isWellFormed } from "../../site/address";

/**
 * Puts the clean form of the address into the browser's bar: what the host would have redirected to. Upstream finds no
 * page under the name of a file, and throws where an escape cannot be decoded, so that nothing on the page answers.
 */
function cleanAddress(): void {
  const { pathname, search, hash } = window.location;
  const clean = cleanPath(pathname) + search + isWellFormed(hash);
  if (clean !== pathname + search + hash) window.history.replaceState(window.history.state, "", clean);
}

if (ExecutionEnvironment.canUseDOM) {
  // Before Docusaurus reads the address, and before its router is notified of another one: it listens only after this.
  cleanAddress();
  window.addEventListener("popstate", cleanAddress);
}
