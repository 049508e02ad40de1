import { readFileSync } from "node:fs";
import path from "node:path";
import { listFilesBelow } from "../../../src/node/files/list";
import type { Figures } from "../../../src/site/figures";

/** Returns the files `*.figures.json` under samples/, as absolute paths. */
export function listFigureFiles(root: string): string[] {
  return listFilesBelow(path.join(root, "samples"), ".figures.json").map((name) =>
    path.join(root, "samples", name),
  );
}

/**
 * Returns all figures by key.
 *
 * @throws when two files hold the same key.
 */
export function readFigures(root: string): Figures {
  const all: Record<string, Figures[string]> = {};
  for (const file of listFigureFiles(root)) {
    for (const [key, figure] of Object.entries(JSON.parse(readFileSync(file, "utf8")) as Figures)) {
      if (key in all) throw new Error(`the figure "${key}" is recorded by two tests`);
      all[key] = figure;
    }
  }
  return all;
}
