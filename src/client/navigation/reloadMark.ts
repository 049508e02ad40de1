/** Where a page notes, for its next load, that it was loaded again because of a missing script (session storage). */
export const RELOADED = "reloaded-for-script";
