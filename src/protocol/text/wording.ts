/**
 * Dates, figures and lists as the site writes them, in English. Not by `Intl`: its locale data differ from one machine
 * to the next, and loading them takes a phone as long as a fifth of a page.
 */

/** The months' names, from January on. */
export const MONTHS: readonly string[] = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];

/** Returns a day in UTC: `2 April 2026`. */
export function formatDays(date: Date | string): string {
  return `${new Date(date).getUTCDate()} ${formatMonths(date)}`;
}

/** Returns a month in UTC: `April 2026`. */
export function formatMonths(date: Date | string): string {
  const day = new Date(date);
  return `${MONTHS[day.getUTCMonth()]} ${day.getUTCFullYear()}`;
}

/** Returns an integer with its thousands apart: `1,234,567`. */
export function formatThousands(integer: number | bigint): string {
  const [, sign = "", digits = ""] = /^(-?)(.*)$/.exec(String(integer))!;
  const first = digits.length % 3;
  const groups = digits.slice(first).match(/\d{3}/g) ?? [];
  return `${sign}${[digits.slice(0, first), ...groups].filter(Boolean).join(",")}`;
}

/** Returns the names in a sentence: `a`, `a and b`, `a, b, and c`. */
export function joinInSentence(names: readonly string[]): string {
  if (names.length < 3) return names.join(" and ");
  return `${names.slice(0, -1).join(", ")}, and ${names.at(-1)}`;
}

/** Returns the order of names in a list, for `sort`: capitals count as small letters. */
export function compareNames(a: string, b: string): number {
  const [first, second] = [a.toLowerCase(), b.toLowerCase()];
  return first < second ? -1 : Number(first > second);
}
