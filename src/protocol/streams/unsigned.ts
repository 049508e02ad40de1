/**
 * Checks that a value fits its Solidity type, before anything is computed with it: a contract never sees one that does
 * not, because the call cannot be encoded.
 *
 * @param name what the value is, as a sentence's subject: `The exponent of segment 2`
 * @param bits of the type, such as 64 for UD2x18
 * @throws RangeError when it is no bigint, negative, or larger than the type's largest value
 */
export function checkUnsigned(name: string, value: bigint, bits: number): bigint {
  if (typeof value !== "bigint")
    throw new RangeError(`${name} is not a bigint. Write it with an n, such as 5n.`);
  const max = 2n ** BigInt(bits) - 1n;
  if (value < 0n || value > max) {
    throw new RangeError(`${name} is ${value}, and its type, uint${bits}, holds 0 to ${max}.`);
  }
  return value;
}
