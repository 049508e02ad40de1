import { LATEST } from "../scenario";

const PARTS = [
  ["d", 86_400n],
  ["h", 3_600n],
  ["m", 60n],
  ["s", 1n],
] as const;

/** Units of a time in the order in which they follow each other. A year has 365 days, and a month 30, as in lists. */
const UNITS = [
  [/^(?:y|years?)$/iu, 31_536_000n],
  [/^(?:mo|months?)$/iu, 2_592_000n],
  [/^(?:w|weeks?)$/iu, 604_800n],
  [/^(?:d|days?)$/iu, 86_400n],
  [/^(?:h|hours?)$/iu, 3_600n],
  [/^(?:m|mins?|minutes?)$/iu, 60n],
  [/^(?:s|secs?|seconds?)$/iu, 1n],
] as const;

/** Maximum number of characters of a time. */
const LONGEST = 200;

/**
 * Reads a time such as `100d`, `49d 23h 59m 59s`, `4 years`, `a month` or `0`.
 *
 * @returns seconds, or a sentence that says what to change
 */
export function readDuration(text: string): bigint | string {
  const trimmed = text.trim();
  if (trimmed === "0") return 0n;
  const seconds = trimmed.length > LONGEST ? undefined : addUp(trimmed);
  if (seconds === undefined) {
    return "A time in days, hours, minutes and seconds, such as 100d, 12h, 49d 23h 59m 59s or 4 years. A year has 365 days, and a month 30.";
  }
  return seconds > LATEST ? "At most 36500d: the playground's clock ends after a century." : seconds;
}

/** Adds up the parts of a time: each unit once, the longest first. Returns nothing for anything else. */
function addUp(text: string): bigint | undefined {
  const part = /(\d{1,12}|an?(?=\s)|one(?=\s))\s*([a-z]{1,7})(?:\s*,?\s*(?:and\s+)?)/iuy;
  let seconds = 0n;
  let unit = -1;
  while (part.lastIndex < text.length) {
    const found = part.exec(text);
    const next = found ? UNITS.findIndex(([name]) => name.test(found[2]!)) : -1;
    if (!found || next <= unit) return undefined;
    unit = next;
    seconds += (/^\d/u.test(found[1]!) ? BigInt(found[1]!) : 1n) * UNITS[next]![1];
  }
  return unit === -1 ? undefined : seconds;
}

/** Returns the seconds as {@link readDuration} reads them: `49d 23h 59m 59s`. */
export function formatDuration(seconds: bigint): string {
  let rest = seconds;
  const parts = PARTS.flatMap(([unit, length]) => {
    const count = rest / length;
    rest %= length;
    return count === 0n ? [] : [`${count}${unit}`];
  });
  return parts.join(" ") || "0";
}
