import type { Order } from "../calls/calls";

/** Recipients that are named; of more, only the number is given. */
const MOST_NAMED = 5;

/**
 * Returns what is unusual about the recipients of new streams, though the contracts take it: the account that pays, and
 * one that has more than one row.
 *
 * @param safe the account that pays
 */
export function listRecipientWarnings(orders: readonly Order[], safe: string): string[] {
  const lines = new Map<string, number[]>();
  for (const order of orders) {
    if (order.kind !== "action")
      lines.set(order.recipient, [...(lines.get(order.recipient) ?? []), order.line]);
  }
  const own = lines.get(safe);
  const doubles = [...lines].filter(([recipient, { length }]) => length > 1 && recipient !== safe);
  const named = doubles.slice(0, MOST_NAMED);
  const rest = doubles.length - named.length;
  return [
    ...(own
      ? [`The paying account is also the recipient in line${own.length > 1 ? "s" : ""} ${joinLines(own)}.`]
      : []),
    ...named.map(
      ([recipient, its]) =>
        `Lines ${joinLines(its)} have the same recipient, ${recipient}, who gets a stream for each.`,
    ),
    ...(rest > 0 ? [`${rest} more ${rest === 1 ? "recipient has" : "recipients have"} several rows.`] : []),
  ];
}

/** `2`, `2 and 5`, `2, 5 and 9`. */
function joinLines(lines: readonly number[]): string {
  return [lines.slice(0, -1).join(", "), String(lines.at(-1))].filter(Boolean).join(" and ");
}
