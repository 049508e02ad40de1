import type { Order } from "./calls/calls";

/** Returns the name of a batch: `1 vesting in USDC`, `12 top-ups in DAI`, `3 pauses`. */
export function nameBatch(orders: readonly Order[], symbol: string): string {
  const [first] = orders;
  if (!first) return "Nothing";
  const nouns = first.kind === "action" ? first.action.noun : NOUNS[first.kind];
  const count = orders.length;
  const hasToken = first.kind !== "action" || first.action.isDeposit === true;
  return `${count} ${count === 1 ? toSingular(nouns) : nouns}${hasToken ? ` in ${symbol}` : ""}`;
}

const NOUNS = { flow: "payments by the second", lockup: "vestings" } as const;

/** Returns the singular of a noun that may have words after it: `change of a rate` of `changes of rates`. */
function toSingular(nouns: string): string {
  if (nouns === "changes of rates") return "change of a rate";
  return nouns.replace(/s(?= by|$)/u, "");
}
