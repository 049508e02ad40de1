/** uint256, the type of Legacy's amounts. */
const MAX = 2n ** 256n - 1n;

/**
 * Reads the calculator's fields.
 *
 * @param amount whole tokens, with a point before the fraction
 * @param decimals 0 to 77: what fits a uint256
 * @param duration whole units of time, more than zero
 * @returns amount in base units and duration, or a sentence that says what to change
 */
export function parseInput(
  amount: string,
  decimals: string,
  duration: string,
): { amount: bigint; duration: bigint } | string {
  const places = /^\d{1,2}$/u.test(decimals.trim()) ? Number(decimals) : Number.NaN;
  if (!(places <= 77)) return "Token decimals: a whole number from 0 to 77.";
  const match = /^(\d+)(?:\.(\d+))?$/u.exec(amount.trim());
  if (!match) return "Amount: digits only, with a point before the fraction, such as 1500.25.";
  const fraction = match[2] ?? "";
  if (fraction.length > places) return `Amount: at most ${places} digits after the point for this token.`;
  const units = BigInt(match[1]! + fraction.padEnd(places, "0"));
  if (units > MAX) return "Amount: larger than the contract can hold.";
  const length = /^\d+$/u.test(duration.trim()) ? BigInt(duration.trim()) : 0n;
  if (length === 0n) return "Duration: a whole number above zero.";
  return { amount: units, duration: length };
}
