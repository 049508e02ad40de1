/**
 * Marks work that is waited for in a later step. Whoever waits learns of its failure; until then it must not end the
 * build as one that nobody looks at.
 */
export function awaitedLater<Result>(work: Promise<Result>): Promise<Result> {
  work.catch(() => undefined);
  return work;
}
