import { readFileSync } from "node:fs";
import path from "node:path";
import { listFilesBelow } from "../../src/node/files/list";
import { renderLayouts } from "./layouts";
import { close } from "./renderDiagram";

const FENCE = /^```mermaid\n([^]*?)\n```$/gm;

/** Renders the diagrams of all Markdown below some folders into the cache. What is wrong with one is said when its page is made. */
export async function renderAhead(folders: readonly string[]): Promise<void> {
  for (const folder of folders) {
    for (const name of listFilesBelow(folder, /\.mdx?$/)) {
      for (const [, source = ""] of readFileSync(path.join(folder, name), "utf8").matchAll(FENCE)) {
        await renderLayouts(source).catch(() => undefined);
      }
    }
  }
  await close();
}
