import { formatThousands } from "./wording";
import { removeEnd } from "./ends";

/**
 * Reads a decimal figure such as `"0.99"` into base units.
 * @param figure digits with at most `decimals` digits after the point, no sign, no separators
 * @throws RangeError when the figure has another form
 */
export function parseDecimal(figure: string, decimals: number): bigint {
  const units = read(figure, decimals);
  if (typeof units === "string") throw new RangeError(`Not a figure with ${decimals} decimals: ${figure}`);
  return units;
}

/** Groups of thousands: the first does not begin with zero, all are apart by the same sign. */
const THOUSANDS = /^[1-9]\d{0,2}(?:([, \u00a0\u202f'’])\d{3})(?:\1\d{3})*(?:\.\d+)?$/;
/** One comma and three digits after it: thousands in English, a fraction in many other languages. */
const EITHER = /^([1-9]\d{0,2}),(\d{3})$/;
/** A comma before the fraction, with points or spaces between thousands if any. */
const COMMA = /^(\d+|\d{1,3}(?:[. \u00a0\u202f'’]\d{3})+),(\d+)$/;
/** Points between thousands, and no fraction. */
const POINTS = /^[1-9]\d{0,2}(?:\.\d{3}){2,}$/;

/**
 * Returns the same for what a reader types: with commas or spaces between thousands, as pages write it, and instead of
 * an error a sentence that says what to change. What can be read in two ways is not guessed.
 */
export function readAmount(figure: string, decimals: number): bigint | string {
  const [, integer, fraction] = EITHER.exec(figure) ?? [];
  if (integer && fraction) {
    const small = removeEnd(removeEnd(`${integer}.${fraction}`, "0"), ".");
    return `Amount: ${figure} can be ${integer}${fraction} or ${small}. Write the one that you mean.`;
  }
  const comma = COMMA.exec(figure);
  if (comma)
    return `Amount: a point before the fraction, such as ${comma[1]!.replace(/\D/g, "")}.${comma[2]}.`;
  if (POINTS.test(figure)) return `Amount: no points between thousands: ${figure.replaceAll(".", "")}.`;
  return read(THOUSANDS.test(figure) ? figure.replace(/[^\d.]/g, "") : figure, decimals);
}

function read(figure: string, decimals: number): bigint | string {
  const match = /^(\d+)(?:\.(\d+))?$/.exec(figure);
  if (!match) return "Amount: digits only, with a point before the fraction, such as 1,500.25.";
  const fraction = match[2] ?? "";
  if (fraction.length > decimals) return `Amount: at most ${decimals} digits after the point for this token.`;
  return BigInt(match[1]! + fraction.padEnd(decimals, "0"));
}

/** Writes base units as a decimal figure without trailing zeros: `330000000000000`, 18 → `"0.00033"`. */
export function formatDecimal(units: bigint, decimals: number): string {
  const { integer, fraction } = listParts(units, decimals);
  return fraction ? `${integer}.${fraction}` : integer;
}

/**
 * Returns an amount in whole tokens with thousands separators. What does not fit is cut off, not rounded, and an
 * ellipsis says so: the contracts round down as well.
 *
 * @param amount base units of the token, not negative
 * @param decimals decimals of the token
 * @param digits how many to show after the point at most
 */
export function formatAmount(amount: bigint, decimals: number, digits = 6): string {
  const { integer, fraction } = listParts(amount, decimals);
  const shown = fraction.slice(0, digits);
  const cut = shown.length < fraction.length ? "…" : "";
  return formatThousands(BigInt(integer)) + (fraction && `.${shown}${cut}`);
}

/**
 * Returns the same without the ellipsis, and without zeros at the end: for tables and plots that say themselves how
 * exact they are. It may be negative.
 */
export function formatCut(amount: bigint, decimals: number, digits = 4): string {
  const { integer, fraction } = listParts(amount < 0n ? -amount : amount, decimals);
  const shown = removeEnd(fraction.slice(0, digits), "0");
  return (amount < 0n ? "−" : "") + formatThousands(BigInt(integer)) + (shown && `.${shown}`);
}

/** Returns the digits before and after the point, without zeros at the end. */
function listParts(units: bigint, decimals: number): { integer: string; fraction: string } {
  const digits = units.toString().padStart(decimals + 1, "0");
  const point = digits.length - decimals;
  return { integer: digits.slice(0, point), fraction: removeEnd(digits.slice(point), "0") };
}
