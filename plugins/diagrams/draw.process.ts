/**
 * Draws diagrams into the cache, in a process of its own. Reads their sources from its standard input, as a JSON list.
 * What cannot be drawn is left to whoever knows its page and line.
 */
import { json } from "node:stream/consumers";
import { close, draw } from "./draw";

async function main(): Promise<void> {
  for (const source of (await json(process.stdin)) as string[]) await draw(source).catch(() => undefined);
  await close();
}

void main();
