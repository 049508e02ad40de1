import { MAX_PASTE_LENGTH, MAX_QUERY_LENGTH } from "../limits";

/** Letters of a selector with its `0x`, and of a word of 32 bytes. */
const SELECTOR = 10;
const WORD = 64;

/**
 * Returns what was pasted where the input, which takes 64 characters, holds the beginning of it; else what the input
 * holds.
 */
export const readPaste = (typed: string, pasted: string): string =>
  // The input takes no line breaks.
  typed.length === MAX_QUERY_LENGTH && pasted.replace(/[\r\n]/g, "").startsWith(typed)
    ? pasted.slice(0, MAX_PASTE_LENGTH)
    : typed;

/**
 * Returns the data of a revert: a selector and the words of its arguments, as hexadecimal digits. No word of 32 bytes
 * alone, which is the hash of a transaction or a topic, and no address. Of data that was cut within a word the begun
 * word counts.
 *
 * @returns `undefined` for anything else.
 */
export function revertData(text: string): string | undefined {
  if (!isHex(text) || text.length % 2 !== 0) return undefined;
  const isWhole = text.length > SELECTOR && (text.length - SELECTOR) % WORD === 0;
  return isWhole || text.length > SELECTOR + WORD ? text : undefined;
}

/** Number of letters from which a text is a message rather than a question. */
const MESSAGE = 40;

/**
 * Returns the selector of an error in a text that the decoder of reverts reads: a selector alone, or one in a message
 * that speaks of a failure, with or without the words of its arguments. No address and no hash.
 */
export function selectorIn(text: string): string | undefined {
  const isMessage = text.length > MESSAGE && /revert|error|reason|fail/i.test(text);
  if (!isMessage && text.length !== SELECTOR) return undefined;
  return /\b0x[\da-f]{8}(?=(?:[\da-f]{64})*\b)/i.exec(text)?.[0];
}

const isHex = (text: string): boolean => /^0x[\da-f]+$/i.test(text);
