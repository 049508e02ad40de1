/** Does one long work. Reads its task from its standard input, as JSON, and shows what the worker says. */
import "../light-build/shortRun";
import { json } from "node:stream/consumers";
import { type Task, type Worker } from "./beside";

async function main(): Promise<void> {
  const { pages, script, facts } = (await json(process.stdin)) as Task;
  const { default: worker } = (await import(script)) as { default: Worker<unknown> };
  process.stdout.write(await worker(facts, pages));
}

void main();
