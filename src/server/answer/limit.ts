/** Bytes of an answer when the caller set no limit. */
export const USUAL = 10_000;

/** The least and the most that a caller can set. */
const LEAST = 2_000;
const MOST = 200_000;

/** Bytes that an answer contains apart from its rows or its text: the frame of the protocol, the source. */
const FRAME = 900;

/** Returns the limit in bytes that a user set: `?max=5000` on the address, `SABLIER_DOCS_MAX=5000` in the environment. */
export function readLimit(given: string | null | undefined): number {
  const number = Number(given?.trim() || USUAL);
  return Number.isFinite(number) ? Math.min(Math.max(Math.trunc(number), LEAST), MOST) : USUAL;
}

/** Returns the bytes that are left for rows or text in an answer of at most `max` bytes. */
export const measureRoom = (max: number): number => max - FRAME;

const measureSize = (row: unknown): number => Buffer.byteLength(JSON.stringify(row) ?? "") + 1;

/** A part of a list. */
export interface Part<Row> {
  readonly rows: readonly Row[];
  /** Number of the first row of the next part, counted from 0; nothing after the last part. */
  readonly next?: number;
  /** Number of rows of the whole list. */
  readonly of: number;
}

/**
 * Cuts a list into a part that fits.
 *
 * @param from number of the first row
 * @param room bytes for the rows
 * @param most maximum number of rows
 */
export function cutPart<Row>(rows: readonly Row[], from: number, room: number, most = Infinity): Part<Row> {
  let end = from;
  let left = room;
  while (end < rows.length && end - from < most) {
    left -= measureSize(rows[end]);
    // At least one row, so that each call gets further.
    if (left < 0 && end > from) break;
    end += 1;
  }
  return { rows: rows.slice(from, end), of: rows.length, ...(end < rows.length ? { next: end } : {}) };
}

/**
 * Says which rows of a part the words of an answer leave out. The data has them; a client that shows words alone gets
 * them with a cursor.
 *
 * @param named number of rows that the words contain
 */
export function sayHidden({ rows }: Part<unknown>, from: number, named: number, what: string): string {
  const hidden = rows.length - named;
  if (hidden <= 0) return "";
  return `${hidden} more ${what} are in the data. If you see no data, call again with cursor ${from + named}.`;
}

/** Says in the account of an answer that there is more, and how to get it. */
export function sayMore({ next, of: all, rows }: Part<unknown>, from: number, what: string): string {
  if (next === undefined && from === 0) return "";
  const shown = rows.length === 0 ? "None" : `${from + 1} to ${from + rows.length}`;
  return `${shown} of ${all} ${what}.${next === undefined ? "" : ` Call again with cursor ${next} for the next.`}`;
}
