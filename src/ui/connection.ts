/** The part of the Network Information API that is used here; not every browser has it. */
interface Connection {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/**
 * Checks whether the reader saves data, or has a slower connection than one that is good enough. A browser that says nothing of
 * it counts as fast.
 *
 * @param least the slowest connection that is good enough
 */
export function isSlowConnection(least: "3g" | "4g"): boolean {
  const { connection } = navigator as Navigator & { connection?: Connection };
  const slower = least === "3g" ? /2g/ : /2g|3g/;
  return Boolean(connection?.saveData || slower.test(connection?.effectiveType ?? ""));
}
