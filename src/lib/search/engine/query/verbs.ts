/** "take my money out", "cash out": up to four words may stand between the two. */
const TAKE_OUT =
  /\b(?:cash|cashing|get|getting|move|moving|pull|pulling|take|taking)\b((?:\s+\S+){0,4}?)\s+out\b/i;

/**
 * A text with verbs of two words in one, as the pages say it: "my money withdraw" for "take my money out". Word by word
 * its "out" would find what is "out of money" or "paid out".
 */
export const withVerbsInOne = (text: string): string => text.replace(TAKE_OUT, "$1 withdraw");
