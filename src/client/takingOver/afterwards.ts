import { nextTask } from "./turns";

const waiting = new Set<() => void>();
let isAtWork = false;

/**
 * Does what can wait until the page has been taken over, each in a task of its own, so that many small things (a
 * button of each block of code) make no long one.
 *
 * @returns calls it off
 */
export function afterwards(what: () => void): () => void {
  waiting.add(what);
  if (!isAtWork) void workOff();
  return () => void waiting.delete(what);
}

async function workOff(): Promise<void> {
  isAtWork = true;
  try {
    await nextTask();
    for (const what of waiting) {
      waiting.delete(what);
      what();
      await nextTask();
    }
  } finally {
    isAtWork = false;
    // Behind one that failed.
    if (waiting.size > 0) void workOff();
  }
}
