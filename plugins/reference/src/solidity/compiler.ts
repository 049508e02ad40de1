import fs from "node:fs";
import path from "node:path";

import { inProcess } from "../../../inProcess";
import { type SourceUnit } from "./ast";

/** What the compiler made of a set of sources. */
export interface Compilation {
  /** Syntax tree of each source, its imports included. Ids are unique over all of them. */
  units: SourceUnit[];
  /** Text of each source by the path it is imported under. */
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
  const script = path.join(__dirname, "compiler.process.cjs");
  const answer = await inProcess(script, { sources, folders });
  const { output, contents } = JSON.parse(answer) as { output: string; contents: Record<string, string> };
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
