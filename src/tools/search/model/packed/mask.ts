/** Replaces a value. Nobody writes it, because the second half is a two dot leader. */
const MASK = "0x‥";
const VALUE = /0x[0-9a-f]{6,}/gi;

/** Returns a text without its values, and the values in their order. */
export function mask(text: string): { text: string; values: string[] } {
  const values: string[] = [];
  const masked = text.replace(VALUE, (value) => {
    values.push(value);
    return MASK;
  });
  return { text: masked, values };
}

/**
 * Puts values back into a text, or into the beginning of one. Of values that are not known only that they are some is
 * shown.
 */
export function unmask(text: string, values: readonly string[] = []): string {
  let next = 0;
  return text.replaceAll(MASK, () => values[next++] ?? "0x…");
}
