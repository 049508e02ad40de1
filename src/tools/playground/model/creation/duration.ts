import { LATEST } from "../scenario";

const PARTS = [
  ["d", 86_400n],
  ["h", 3_600n],
  ["m", 60n],
  ["s", 1n],
] as const;

/**
 * Reads a time such as `100d`, `49d 23h 59m 59s` or `0`.
 *
 * @returns seconds, or a sentence that says what to change
 */
export function readDuration(text: string): bigint | string {
  const compact = text.replace(/\s+/g, "");
  if (compact === "0") return 0n;
  const match = /^(?:(\d{1,12})d)?(?:(\d{1,12})h)?(?:(\d{1,12})m)?(?:(\d{1,12})s)?$/.exec(compact);
  if (compact === "" || match === null) {
    return "A time in days, hours, minutes and seconds, such as 100d, 12h or 49d 23h 59m 59s.";
  }
  const seconds = PARTS.reduce((sum, [, length], index) => sum + BigInt(match[index + 1] ?? 0) * length, 0n);
  return seconds > LATEST ? "At most 36500d: the playground's clock ends after a century." : seconds;
}

/** Seconds as {@link readDuration} reads them: `49d 23h 59m 59s`. */
export function inDuration(seconds: bigint): string {
  let rest = seconds;
  const parts = PARTS.flatMap(([unit, length]) => {
    const count = rest / length;
    rest %= length;
    return count === 0n ? [] : [`${count}${unit}`];
  });
  return parts.join(" ") || "0";
}
