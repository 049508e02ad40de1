import { formatUtc, formatInZone, isZone, parseDate } from "../../../../protocol/text/moments";

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** Returns a moment in a time zone, `2026-03-31 16:15:09`; the seconds of all zones of today are those of UTC. */
export function formatMoment(at: bigint, zone: string): string {
  const minute =
    formatInZone(at, zone) ?? new Date(Number(at) * 1_000).toISOString().slice(0, 16).replace("T", " ");
  return `${minute}:${String(at % 60n).padStart(2, "0")}`;
}

/** Returns how far a time zone is ahead of UTC at a moment, `+02:00`, because an hour comes twice when summer time ends. */
export function formatOffset(at: bigint, zone: string): string {
  const ahead = Date.parse(`${formatMoment(at, zone).replace(" ", "T")}Z`) / 60_000 - Number(at) / 60;
  const minutes = Math.abs(Math.round(ahead));
  const padToTwo = (value: number) => String(value).padStart(2, "0");
  return `${ahead < 0 ? "-" : "+"}${padToTwo(Math.floor(minutes / 60))}:${padToTwo(minutes % 60)}`;
}

/** Returns the day of a moment in a time zone, `2026-03-31`. */
export const formatDay = (at: bigint, zone: string): string => formatMoment(at, zone).slice(0, 10);

/** Returns the day after a day. */
export function findNextDay(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
}

/**
 * Returns the first second of a day in a time zone, Unix.
 *
 * @returns nothing for what is not a day, and for an unknown zone
 */
export function findStartOfDay(day: string, zone: string): bigint | undefined {
  if (!DAY.test(day) || !isZone(zone) || Number.isNaN(Date.parse(`${day}T00:00:00Z`))) return undefined;
  // In some zones a day begins an hour late, when summer time begins at midnight.
  for (const time of ["00:00", "00:30", "01:00"]) {
    const found = parseDate(`${day} ${time}`, zone);
    if (found !== undefined) return found;
  }
  return undefined;
}

export { formatUtc, isZone };
