import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { compileRules, type Rules } from "../../model/engine/rules";
import { Cache } from "../../../../node/files/cache";
import { type PackedLanguages } from "../../model/packed/layers";
import { type ExtractedPage } from "./extract";
import { readQuestions, addQuestions } from "./questions";
import { readLanguages, readRules } from "./rules";
import { indexFiles, MANIFEST_PATH, writeManifest, type IndexFile } from "./pack";

/** What the index is made by. */
const DEPENDENCIES = ["src/tools/search/build/src", "src/tools/search/model"];

/** Returns the files of the index, which follow from the pages alone. */
async function makeFiles(
  pages: readonly ExtractedPage[],
  origin: string,
  told: { rules: Rules; languages: PackedLanguages },
): Promise<IndexFile[]> {
  const cache = new Cache<IndexFile[]>("search-index", DEPENDENCIES);
  const files = await cache.getOrCompute(JSON.stringify([origin, pages, told]), () =>
    indexFiles(pages, origin, told),
  );
  await cache.prune();
  return files;
}

/**
 * Writes the index of a built site into its folder: hashed files, and the manifest that names them.
 *
 * @param outDir the folder
 * @param origin the site's address, without a path
 * @param pages what its pages hold
 * @returns the messages for the author
 * @throws Error when there is no page to index: an empty index would look like a search that finds nothing.
 */
export async function writeIndex(
  outDir: string,
  origin: string,
  pages: readonly ExtractedPage[],
): Promise<string> {
  if (pages.length === 0)
    throw new Error(`No content page found in ${outDir}: the search index would be empty.`);
  const rules = readRules();
  const languages = readLanguages();
  const asked = addQuestions(pages, readQuestions(), compileRules(rules));
  const files = await makeFiles(asked, origin, { rules, languages });
  for (const { path: address, content } of files) {
    const file = path.join(outDir, address);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
  }
  await writeFile(path.join(outDir, MANIFEST_PATH), JSON.stringify(writeManifest(files)));
  return `[search] ${pages.length} pages are in the index\n`;
}
