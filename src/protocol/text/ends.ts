/**
 * Returns a text without certain characters at its end. A pattern such as `/x+$/` needs quadratic time if the text has
 * many of them elsewhere.
 * @param characters each one alone: `.…`
 */
export function removeEnd(text: string, characters: string): string {
  let end = text.length;
  while (end > 0 && characters.includes(text[end - 1]!)) end -= 1;
  return text.slice(0, end);
}
