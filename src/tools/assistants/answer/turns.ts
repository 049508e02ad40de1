import { setImmediate } from "node:timers/promises";

/** Lets what waits be answered before the work continues. */
export const letOthers = (): Promise<void> => setImmediate();

/** Milliseconds of work after which others get their turn. */
const SLICE = 20;

/** Returns a function that lets others be answered when it is called, if the work has lasted for a slice. */
export function takeSlices(): () => Promise<void> {
  let begun = Date.now();
  return async () => {
    if (Date.now() - begun < SLICE) return;
    await letOthers();
    begun = Date.now();
  };
}
