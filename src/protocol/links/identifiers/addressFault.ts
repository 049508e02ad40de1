/** Digits of an address after its `0x`, and of the hash of a transaction. */
const DIGITS = 40;
const HASH_DIGITS = 64;

/**
 * What keeps a text that begins as an address from being one, as a sentence: a letter that is no digit, or how many digits
 * there are.
 *
 * @param text without white space around it
 * @returns nothing for an address, and for what does not begin with `0x`
 */
export function findAddressFault(text: string): string | undefined {
  const [, digits] = /^0x([0-9a-z]*)$/i.exec(text) ?? [];
  if (digits === undefined) return undefined;
  const other = /[g-z]/i.exec(digits)?.[0];
  if (other !== undefined) {
    return `An address has only the digits 0 to 9 and a to f after 0x, and this has “${other}”. Copy it again from its source.`;
  }
  if (digits.length === DIGITS) return undefined;
  const hash = digits.length > DIGITS ? `, and the hash of a transaction ${HASH_DIGITS}` : "";
  return `An address has ${DIGITS} digits after 0x${hash}; this has ${digits.length}. Copy it again from its source.`;
}
