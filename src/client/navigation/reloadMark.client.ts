import { RELOADED } from "./reloadMark";

/** A page was hydrated: should one of its scripts be missing another time, it may be loaded again once more. */
export function onRouteDidUpdate(): void {
  try {
    sessionStorage.removeItem(RELOADED);
  } catch {
    // Storage is blocked: nothing was noted.
  }
}
