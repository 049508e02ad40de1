import { formatUtc } from "../../../../../protocol/text/moments";
import type { Order } from "../calls/calls";

/** Maximum number of lines that a question names one by one. */
const MOST_NAMED = 5;

/** What a schedule of Lockup holds that ends it, in the structs of the contract. */
interface Ends {
  readonly timestamps?: { readonly end: number };
  readonly segments?: readonly { readonly timestamp: number }[];
  readonly tranches?: readonly { readonly timestamp: number }[];
}

/** Returns the Unix seconds at which a row pays no more; nothing if that depends on the execution. */
function getEnd(order: Order): number | undefined {
  if (order.kind !== "lockup") return undefined;
  const { timestamps, segments, tranches } = order.schedule as Ends;
  return timestamps?.end ?? (segments ?? tranches)?.at(-1)?.timestamp;
}

/**
 * Asks about rows whose dates are in the past, because such a date is usually a mistake. Returns nothing if no row has
 * one.
 *
 * @param now Unix seconds
 */
export function composePastQuestion(orders: readonly Order[], now: bigint): string | undefined {
  const ended = orders.flatMap((order) => {
    const end = getEnd(order);
    return end !== undefined && BigInt(end) <= now ? [{ line: order.line, at: BigInt(end) }] : [];
  });
  const begun = orders.flatMap((order) =>
    order.kind === "flow" && order.startTime > 0n && order.startTime < now
      ? [{ line: order.line, at: order.startTime }]
      : [],
  );
  const sentences = [
    ...(ended.length > 0
      ? [
          `${describeRows(ended, "ends", "end")}, which is in the past, so all of it can be withdrawn at once.`,
        ]
      : []),
    ...(begun.length > 0
      ? [
          `${describeRows(begun, "starts", "start")}, which is in the past, so everything since then is owed at once.`,
        ]
      : []),
  ];
  return sentences.length > 0 ? `${sentences.join(" ")} Correct the dates, or confirm them.` : undefined;
}

interface Dated {
  readonly line: number;
  /** Unix seconds. */
  readonly at: bigint;
}

/** `Line 2 ends on 2024-01-01 00:00 UTC`, or `Lines 2, 3 and 4 end by …`. */
function describeRows(rows: readonly Dated[], verb: string, verbOfMany: string): string {
  if (rows.length === 1) return `Line ${rows[0]!.line} ${verb} on ${formatUtc(rows[0]!.at)}`;
  const last = rows.reduce((latest, { at }) => (at > latest ? at : latest), 0n);
  if (rows.length > MOST_NAMED) return `${rows.length} lines ${verbOfMany} by ${formatUtc(last)}`;
  const lines = rows.map(({ line }) => String(line));
  return `Lines ${lines.slice(0, -1).join(", ")} and ${lines.at(-1)} ${verbOfMany} by ${formatUtc(last)}`;
}
