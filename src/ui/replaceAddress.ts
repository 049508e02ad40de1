/**
 * Puts another address into the browser's bar, instead of the present one and without loading anything, so that what
 * a page shows can be shared. Browsers refuse an address that changes too often: it is out of date then, and what the
 * page shows does not.
 */
export function replaceAddress(address: string | URL): void {
  try {
    window.history.replaceState(window.history.state, "", address);
  } catch {
    // The page works without it.
  }
}
