/**
 * Readers of single values in an answer. An answer comes from a foreign server, and the names of tokens in it from
 * anyone: a value that is not exactly what it should be makes its row unreadable.
 */

/** Says which value of a row is not what it should be. */
export class UnreadableRow extends Error {
  override readonly name = "UnreadableRow";
}

/** Maximum number of characters of a token's symbol, of a campaign's name and of an indexer's error. */
const MAX_SYMBOL = 20;
const MAX_NAME = 60;
const MAX_ERROR = 200;

export type Row = Readonly<Record<string, unknown>>;

/** Returns a value that is an object. */
export function readRow(value: unknown, what: string): Row {
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    throw new UnreadableRow(`${what} is not an object.`);
  }
  return value as Row;
}

/**
 * Returns an unsigned integer. Both vendors send them as decimal text.
 *
 * @param bits of its type in the contracts, such as 128 for an amount
 */
export function readUint(value: unknown, what: string, bits: number): bigint {
  const text = typeof value === "number" && Number.isSafeInteger(value) ? String(value) : value;
  // A uint256 has at most 78 digits.
  if (typeof text !== "string" || !/^\d{1,78}$/.test(text) || BigInt(text) >= 2n ** BigInt(bits)) {
    throw new UnreadableRow(`${what} is not an unsigned integer of ${bits} bits.`);
  }
  return BigInt(text);
}

/** Returns the same where a value may be missing. */
export function readOptionalUint(value: unknown, what: string, bits: number): bigint | undefined {
  return value === null || value === undefined ? undefined : readUint(value, what, bits);
}

/** Returns the number of a chain. */
export function readChainId(value: unknown): number {
  return Number(readUint(value, "chainId", 53));
}

export function readBoolean(value: unknown, what: string): boolean {
  if (typeof value !== "boolean") throw new UnreadableRow(`${what} is neither true nor false.`);
  return value;
}

/** Returns an address in lower case. */
export function readAddress(value: unknown, what: string): string {
  if (typeof value !== "string" || !/^0x[0-9a-f]{40}$/i.test(value)) {
    throw new UnreadableRow(`${what} is not an address.`);
  }
  return value.toLowerCase();
}

/** Returns the same where an address may be missing. */
export function readOptionalAddress(value: unknown, what: string): string | undefined {
  return value === null || value === undefined ? undefined : readAddress(value, what);
}

/** Returns the hash of a transaction in lower case. */
export function readHash(value: unknown): string {
  if (typeof value !== "string" || !/^0x[0-9a-f]{64}$/i.test(value)) {
    throw new UnreadableRow("hash is not the hash of a transaction.");
  }
  return value.toLowerCase();
}

/** Returns one of the known words. */
export function readWord<Word extends string>(value: unknown, what: string, words: readonly Word[]): Word {
  const found = words.find((word) => word === value);
  if (found === undefined) throw new UnreadableRow(`${what} is not one of the known words.`);
  return found;
}

/** Characters that are not seen, that change the direction of the text, or that pile up on others. */
const INVISIBLE = /[\p{C}\p{M}\p{Zl}\p{Zp}\u115f\u1160\u2800\u3164\uffa0]/gu;

/** Shortens a text that anyone may have written to what can be shown in a line. Markup stays text. */
function getLine(value: unknown, most: number): string {
  if (typeof value !== "string") return "";
  // The rest of a very long text is not looked at.
  const visible = value.slice(0, 1_000).replace(INVISIBLE, "").replace(/\s+/gu, " ").trim();
  const characters = [...visible];
  return characters.length > most ? `${characters.slice(0, most - 1).join("")}…` : visible;
}

/** Returns the symbol of a token as it can be shown: `DAI`. A symbol with nothing visible becomes `?`. */
export const readSymbol = (value: unknown): string => getLine(value, MAX_SYMBOL) || "?";

/** Returns a campaign's name as it can be shown; empty without one. */
export const readName = (value: unknown): string => getLine(value, MAX_NAME);

/** Returns what an indexer says went wrong, as it can be shown. */
export const readError = (value: unknown): string => getLine(value, MAX_ERROR);
