import { formatCut } from "../../text/amount";

const UNITS: readonly [name: string, seconds: bigint][] = [
  ["day", 86_400n],
  ["hour", 3_600n],
  ["minute", 60n],
  ["second", 1n],
];

const WEEK = 604_800n;
const DAY = 86_400n;

/**
 * Returns the seconds in words: whole weeks as weeks, a day or more that misses whole days by at most two seconds as such
 * (`25 days less 1 second`), everything else in days, hours, minutes and seconds.
 */
export function formatDuration(seconds: bigint): string {
  if (seconds > 0n && seconds % WEEK === 0n) return count(seconds / WEEK, "week");
  const missing = (DAY - (seconds % DAY)) % DAY;
  if (seconds > DAY / 2n && missing > 0n && missing <= 2n) {
    return `${formatDuration(seconds + missing)} less ${count(missing, "second")}`;
  }

  const parts: string[] = [];
  let rest = seconds;
  for (const [name, length] of UNITS) {
    if (rest >= length) parts.push(count(rest / length, name));
    rest %= length;
  }
  return parts.join(" ") || "0 seconds";
}

function count(amount: bigint, unit: string): string {
  return `${formatCut(amount, 0)} ${unit}${amount === 1n ? "" : "s"}`;
}
