import { MONTHS } from "../../text/wording";

/** Which number of `2/1/2027` is the day. */
export type DateOrder = "day" | "month";

/** What only the owner of a list can say about its dates. */
export interface DateOptions {
  readonly order: DateOrder | undefined;
  /** Read Unix seconds and milliseconds as times of this computer's time zone, as the app reads dates. */
  readonly isUnixRead: boolean;
}

/** A date as the template writes it, or what must be decided first. */
export type DateReading =
  | { readonly text: string }
  | { readonly open: "date" | "unix" }
  /** It has no form that is known. */
  | undefined;

const TIME = /(?:[T,]?\s*(?<hour>\d{1,2}):(?<minute>\d{2})(?::00(?:\.0+)?)?\s*(?<half>[ap]\.?m\.?)?)?$/iu;
const createPattern = (date: string) => new RegExp(`^${date}${TIME.source}`, "iu");
const YEAR_FIRST = createPattern(
  String.raw`(?<year>\d{4})(?<mark>[-/.])(?<month>\d{1,2})\k<mark>(?<day>\d{1,2})`,
);
const YEAR_LAST = createPattern(
  String.raw`(?<one>\d{1,2})(?<mark>[-/.])(?<other>\d{1,2})\k<mark>(?<year>\d{4}|\d{2})`,
);
const NAMED = [
  createPattern(String.raw`(?<day>\d{1,2})(?:st|nd|rd|th)?[ -](?<name>[a-z]{3,9})\.?[ -,]+(?<year>\d{4})`),
  createPattern(String.raw`(?<name>[a-z]{3,9})\.? (?<day>\d{1,2})(?:st|nd|rd|th)?,? (?<year>\d{4})`),
];
const UNIX = /^\d{10}(?:\d{3})?$/u;

/**
 * Returns which number of the dates in a column is the day, as far as they say it: a point in German, a number above
 * twelve.
 */
export function detectOrder(cells: Iterable<string>): DateOrder | undefined {
  const found = new Set<DateOrder>();
  for (const cell of cells) {
    const { one: first, other, mark } = YEAR_LAST.exec(cell.trim())?.groups ?? {};
    if (mark === "." || Number(first) > 12) found.add("day");
    else if (Number(other) > 12) found.add("month");
  }
  return found.size === 1 ? [...found][0] : undefined;
}

/** Reads a date as people and spreadsheets write it; midnight where it has no time. */
export function readDate(text: string, { order, isUnixRead }: DateOptions): DateReading {
  if (UNIX.test(text)) {
    return isUnixRead ? { text: readLocalTime(Number(text.padEnd(13, "0"))) } : { open: "unix" };
  }
  const first = YEAR_FIRST.exec(text)?.groups;
  if (first) return write(first.year!, first.month!, first.day!, first);
  const last = YEAR_LAST.exec(text)?.groups;
  if (last) {
    if (!order) return { open: "date" };
    const [day, month] = order === "day" ? [last.one, last.other] : [last.other, last.one];
    return write(last.year!.padStart(4, "20"), month!, day!, last);
  }
  const named = NAMED.map((pattern) => pattern.exec(text)?.groups).find((groups) => groups !== undefined);
  if (!named) return undefined;
  const name = named.name!.toLowerCase();
  const month = MONTHS.findIndex((month) => month.toLowerCase().startsWith(name)) + 1;
  return month === 0 ? undefined : write(named.year!, String(month), named.day!, named);
}

const padToTwo = (digits: string | number) => String(digits).padStart(2, "0");

function write(
  year: string,
  month: string,
  day: string,
  { hour = "0", minute = "00", half }: Readonly<Record<string, string | undefined>>,
): DateReading {
  const isAfternoon = half?.toLowerCase().startsWith("p");
  const hours = half ? (Number(hour) % 12) + (isAfternoon ? 12 : 0) : Number(hour);
  return { text: `${year}-${padToTwo(month)}-${padToTwo(day)} ${padToTwo(hours)}:${minute}` };
}

/** Returns a moment as the dates of lists are written, in the time zone of this computer. */
export function readLocalTime(milliseconds: number): string {
  const date = new Date(milliseconds);
  const day = `${date.getFullYear()}-${padToTwo(date.getMonth() + 1)}-${padToTwo(date.getDate())}`;
  return `${day} ${padToTwo(date.getHours())}:${padToTwo(date.getMinutes())}`;
}

/** A unit of lengths that sheets give instead of dates. */
export type LengthUnit = "day" | "week" | "month" | "year";

/** Checks whether a cell for a date holds a length such as `12` instead. */
export const isLength = (text: string): boolean => /^[1-9]\d{0,2}$/u.test(text);

/**
 * Returns the date that is a length after another one. Months are those of the calendar; the 31st becomes the last day of
 * a shorter month.
 *
 * @param start such as `2023-07-01 00:00`
 * @returns nothing if the start is no date
 */
export function addLength(start: string, length: number, unit: LengthUnit): string | undefined {
  const [, year, month, day, time] = /^(\d{4})-(\d{2})-(\d{2}) (\d{2}:\d{2})$/u.exec(start) ?? [];
  if (time === undefined) return undefined;
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  if (unit === "day" || unit === "week") {
    date.setUTCDate(date.getUTCDate() + length * (unit === "week" ? 7 : 1));
  } else {
    date.setUTCDate(1);
    date.setUTCMonth(date.getUTCMonth() + length * (unit === "year" ? 12 : 1));
    const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
    date.setUTCDate(Math.min(Number(day), last));
  }
  return `${date.toISOString().slice(0, 10)} ${time}`;
}
