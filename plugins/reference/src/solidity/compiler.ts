import { once } from "node:events";
import fs from "node:fs";
import path from "node:path";
import { Worker } from "node:worker_threads";

import { type SourceUnit } from "./ast";

/** What the compiler made of a set of sources. */
export interface Compilation {
  /** Syntax tree of each source, its imports included. Ids are unique over all of them. */
  units: SourceUnit[];
  /** Text of each source by the path it is imported under. */
  contents: Record<string, string>;
}

/** What the worker posts: the compiler's answer as JSON, and the sources that it read. */
interface Answer {
  output: string;
  contents: Record<string, string>;
}

interface StandardOutput {
  errors?: { severity: string; formattedMessage: string }[];
  sources?: Record<string, { ast: SourceUnit }>;
}

/**
 * Compiles up to the syntax tree; no bytecode is made.
 * @param sources import paths, e.g. `@sablier/lockup/src/SablierLockup.sol`
 * @param folders where import paths are looked up, in order, usually `node_modules`
 * @throws with the compiler's own messages
 */
export async function compile(sources: string[], folders: string[]): Promise<Compilation> {
  const script = path.join(__dirname, "compiler.worker.cjs");
  const worker = new Worker(script, { workerData: { sources, folders } });
  // `once` rejects when the worker throws.
  const [answer] = (await once(worker, "message").finally(() => worker.terminate())) as [Answer];
  const { output, contents } = answer;
  const { errors = [], sources: compiled = {} } = JSON.parse(output) as StandardOutput;
  const fatal = errors.filter((error) => error.severity === "error");
  if (fatal.length > 0) {
    throw new Error(`The compiler refused the sources:\n${fatal.map((e) => e.formattedMessage).join("\n")}`);
  }
  return { units: Object.values(compiled).map(({ ast }) => ast), contents };
}

/** All `.sol` files below a package's folder, as import paths, sorted, without the folders named in `except`. */
export function listSources(nodeModules: string, folder: string, except: string[]): string[] {
  return fs
    .readdirSync(path.join(nodeModules, folder), { withFileTypes: true })
    .flatMap((entry) => {
      const child = `${folder}/${entry.name}`;
      if (entry.isDirectory())
        return except.includes(entry.name) ? [] : listSources(nodeModules, child, except);
      return entry.name.endsWith(".sol") ? [child] : [];
    })
    .sort();
}
