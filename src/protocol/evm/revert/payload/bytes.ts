/** What no text shows: controls, marks of direction, characters without width, and what could not be read. */
const UNSEEN = /[\p{Cc}\p{Cf}\ufffd]+/gu;

/** Returns a text on one line, without characters that cannot be seen or turn around what follows. */
export const removeControls = (text: string): string => text.replace(/\s+/g, " ").replace(UNSEEN, "").trim();

const getBytes = (hex: string): Uint8Array =>
  Uint8Array.from(hex.slice(2).match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));

/** Fewer bytes can be a text by chance. */
const SHORTEST = 5;

/** Checks whether a text has a word: numbers and signs alone can be anything. */
export const hasWord = (text: string): boolean => /\p{L}{2}/u.test(text);

/**
 * Returns the text that bytes are, zeros at the end left out: `0x77726f6e67` is "wrong". Nothing where they hold a byte
 * that no text has.
 * @param hex `0x` and an even number of digits
 */
export function decodeText(hex: string): string | undefined {
  const bytes = getBytes(hex);
  const end = bytes.findLastIndex((byte) => byte !== 0) + 1;
  if (end < SHORTEST && end < bytes.length) return undefined;
  try {
    const text = new TextDecoder("utf-8", { fatal: true }).decode(bytes.subarray(0, end));
    // A line break is part of many messages.
    return /[^\P{Cc}\n\r\t]/u.test(text) ? undefined : text;
  } catch {
    return undefined;
  }
}

/** Returns what of bytes can be read as text; empty where nothing can. */
export const isPrintable = (hex: string): string => removeControls(new TextDecoder().decode(getBytes(hex)));
