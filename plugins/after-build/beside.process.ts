/** Does long work, one after the other. Reads its tasks from its standard input, as JSON, and shows what workers say. */
import "../light-build/shortRun";
import { json } from "node:stream/consumers";
import { type Tasks, type Worker } from "./beside";

async function main(): Promise<void> {
  const { pages, works } = (await json(process.stdin)) as Tasks;
  for (const { script, facts } of works) {
    const { default: worker } = (await import(script)) as { default: Worker<unknown> };
    process.stdout.write(await worker(facts, pages));
  }
}

void main();
