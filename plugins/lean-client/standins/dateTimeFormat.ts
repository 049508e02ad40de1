import { MONTHS } from "../../../src/lib/wording";

/**
 * Writes dates as `Intl.DateTimeFormat("en", …)` does for the options that Docusaurus' theme asks for: `Mar 16, 2026`
 * on a page, `March 16, 2026` on a release note, `March 16` in the archive; always in UTC.
 *
 * @throws Error for options that would be written in another way
 */
export function useDateTimeFormat(options: Intl.DateTimeFormatOptions): {
  format(date: Date): string;
} {
  const { month: form, year, day, timeZone, ...others } = options;
  const isKnown =
    day === "numeric" &&
    (form === "short" || form === "long") &&
    (year === undefined || year === "numeric") &&
    timeZone === "UTC" &&
    Object.keys(others).length === 0;
  if (!isKnown) throw new Error(`No date is written like this: ${JSON.stringify(options)}.`);
  return {
    format(date) {
      const name = MONTHS[date.getUTCMonth()]!;
      const start = `${form === "short" ? name.slice(0, 3) : name} ${date.getUTCDate()}`;
      return year === undefined ? start : `${start}, ${date.getUTCFullYear()}`;
    },
  };
}
