const listCharacters = (first: number, last: number): string =>
  String.fromCodePoint(...Array.from({ length: last - first + 1 }, (_, index) => first + index));

/**
 * What the text font can show: printable ASCII, and the signs that English prose, amounts and release dates need.
 * Letters with accents and what else a page shows come from the system's font, which looks different at once: the check
 * `characters` asks to add them here.
 */
export const textCharacters = `${listCharacters(0x20, 0x7e)}\u00a0§©«°±²³·»¼½¾×÷–—‘’“”•…‹›€™−`;

/**
 * What the font of code can show: printable ASCII, and the signs that comments, trees of files and outputs have. Signs
 * that it lacks come from the system's font of code.
 */
export const codeCharacters = `${listCharacters(0x20, 0x7e)}\u00a0·×–—‘’“”…←→≈≠≤≥│└├─`;
