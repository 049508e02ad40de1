/** Dates of a batch: read in the time zone that its author names, written in UTC and in the reader's own. */

const padToTwo = (value: number) => String(value).padStart(2, "0");

/** Formats by time zone, because making one takes longer than using it a hundred times. */
const formats = new Map<string, Intl.DateTimeFormat>();

/** Returns the format of a time zone. @throws RangeError for an unknown one */
function getFormat(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const format = new Intl.DateTimeFormat("en-GB", {
    timeZone: zone,
    calendar: "iso8601",
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
    second: "numeric",
  });
  formats.set(zone, format);
  return format;
}

/** Returns how far a time zone is ahead of UTC at a moment. Milliseconds both. */
function getOffset(zone: string, moment: number): number {
  const parts = getFormat(zone).formatToParts(moment);
  const read = (type: string) => Number(parts.find((part) => part.type === type)?.value);
  const local = Date.UTC(
    read("year"),
    read("month") - 1,
    read("day"),
    read("hour"),
    read("minute"),
    read("second"),
  );
  return local - moment;
}

/** Checks whether the browser knows a time zone of this name, such as `Europe/Berlin`. */
export function isZone(zone: string): boolean {
  try {
    new Intl.DateTimeFormat("en-GB", { timeZone: zone });
    return true;
  } catch {
    return false;
  }
}

/**
 * Returns Unix seconds of a date such as `2027-01-12 16:15` in a time zone.
 * @returns nothing where that time does not exist there, as the hour that summer time leaves out
 */
export function parseDate(text: string, zone: string): bigint | undefined {
  const written = Date.parse(`${text.replace(" ", "T")}:00.000Z`);
  if (Number.isNaN(written)) return undefined;
  // The offset before the date, and the one at it: they differ where a clock is changed in between.
  for (const guess of [written - getOffset(zone, written), written - getOffset(zone, written - 86_400_000)]) {
    if (guess + getOffset(zone, guess) === written) return BigInt(guess) / 1_000n;
  }
  return undefined;
}

/** Returns the same day a number of months later, UTC seconds; nothing if that month has no such day. */
export function addMonths(seconds: bigint, months: number): bigint | undefined {
  const date = new Date(Number(seconds) * 1_000);
  const day = date.getUTCDate();
  date.setUTCMonth(date.getUTCMonth() + months);
  return date.getUTCDate() === day ? BigInt(date.getTime()) / 1_000n : undefined;
}

/** Returns the seconds of a length that a template writes in years of 365 days, days and hours: `2 years 20 days 8 hours`. */
export function parseLength(text: string): bigint {
  const count = (unit: string) => BigInt(new RegExp(`(\\d+) ${unit}`, "u").exec(text)?.[1] ?? "0");
  return ((count("year") * 365n + count("day")) * 24n + count("hour")) * 3_600n;
}

/** Returns a moment as `2027-01-12 16:15 UTC`, with seconds where there are any. */
export function formatUtc(seconds: bigint | number): string {
  // A year after 9999 has a sign and six digits: `+030458-03-05T14:13:20.000Z`.
  const [day = "", time = ""] = new Date(Number(seconds) * 1_000).toISOString().split("T");
  const shown = time.slice(6, 8) === "00" ? time.slice(0, 5) : time.slice(0, 8);
  return `${day.replace(/^\+0*/u, "")} ${shown} UTC`;
}

/** Returns a moment in a time zone, `2027-01-12 17:15`; nothing where that is the same as UTC. */
export function formatInZone(seconds: bigint | number, zone: string): string | undefined {
  const offset = getOffset(zone, Number(seconds) * 1_000);
  if (offset === 0) return undefined;
  const date = new Date(Number(seconds) * 1_000 + offset);
  const day = `${date.getUTCFullYear()}-${padToTwo(date.getUTCMonth() + 1)}-${padToTwo(date.getUTCDate())}`;
  return `${day} ${padToTwo(date.getUTCHours())}:${padToTwo(date.getUTCMinutes())}`;
}

const UNITS = [
  ["year", 31_536_000n],
  ["day", 86_400n],
  ["hour", 3_600n],
  ["minute", 60n],
  ["second", 1n],
] as const;

/** Returns a length in words: `1 year 20 days`. A year has 365 days. */
export function describeLength(seconds: bigint): string {
  let rest = seconds;
  const parts: string[] = [];
  for (const [unit, size] of UNITS) {
    const count = rest / size;
    rest %= size;
    if (count > 0n) parts.push(`${count} ${unit}${count === 1n ? "" : "s"}`);
  }
  return parts.join(" ") || "0 seconds";
}
