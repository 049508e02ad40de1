/**
 * Draws cards in a process of its own: beside the other steps, and with memory that ends with it. Reads the work from
 * its standard input, as JSON: `{ siteTitle, folder, cards: [{ name, card }] }`.
 */
import path from "node:path";
import { text } from "node:stream/consumers";
import { writeWhole } from "../../writeWhole";
import { type Card } from "./card";
import { draw } from "./draw";

/** Pictures are held outside of what the engine counts: it has to be told to let go. */
const BETWEEN_COLLECTIONS = 8;

export interface Work {
  readonly siteTitle: string;
  readonly folder: string;
  readonly cards: readonly { readonly name: string; readonly card: Card }[];
}

async function main(): Promise<void> {
  const { siteTitle, folder, cards } = JSON.parse(await text(process.stdin)) as Work;
  for (const [index, { name, card }] of cards.entries()) {
    await writeWhole(path.join(folder, name), await draw(card, siteTitle));
    if (index % BETWEEN_COLLECTIONS === 0) globalThis.gc?.();
  }
}

void main();
