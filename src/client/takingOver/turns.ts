type Take = () => void;

/** Who waits for a turn, in the order of the page; `undefined` while no page is taken over. */
let waiting: Take[] | undefined;

/** A task of its own, between which and the next one the browser answers the reader. */
export const nextTask = () =>
  new Promise<void>((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(undefined);
  });

/** While a page is taken over: resolves when it is the caller's turn. `undefined` at all other times. */
export function nextTurn(): Promise<void> | undefined {
  if (!waiting) return undefined;
  const { promise, resolve } = newPromise();
  waiting.push(resolve);
  return promise;
}

/**
 * Begins to take a page over and then gives a turn to everyone who asked for one meanwhile, each in a task of its own,
 * in the order of the page: who asks during a turn comes right after it.
 *
 * @param begin takes over what does not wait
 */
export async function inTurns(begin: () => void): Promise<void> {
  waiting = [];
  try {
    begin();
    await nextTask();
    for (let take = waiting.shift(); take; take = waiting.shift()) {
      const later: Take[] = waiting;
      waiting = [];
      take();
      await nextTask();
      waiting.push(...later);
    }
  } finally {
    waiting = undefined;
  }
}

function newPromise(): { promise: Promise<void>; resolve: () => void } {
  let resolve: () => void = () => undefined;
  const promise = new Promise<void>((resolvePromise) => (resolve = resolvePromise));
  return { promise, resolve };
}
