import { setImmediate } from "node:timers/promises";

/** Lets what waits be answered before the work continues. */
export const letOthers = (): Promise<void> => setImmediate();
