/** Which character stands before the fraction. */
export type NumberStyle = "point" | "comma";

/** Characters that stand between thousands, other than comma and point: spaces of all kinds, apostrophes, underscores. */
const GROUPS = /^\d{1,3}(?:[ '’_\u00a0\u2009\u202f]\d{3})+(?=[.,]|$)/u;
/** Thousands by three, or by two as in India; the last group has three. */
const GROUPED_BY_COMMA = /^\d{1,3}(?:,\d{2,3})*,\d{3}$/u;
const GROUPED_BY_POINT = /^\d{1,3}(?:\.\d{3})+$/u;
/** One thousand with a separator, or one with three decimals. */
const READS_TWICE = /^[1-9]\d{0,2}[.,]\d{3}$/u;

/** A number as the checker wants it, or why it is none: it can be read in two ways, or in none. */
export type Reading = { readonly plain: string } | "ambiguous" | "unreadable";

const withoutGroups = (text: string) =>
  text.replace(GROUPS, (groups) => groups.replace(/\D/gu, "")).replace(/^\+/u, "");

/** What a number says about the style of its file: nothing, for most. */
function evidenceOf(text: string): NumberStyle | undefined {
  const number = withoutGroups(text);
  const commas = number.split(",").length - 1;
  const points = number.split(".").length - 1;
  if (commas + points === 0 || READS_TWICE.test(number)) return undefined;
  if (commas > 0 && points > 0) return number.lastIndexOf(",") > number.lastIndexOf(".") ? "comma" : "point";
  if (commas > 1) return "point";
  if (points > 1) return "comma";
  return commas > 0 ? "comma" : "point";
}

/**
 * Reads an amount as people write it.
 *
 * @param style of the file it stands in; without it, `1,000` can be read in two ways, and `1.000` is one
 */
export function readNumber(text: string, style: NumberStyle | undefined): Reading {
  const number = withoutGroups(text);
  if (/^\d+$/u.test(number)) return { plain: number };
  if (!/^[\d.,]+$/u.test(number) || !/\d/u.test(number)) return "unreadable";
  if (READS_TWICE.test(number)) {
    if (number.includes(".")) return { plain: style === "comma" ? number.replace(".", "") : number };
    return style ? { plain: number.replace(",", style === "point" ? "" : ".") } : "ambiguous";
  }
  const mark = evidenceOf(text);
  const decimal = mark === "comma" ? "," : ".";
  const parts = number.split(decimal);
  const isGrouped = (digits: string) =>
    /^\d*$/u.test(digits) || (mark === "comma" ? GROUPED_BY_POINT : GROUPED_BY_COMMA).test(digits);
  if (parts.length > 2 || !isGrouped(parts[0]!) || !/^\d*$/u.test(parts[1] ?? "")) return "unreadable";
  const integer = parts[0]!.replace(/\D/gu, "");
  return { plain: parts[1] === undefined ? integer : `${integer || "0"}.${parts[1] || "0"}` };
}

/** The style that a file's numbers agree on, or nothing. */
export function styleOf(numbers: Iterable<string>): NumberStyle | undefined {
  const found = new Set<NumberStyle>();
  for (const number of numbers) {
    const evidence = evidenceOf(number.trim());
    if (evidence) found.add(evidence);
    if (found.size > 1) return undefined;
  }
  return [...found][0];
}
