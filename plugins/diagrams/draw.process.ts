/**
 * Draws diagrams into the cache, in a process of its own. Reads their sources from its standard input, as a JSON list.
 * What cannot be drawn is left to whoever knows its page and line.
 */
import { json } from "node:stream/consumers";
import { drawLayouts } from "./compact";
import { close } from "./draw";

async function main(): Promise<void> {
  for (const source of (await json(process.stdin)) as string[])
    await drawLayouts(source).catch(() => undefined);
  await close();
}

void main();
