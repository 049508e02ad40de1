/**
 * An amount in base units as a decimal number with thousands separators, without trailing zeros.
 *
 * @param amount base units
 * @param decimals of the token
 * @param fractionDigits how many to keep at most; the rest is cut off, not rounded
 */
export function format(amount: bigint, decimals: number, fractionDigits = 4): string {
  const sign = amount < 0n ? "−" : "";
  const digits = (amount < 0n ? -amount : amount).toString().padStart(decimals + 1, "0");
  const whole = digits.slice(0, digits.length - decimals).replace(/\B(?=(\d{3})+$)/g, ",");
  const fraction = digits
    .slice(digits.length - decimals, digits.length - decimals + fractionDigits)
    .replace(/0+$/, "");
  return sign + whole + (fraction ? `.${fraction}` : "");
}

const UNITS: readonly [name: string, seconds: bigint][] = [
  ["day", 86_400n],
  ["hour", 3_600n],
  ["minute", 60n],
  ["second", 1n],
];

/** Seconds as words in the largest units that fit: `25 days`, `49 days 23 hours 59 minutes 59 seconds`. */
export function formatDuration(seconds: bigint): string {
  const parts: string[] = [];
  let rest = seconds;
  for (const [name, length] of UNITS) {
    const count = rest / length;
    rest %= length;
    if (count > 0n) parts.push(`${count} ${name}${count === 1n ? "" : "s"}`);
  }
  return parts.join(" ") || "0 seconds";
}
