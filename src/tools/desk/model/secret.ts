/**
 * Checks whether a text must not be kept: the key of a wallet, or nothing but words, because the words of a wallet are
 * typed one after the other. A hash of a transaction looks like a key.
 */
export const mayBeSecret = (text: string): boolean =>
  /^[a-z\s]+$/i.test(text) || /^(?:0x)?[0-9a-f]{64}$/i.test(text.trim());
