import { removeEnd } from "../../text/ends";
/** Which character is before the fraction. */
export type NumberStyle = "point" | "comma";

/** Characters that are between thousands, other than comma and point: spaces of all kinds, apostrophes, underscores. */
const GROUPS = /^\d{1,3}(?:[ '’_\u00a0\u2009\u202f]\d{3})+(?=[.,]|$)/u;
/** Thousands by three, or by two as in India; the last group has three. */
const GROUPED_BY_COMMA = /^\d{1,3}(?:,\d{2,3})*,\d{3}$/u;
const GROUPED_BY_POINT = /^\d{1,3}(?:\.\d{3})+$/u;
/** One thousand with a separator, or one with three decimals. */
const READS_TWICE = /^[+-]?[1-9]\d{0,2}[.,]\d{3}$/u;
/** Powers of ten that people write as letters. */
const POWERS: Readonly<Record<string, number>> = { k: 3, m: 6, mn: 6, mio: 6, mln: 6, b: 9, bn: 9 };
/** Units that are a fraction of a token: without them, a number is another amount. */
const SMALL_UNITS = /^(?:(?:[kmg]?wei)|szabo|finney|sats?|satoshis?|lamports?|drops?|cents?|units?|raw)$/iu;
/** Digits that a number may move by: no token has more. */
const MAX_POWER = 77;

/** A number as people write it: `$ 3`, `3 USDC`, `25k`, `2E+3`. */
const WRITTEN =
  /^(?<before>\p{Sc}|[\p{L}$][\p{L}\p{Sc}.$]{0,10}?)?\s*(?<number>[-+−]?[\d.,](?:[\d.,'’_\s]*[\d.,])?)(?:e(?<exponent>[+-]?\d{1,3}))?(?:\s*(?<power>k|mio|mln|mn|m|bn|b)(?!\p{L}))?\s*(?<after>[\p{L}\p{Sc}$][\p{L}\p{N}\p{Sc}.$]{0,10})?$/iu;

/** A number taken apart. */
export interface WrittenNumber {
  /** The digits with their separators and sign. */
  readonly number: string;
  /** Digits by which the point moves to the right. */
  readonly power: number;
  /** A spreadsheet or program wrote it with an exponent. */
  readonly isScientific: boolean;
  /** Currency or symbol of a token, or nothing. */
  readonly unit: string;
}

/** Takes apart what a cell holds, or nothing when it is no number. */
export function takeApart(text: string): WrittenNumber | undefined {
  if (/^[+-]?[\d.,]+$/u.test(text)) return { number: text, power: 0, isScientific: false, unit: "" };
  const { before = "", number, exponent, power = "", after = "" } = WRITTEN.exec(text)?.groups ?? {};
  if (number === undefined || (before && after) || SMALL_UNITS.test(before || after)) return undefined;
  const moved = Number(exponent ?? 0) + (POWERS[power.toLowerCase()] ?? 0);
  if (Math.abs(moved) > MAX_POWER) return undefined;
  return {
    number: number.replace("−", "-"),
    power: moved,
    isScientific: exponent !== undefined,
    unit: before || after,
  };
}

/** Checks whether a number can be a thousand or one with three decimals: `1.000` and `1,000`. */
export const readsTwice = (text: string): boolean => READS_TWICE.test(text);

/** Says the two readings of a number that reads twice, as sentences: `3,500` is 3500 or 3.5. */
export function describeTwice(text: string): string {
  const mark = text.includes(",") ? "comma" : "point";
  const whole = text.replace(/[.,]/u, "");
  const fraction = removeEnd(removeEnd(text.replace(",", "."), "0"), ".");
  return `"${text}" can be ${whole} or ${fraction}. Write it without a ${mark === "comma" ? "comma" : "separator"}, or decide how to read it.`;
}

/** A number as the checker wants it, or why it is none: it can be read in two ways, or in none. */
export type Reading = { readonly plain: string } | "ambiguous" | "unreadable";

const withoutGroups = (text: string) =>
  text.replace(/^[+-]/u, "").replace(GROUPS, (groups) => groups.replace(/\D/gu, ""));

/** Returns what a number says about the style of its column: nothing, for most. */
export function findEvidence(text: string): NumberStyle | undefined {
  const written = takeApart(text);
  if (!written) return undefined;
  const number = withoutGroups(written.number);
  const commas = number.split(",").length - 1;
  const points = number.split(".").length - 1;
  if (commas + points === 0 || (READS_TWICE.test(number) && !written.isScientific)) return undefined;
  if (commas > 0 && points > 0) return number.lastIndexOf(",") > number.lastIndexOf(".") ? "comma" : "point";
  if (commas > 1) return "point";
  if (points > 1) return "comma";
  return commas > 0 ? "comma" : "point";
}

/**
 * Reads an amount as people write it.
 *
 * @param style of the column it is in; without it, `1,000` and `1.000` can be read in two ways
 */
export function readNumber(written: WrittenNumber, style: NumberStyle | undefined): Reading {
  const sign = written.number.startsWith("-") ? "-" : "";
  const digits = readDigits(withoutGroups(written.number), written, style);
  return typeof digits === "string" ? digits : { plain: sign + shift(digits.plain, written.power) };
}

function readDigits(
  number: string,
  { isScientific }: WrittenNumber,
  style: NumberStyle | undefined,
): Reading {
  if (/^\d+$/u.test(number)) return { plain: number };
  if (!/^[\d.,]+$/u.test(number) || !/\d/u.test(number)) return "unreadable";
  // Before an exponent nothing is grouped.
  if (isScientific) {
    const plain = number.replace(",", ".");
    return /^\d+\.\d*$/u.test(plain) ? { plain } : "unreadable";
  }
  if (READS_TWICE.test(number)) {
    if (!style) return "ambiguous";
    return {
      plain:
        number.includes(".") === (style === "point") ? number.replace(",", ".") : number.replace(/\D/gu, ""),
    };
  }
  const mark = findEvidence(number);
  const parts = number.split(mark === "comma" ? "," : ".");
  const isGrouped = (digits: string) =>
    /^\d*$/u.test(digits) || (mark === "comma" ? GROUPED_BY_POINT : GROUPED_BY_COMMA).test(digits);
  if (parts.length > 2 || !isGrouped(parts[0]!) || !/^\d*$/u.test(parts[1] ?? "")) return "unreadable";
  const integer = parts[0]!.replace(/\D/gu, "");
  return { plain: parts[1] === undefined ? integer : `${integer || "0"}.${parts[1] || "0"}` };
}

/** Moves the point to the right, or with a negative power to the left. */
function shift(plain: string, power: number): string {
  if (power === 0) return plain;
  const [integer = "", fraction = ""] = plain.split(".");
  const digits = `${"0".repeat(MAX_POWER)}${integer}${fraction}${"0".repeat(MAX_POWER)}`;
  const point = MAX_POWER + integer.length + power;
  const whole = digits.slice(0, point).replace(/^0+(?=\d)/u, "");
  const rest = removeEnd(digits.slice(point), "0");
  return rest ? `${whole || "0"}.${rest}` : whole || "0";
}

/**
 * Returns the style of each column of numbers, decided from all of its rows; a column that does not say it has that of
 * the file.
 *
 * @param columns cells of each column
 * @returns nothing for a column whose numbers say nothing, or contradict one another
 */
export function findStyles(columns: readonly Iterable<string>[]): readonly (NumberStyle | undefined)[] {
  const found = columns.map((cells) => {
    const styles = new Set<NumberStyle>();
    for (const cell of cells) {
      const evidence = findEvidence(cell.trim());
      if (evidence) styles.add(evidence);
    }
    return styles;
  });
  const all = new Set(found.flatMap((styles) => [...styles]));
  return found.map((styles) => findOnly(styles.size > 0 ? styles : all));
}

/** Returns the one style that there is, or nothing. */
export const findOnly = (styles: ReadonlySet<NumberStyle>): NumberStyle | undefined =>
  styles.size === 1 ? [...styles][0] : undefined;
