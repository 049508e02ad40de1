import v8 from "node:v8";

/** Percentage by which the heap may grow between two collections of garbage. */
const GROWTH = 50;

/**
 * Collects garbage more often, because V8 otherwise lets a heap of 50 MB grow to 220 MB: each simulation makes some
 * megabytes of garbage. A collection takes about 20 ms.
 */
export function saveMemory(): void {
  // eslint-disable-next-line no-restricted-syntax -- the process is the server's own, and nothing else runs in it
  v8.setFlagsFromString(`--heap-growing-percent=${GROWTH}`);
}
