import { inDays } from "@site/src/lib/wording";

/** How many fraction digits an amount shows before it is cut off. */
const MAX_FRACTION = 6;

/**
 * A moment in words, in UTC: `1 March 2027`, with the time of day when it is not midnight. Written out by hand, not
 * by `Intl`, so that the server's and the reader's text are the same whatever locale data they carry.
 *
 * @param timestamp Unix seconds
 */
export function formatDate(timestamp: bigint): string {
  const date = new Date(Number(timestamp) * 1000);
  const day = inDays(date);
  const clock = date.toISOString().slice(11, 19);
  return clock === "00:00:00" ? day : `${day}, ${clock.endsWith(":00") ? clock.slice(0, 5) : clock}`;
}

/**
 * An amount in whole tokens with thousands separators. Digits after the sixth decimal place are cut off, not
 * rounded, and an ellipsis says so: the contracts round down as well.
 *
 * @param amount base units of the token
 * @param decimals decimals of the token
 */
export function formatAmount(amount: bigint, decimals: number): string {
  const digits = amount.toString().padStart(decimals + 1, "0");
  const whole = digits.slice(0, digits.length - decimals).replace(/\B(?=(\d{3})+$)/gu, ",");
  const fraction = digits.slice(digits.length - decimals).replace(/0+$/u, "");
  if (fraction === "") return whole;
  const shown = fraction.slice(0, MAX_FRACTION);
  return `${whole}.${shown}${fraction.length > MAX_FRACTION ? "…" : ""}`;
}
