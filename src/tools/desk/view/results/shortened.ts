/** Returns the first and last digits of an address, `0xca20…0003`. */
export const shorten = (address: string): string => `${address.slice(0, 6)}…${address.slice(-4)}`;
