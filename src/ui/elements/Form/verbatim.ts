/** For a field whose text is no prose (an address, an amount, a query): the browser must not correct what is typed. */
export const verbatim = {
  autoComplete: "off",
  autoCapitalize: "off",
  autoCorrect: "off",
  spellCheck: false,
} as const;
