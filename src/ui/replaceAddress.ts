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

/** Name under which an entry of the history keeps that its address describes what the reader did. */
const OWN = "isOwn";

/**
 * Puts another address into the browser's bar, and keeps in this entry of the history that it came by no link. A reload
 * and Back find it there, and nothing is stored.
 */
export function replaceByOwnAddress(address: string): void {
  try {
    window.history.replaceState({ ...window.history.state, [OWN]: true }, "", address);
  } catch {
    // The page works without it.
  }
}

/**
 * Puts another address into the browser's bar as a new entry of the history, so that Back leads to the entry before it.
 *
 * @param isOwn whether the address describes what the reader did, and came by no link
 */
export function pushAddress(address: string, isOwn: boolean): void {
  try {
    window.history.pushState({ [OWN]: isOwn }, "", address);
  } catch {
    // The page works without it.
  }
}

/** Checks whether {@link replaceByOwnAddress} or {@link pushAddress} wrote the address of this entry of the history. */
export const isOwnEntry = (): boolean =>
  (window.history.state as Readonly<Record<string, unknown>> | null)?.[OWN] === true;
