import fs from "node:fs";
import path from "node:path";

import { Thread } from "../../../../src/node/thread";
import { type Compilation } from "./compilation";
import type * as SyntaxTrees from "./syntaxTrees";

/**
 * Compiles up to the syntax tree; no bytecode is made. The compiler's 300 MB of memory go with its thread.
 * @param sources import paths, e.g. `@sablier/lockup/src/SablierLockup.sol`
 * @param folders where import paths are looked up, in order, usually `node_modules`
 * @throws with the compiler's own messages
 */
export async function compile(sources: string[], folders: string[]): Promise<Compilation> {
  const thread = new Thread<typeof SyntaxTrees>(path.join(__dirname, "syntaxTrees"));
  return thread.call("loadSyntaxTrees", sources, folders).finally(() => thread.close());
}

/**
 * Returns all `.sol` files below a package's folder, as import paths, sorted, without the folders named in `except`.
 */
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
