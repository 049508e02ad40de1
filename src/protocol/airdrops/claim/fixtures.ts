import { numberToHex, type Hex } from "viem";
import { findClaims, buildMerkleTree, type Found, type Search } from "./find";
import type { Row } from "./list";

/** Returns a generator of numbers from 0 to 1 that is the same in every run (mulberry32). */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Returns rows of arbitrary addresses and amounts, numbered in their order. */
export function randomRows(random: () => number, count: number): Row[] {
  const digits = (length: number) =>
    Array.from({ length }, () => Math.floor(16 * random()).toString(16)).join("");
  return Array.from({ length: count }, (_, index) => ({
    index: BigInt(index),
    recipient: `0x${digits(40)}`,
    amount: BigInt(`0x${digits(1 + Math.floor(24 * random()))}`) + 1n,
  }));
}

/** Returns the root of rows. */
export function computeRoot(rows: readonly Row[]): Hex {
  const work = buildMerkleTree(rows);
  for (;;) {
    const { done, value } = work.next();
    if (done) return value.root;
  }
}

/** Writes rows as CSV in base units. */
export const writeCsv = (rows: readonly Row[]): string =>
  ["address,amount", ...rows.map(({ recipient, amount }) => `${recipient},${amount}`)].join("\n");

/** Finds claims in the text of a list. */
export async function find(text: string, search: Search): Promise<Found> {
  const work = findClaims(new Blob([text]), search);
  for (;;) {
    const { done, value } = await work.next();
    if (done) return value;
  }
}

/** Returns an address whose digits are those of a small number. */
export const createAddress = (digits: number): Hex => numberToHex(digits, { size: 20 });
