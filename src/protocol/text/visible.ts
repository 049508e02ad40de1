/**
 * Replaces characters that have no look of their own, because they can hide text or turn the order of the others around.
 * Line breaks and tabs stay.
 */
export const showUnseen = (text: string): string =>
  text.replace(/[\p{Cf}\u2028\u2029]|(?![\n\t])\p{Cc}/gu, "\uFFFD");
