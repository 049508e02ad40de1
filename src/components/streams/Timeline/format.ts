import { formatDays } from "@site/src/protocol/text/wording";

/**
 * Returns a moment in words, in UTC: `1 March 2027`, with the time of day when it is not midnight. Written out by hand,
 * not by `Intl`, so that the server's and the reader's text are the same whatever locale data they carry.
 *
 * @param timestamp Unix seconds
 */
export function formatDate(timestamp: bigint): string {
  const date = new Date(Number(timestamp) * 1000);
  const day = formatDays(date);
  const clock = date.toISOString().slice(11, 19);
  return clock === "00:00:00" ? day : `${day}, ${clock.endsWith(":00") ? clock.slice(0, 5) : clock}`;
}
