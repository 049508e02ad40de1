import { setImmediate } from "node:timers/promises";
import { Problem } from "./problem";

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

/**
 * Returns a function that runs one piece of work after the other, each alone. A piece that fails does not stop the next one.
 *
 * @param work what waits, for the sentence that refuses more: simulations.
 * @param most how many pieces may wait or run at once. The function throws a Problem for more.
 */
export function createQueue(work: string, most: number) {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return async <T>(run: () => Promise<T>): Promise<T> => {
    if (waiting >= most) {
      throw new Problem(`The server is busy with other ${work}. Ask again in a few seconds.`);
    }
    waiting += 1;
    const result = last.then(run);
    last = result
      .catch(() => undefined)
      .finally(() => {
        waiting -= 1;
      });
    return result;
  };
}
