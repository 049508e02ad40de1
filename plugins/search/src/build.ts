import { mkdir, readFile, writeFile } from "node:fs/promises";
import path from "node:path";
import { htmlFiles, routeOf } from "../../after-build/pages";
import { extractPage, type ExtractedPage } from "./extract";
import { indexFiles, MANIFEST_PATH, manifestOf, type IndexFile } from "./pack";

/** Reads all content pages of a built site. */
export async function extractSite(outDir: string): Promise<ExtractedPage[]> {
  const pages: ExtractedPage[] = [];
  for (const file of await htmlFiles(outDir)) {
    const page = extractPage(await readFile(file, "utf8"), routeOf(path.relative(outDir, file)));
    if (page) pages.push(page);
  }
  return pages;
}

/**
 * Writes the index of a built site beside its pages: hashed files, and the manifest that names them.
 *
 * @throws Error when there is no page to index: an empty index would look like a search that finds nothing.
 */
export async function writeIndex(
  outDir: string,
  origin: string,
): Promise<{ pages: number; files: IndexFile[] }> {
  const pages = await extractSite(outDir);
  if (pages.length === 0)
    throw new Error(`No content page found in ${outDir}: the search index would be empty.`);
  const files = indexFiles(pages, origin);
  for (const { path: address, content } of files) {
    const file = path.join(outDir, address);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, content);
  }
  await writeFile(path.join(outDir, MANIFEST_PATH), JSON.stringify(manifestOf(files)));
  return { pages: pages.length, files };
}
