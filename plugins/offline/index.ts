import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { readdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { transform } from "@swc/core";
import { type SiteStep } from "../after-build";
import { chunkFiles } from "../lean-client/chunkFiles";

/** Where the worker is served: beside the pages, so that it may answer for all of them. */
const WORKER = "sw.js";

/** Named `import()`s and workers that the search consists of. */
const SEARCH_CHUNKS = ["search-modal", "search-index"];

/**
 * The text of a worker, for browsers.
 *
 * @param file the source: TypeScript without imports and exports
 * @param version of the site: browsers notice a new worker by any difference, so every deploy must make one
 * @param searchCode addresses of the scripts behind the search button
 */
export async function workerText(
  file: string,
  version: string,
  searchCode: readonly string[] = [],
): Promise<string> {
  const { code } = await transform(await readFile(file, "utf8"), {
    jsc: { parser: { syntax: "typescript" }, target: "es2020", minify: { compress: true, mangle: true } },
    minify: true,
    swcrc: false,
    configFile: false,
  });
  return `const VERSION=${JSON.stringify(version)},SEARCH_CODE=${JSON.stringify(searchCode)};\n${code}`;
}

/** A word for the content of a built site: the same content, the same word. */
export async function versionOf(outDir: string): Promise<string> {
  const entries = await readdir(outDir, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile() && entry.name !== WORKER)
    .map((entry) => path.join(entry.parentPath, entry.name))
    .sort();
  const hash = createHash("sha256");
  for (const file of files) {
    hash.update(path.relative(outDir, file)).update("\0");
    // What is named after its content needs no second look.
    if (!file.includes(`${path.sep}assets${path.sep}`)) hash.update(readFileSync(file));
  }
  return hash.digest("hex").slice(0, 12);
}

/** Addresses of the scripts behind the search button. */
function searchCode(): string[] {
  const files = SEARCH_CHUNKS.flatMap((name) => {
    const ofChunk = chunkFiles(name);
    if (ofChunk.length === 0)
      throw new Error(`No chunk is named ${name}: offline, the search would not open.`);
    return ofChunk;
  });
  return [...new Set(files)].sort();
}

/**
 * Writes the service worker, or the one that removes it. Near the end: its version covers all other files.
 *
 * @throws Error when the build knows no code behind the search button, by the names above.
 */
export function writeWorker({ offline }: { offline: boolean }): SiteStep {
  return {
    name: "service worker",
    async run({ outDir }) {
      const source = path.join(__dirname, offline ? "worker.ts" : "removal.ts");
      const text = await workerText(source, await versionOf(outDir), offline ? searchCode() : []);
      await writeFile(path.join(outDir, WORKER), text);
    },
  };
}
